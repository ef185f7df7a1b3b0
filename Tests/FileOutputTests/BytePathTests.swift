import Platform
import Testing

@testable import FileOutput

struct BytePathTests {
  @Test(
    arguments: [
      ("a", "", ".", "a"), ("/a", "/", "/", "a"), ("b/a", "b/", "b", "a"), ("/c/b/a", "/c/b/", "/c/b", "a"),
      ("b/", "b/", "b", ""), ("./a", "./", ".", "a"), ("é/ü", "é/", "é", "ü"), ("", "", ".", ""),
      ("-", "", ".", "-"),
    ] as [(BytePath, BytePath, BytePath, String)])
  func `a path is split into a folder and a name`(
    path: BytePath, folder: BytePath, directory: BytePath, name: String
  ) {
    #expect(path.folder == folder && path.directory == directory && path.lastName == Array(name.utf8))
  }

  @Test func `a relative path is inside the folder, an absolute one and - are not`() {
    #expect(BytePath("a").inside("b/") == "b/a" && BytePath("a/b").inside("") == "a/b")
    #expect(BytePath("/a").inside("b/") == "/a" && BytePath("-").inside("b/") == "-")
    #expect(BytePath([0xFF]).inside(BytePath([0xFE, 0x2F])).bytes == [0xFE, 0x2F, 0xFF])
  }

  @Test func `bytes that are not UTF-8 are part of the path and replaced in its description`() {
    let path = BytePath([0x61, 0xFF])
    #expect(path != "a\u{FFFD}" && path.description == "a\u{FFFD}" && path.lastName == [0x61, 0xFF])
  }

  @Test func `the system receives the bytes with NUL at the end`() {
    for bytes in [[], [0x61], [0xFF, 0x2F, 0x80]] as [[UInt8]] {
      var got: [UInt8] = []
      let result = unsafe BytePath(bytes).withCString { text in
        got = unsafe (0..<strlen(text)).map { unsafe UInt8(bitPattern: text[$0]) }
        return 7
      }
      #expect(result == 7 && got == bytes)
    }
  }

  @Test func `a path with NUL is not passed to the system`() {
    var isCalled = false
    errno = 0
    let result = unsafe BytePath([0x61, 0, 0x62]).withCString { _ in
      isCalled = true
      return 0
    }
    #expect(result == -1 && errno == EINVAL && !isCalled)
  }
}
