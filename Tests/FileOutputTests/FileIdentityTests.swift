import Platform
import TestSupport
import Testing

@testable import FileOutput

/// Tests of which paths refer to the same file.
struct FileIdentityTests {
  private let directory = ScratchDirectory()

  private func identity(_ name: String) -> FileIdentity? { FileIdentity(path: BytePath(directory(name))) }

  @Test func `a file has the same identity under all its paths`() throws {
    directory.write("a", to: "file")
    directory.write("a", to: "other")
    directory.makeDirectory("sub")
    directory.makeHardLink("hard", to: "file")
    directory.makeLink("soft", to: "file")
    directory.makeLink("chain", to: "soft")
    directory.makeLink("folder", to: "sub")
    let file = try #require(identity("file"))
    for name in ["hard", "soft", "chain", "./file", "sub/../file", "folder/../file", ".//file"] {
      #expect(identity(name) == file, "\(name)")
    }
    #expect(identity("other") != file)
    #expect(identity("sub") != file)
  }

  @Test func `a missing file is identified by its directory and name`() throws {
    directory.makeDirectory("sub")
    directory.makeLink("folder", to: "sub")
    let new = try #require(identity("new"))
    #expect(identity("./new") == new)
    #expect(identity("sub/../new") == new)
    #expect(identity("sub/new") == identity("folder/new"))
    #expect(identity("sub/new") != nil && identity("sub/new") != new)
    #expect(identity("newer") != new)
    #expect(identity("none/new") == nil)
  }

  @Test func `a link to a missing file has the identity of that file`() {
    directory.makeDirectory("sub")
    directory.makeLink("link", to: "sub/new")
    #expect(identity("link") == identity("sub/new"))
  }

  @Test func `a path without a directory is relative to the current directory`() async {
    await #expect(processExitsWith: .success) {
      let directory = ScratchDirectory()
      directory.write("a", to: "file")
      #expect(unsafe chdir(directory.path) == 0)
      #expect(FileIdentity(path: "file") == FileIdentity(path: "./file"))
      #expect(FileIdentity(path: "file") == FileIdentity(path: BytePath(directory("file"))))
      #expect(FileIdentity(path: "new") == FileIdentity(path: "./new"))
      #expect(FileIdentity(path: "new") == FileIdentity(path: BytePath(directory("new"))))
      #expect(FileIdentity(path: "new") != FileIdentity(path: "file"))
    }
  }

  @Test func `the null device has no identity under any name`() {
    directory.makeLink("null", to: "/dev/null")
    #expect(FileIdentity(path: "/dev/null") == nil)
    #expect(identity("null") == nil)
    #expect(FileIdentity(path: "/dev/full") != nil)
  }

  @Test func `a FIFO has an identity`() {
    _ = directory.makePipe("fifo")
    #expect(identity("fifo") != nil && identity("fifo") == identity("./fifo"))
  }

  @Test func `a descriptor has the identity of its open file`() throws {
    let path = directory.write("a", to: "file")
    let descriptor = unsafe open(path, O_RDONLY)
    defer { close(descriptor) }
    #expect(FileIdentity(descriptor: descriptor) == identity("file"))
    #expect(identity("file") != nil)
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let pipe = try #require(FileIdentity(descriptor: ends[0]))
    #expect(FileIdentity(descriptor: ends[1]) == pipe)
    #expect(pipe != identity("file"))
    #expect(FileIdentity(descriptor: -1) == nil)
    let null = unsafe open("/dev/null", O_WRONLY)
    defer { close(null) }
    #expect(FileIdentity(descriptor: null) == nil)
  }
}
