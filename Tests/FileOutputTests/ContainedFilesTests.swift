import TestSupport
import Testing

@testable import FileOutput

struct ContainedFilesTests {
  /// A folder with a file in it and in a folder below it, beside a file that is not in it, and links to each of them.
  private static func scratch() -> ScratchDirectory {
    let scratch = ScratchDirectory()
    scratch.makeDirectory("in/below")
    for name in ["in/a.txt", "in/below/b.txt", "outside.txt", "in2.txt"] { scratch.write("x", to: name) }
    scratch.makeLink("in/to-a", to: "a.txt")
    scratch.makeLink("in/below/up", to: "../a.txt")
    scratch.makeLink("in/out", to: "../outside.txt")
    scratch.makeLink("in/parent", to: "..")
    scratch.makeLink("in/self", to: ".")
    scratch.makeLink("in/nowhere", to: "missing.txt")
    scratch.makeLink("in/loop", to: "loop")
    scratch.makeLink("link", to: "in")
    return scratch
  }

  @Test(
    arguments: [
      ("a.txt", .file), ("below/b.txt", .file), ("./a.txt", .file), ("below/../a.txt", .file),
      ("below//b.txt", .file),
      ("to-a", .file), ("below/up", .file), ("self/a.txt", .file),
      ("below", .other), ("below/", .other), (".", .other), ("self", .other), ("below/..", .other),
      ("", .missing), ("b.txt", .missing), ("A.TXT", .missing), ("a.txt/", .missing), ("a.txt/b", .missing),
      ("nowhere", .missing),
      ("loop", .missing), ("a.txt\0", .missing), (String(repeating: "a", count: 5000), .missing),
      ("/etc/passwd", .outside), ("/", .outside), ("..", .outside), ("../outside.txt", .outside),
      ("../in/../outside.txt", .outside),
      ("out", .outside), ("parent/outside.txt", .outside), ("parent", .outside), ("../in2.txt", .outside),
      ("../nothing", .outside),
      ("below/../../nothing", .outside),
    ] as [(String, ContainedFiles.Entry)])
  func `a path leads to a file in the folder, or not`(path: String, entry: ContainedFiles.Entry) throws {
    let scratch = Self.scratch()
    for folder in ["in", "in/", "link", "./in/below/.."] {
      let files = try ContainedFiles(BytePath(scratch(folder)))
      #expect(files.entry(at: path.utf8Span.span) == entry, "\(folder)")
    }
  }

  @Test func `a path leads out of the folder if it goes above it, or through a link, whatever it leads to`()
    throws
  {
    let scratch = Self.scratch()
    let files = try ContainedFiles(BytePath(scratch("in")))
    for path in ["../in/a.txt", "../in/nothing", "parent/nothing", "parent/in2.txt/nothing"] {
      #expect(files.entry(at: path.utf8Span.span) == .outside, "\(path)")
    }
    #expect(files.entry(at: "parent/in/a.txt".utf8Span.span) == .file)
    #expect(files.entry(at: "below/nothing/a".utf8Span.span) == .missing)
  }

  @Test(arguments: ["missing", "in/a.txt", "in/nowhere"])
  func `a folder that is none is an error`(name: String) {
    let scratch = Self.scratch()
    #expect(throws: FileError.self) { try ContainedFiles(BytePath(scratch(name))) }
  }

  @Test func `the root of the system contains all files`() throws {
    let scratch = Self.scratch()
    let path = scratch("in/a.txt").dropFirst()
    #expect(try ContainedFiles("/").entry(at: String(path).utf8Span.span) == .file)
  }
}
