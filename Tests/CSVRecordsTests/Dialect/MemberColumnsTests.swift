import Testing

@testable import CSVRecords

/// Tests of the columns of JSON Lines.
struct MemberColumnsTests {
  @Test(arguments: [
    ("a", [["a"]], "/a"), ("a/b", [["a/b"]], "/a~1b"), ("/a/b", [["a", "b"]], "/a/b"), ("", [[""]], "/"),
    ("/", [[""]], "/"), ("//", [["", ""]], "//"), ("/~0~1/~01", [["~/", "~1"]], "/~0~1/~01"),
    ("~", [["~"]], "/~0"), ("/é/0", [["é", "0"]], "/é/0"),
  ]) func `a name is that of a member, or a JSON Pointer if it begins with a slash`(
    name: String, paths: [[String]], pointer: String
  ) throws {
    let columns = try MemberColumns([name])
    #expect(columns.paths.map { $0.map { String(decoding: $0, as: UTF8.self) } } == paths)
    #expect(columns.pointer(to: 0) == pointer)
  }

  @Test(arguments: ["/~", "/a~2", "/~/b"])
  func `another escape than ~0 and ~1 is an error`(name: String) {
    #expect(throws: MemberColumnError(name: name, first: nil)) { try MemberColumns([name]) }
  }

  @Test func `two columns with the same value are an error`() {
    #expect(throws: MemberColumnError(name: "/a", first: "a")) { try MemberColumns(["b", "a", "/a"]) }
    #expect(throws: Never.self) { try MemberColumns(["a", "/a/b", "A"]) }
  }
}
