import Testing

@testable import FileOutput

struct RelativePathTests {
  @Test(arguments: [
    ("a.csv", "a.csv"), ("./a.csv", "a.csv"), (".//./b/a.csv", "b/a.csv"), ("/home/x/a.csv", "a.csv"),
    ("/home/x/./b/a.csv", "b/a.csv"), ("/home/xy/a.csv", "../xy/a.csv"), ("/etc/passwd", "../../etc/passwd"),
    ("../a.csv", "../a.csv"), ("/home/x/", "/home/x/"), ("./", "./"), ("-", "-"), (".a", ".a"),
  ])
  func `a path is relative to the folder`(path: String, relative: String) {
    #expect(RelativePath.of(path, in: "/home/x/") == relative)
  }

  @Test func `without a folder an absolute path stays`() {
    #expect(RelativePath.of("/a/b", in: "") == "/a/b")
    #expect(RelativePath.of("./b", in: "") == "b")
  }
}
