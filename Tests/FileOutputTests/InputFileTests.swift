import Platform
import TestSupport
import Testing

@testable import FileOutput

struct InputFileTests {
  private let directory = ScratchDirectory()

  @Test(
    arguments: [
      ("none", "No such file or directory"), ("file/in", "Not a directory"),
      ("folder", "it is a directory; name the files in it"), ("broken", "No such file or directory"),
    ])
  func `a file that cannot be opened is an error with its name`(name: String, reason: String) throws {
    directory.makeDirectory("folder")
    directory.write("", to: "file")
    directory.makeLink("broken", to: "none")
    let error = #expect(throws: FileError.self) { try InputFile(directory(name)) }
    #expect(error?.description == "cannot read \(directory(name)): \(reason)")
    #expect(error?.file == directory(name))
    #expect(error?.action == "read")
  }

  @Test func `a file without read permission is an error`() async {
    let path = directory.write("secret", to: "secret")
    directory.setMode(of: "secret", to: 0)
    directory.setMode(of: ".", to: 0o755)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeOrdinaryUser()
      let error = #expect(throws: FileError.self) { try InputFile(path) }
      #expect(error?.description == "cannot read \(path): Permission denied")
    }
  }

  @Test func `a file that becomes shorter while it is read is an error`() throws {
    let path = directory.write("a\n1\n2\n3\n", to: "t")
    let file = try InputFile(path)
    var buffer = [UInt8](repeating: 0, count: 4)
    #expect(try file.read(into: &buffer, at: 0..<4) == 4)
    #expect(unsafe truncate(path, 4) == 0)
    let error = #expect(throws: FileError.self) { _ = try file.read(into: &buffer, at: 0..<4) }
    #expect(
      error?.description
        == "cannot read \(path): it became shorter while it was read, from 8 to 4 bytes; check it again")
  }

  @Test func `a failed read is an error`() throws {
    // The first page of a process's memory is never mapped.
    let file = try InputFile("/proc/self/mem")
    var buffer = [UInt8](repeating: 0, count: 16)
    let error = #expect(throws: FileError.self) { _ = try file.read(into: &buffer, at: 0..<16) }
    #expect(error?.description == "cannot read /proc/self/mem: Input/output error")
  }

  @Test func `the name - means standard input or standard output in messages`() {
    #expect(FileError("-", "read", reason: "why").description == "cannot read standard input: why")
    #expect(FileError("-", "write", reason: "why").description == "cannot write standard output: why")
  }

  @Test func `bytes are read only into the requested range of the buffer`() throws {
    let file = try InputFile(directory.write("abcdefgh", to: "in"))
    var buffer = [UInt8](repeating: 0x2E, count: 8)
    #expect(try file.read(into: &buffer, at: 2..<5) == 3)
    #expect(String(decoding: buffer, as: UTF8.self) == "..abc...")
    #expect(try file.read(into: &buffer, at: 0..<8) == 5)
    #expect(String(decoding: buffer, as: UTF8.self) == "defgh...")
    #expect(try file.read(into: &buffer, at: 0..<8) == 0)
    #expect(file.isReady)
  }

  @Test func `a file is read completely unless it exceeds the limit`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = directory.write(bytes, to: "in")
    #expect(try InputFile(path).readAll(limit: 200_000) == bytes)
    #expect(try InputFile(directory.write([], to: "empty")).readAll(limit: 0) == [])
    let error = #expect(throws: FileError.self) { try InputFile(path).readAll(limit: 199_999) }
    #expect(error?.description == "cannot read \(path): it has more than 199999 bytes")
  }

  @Test func `a regular file above the limit is rejected without reading it`() throws {
    let path = directory.write([], to: "sparse")
    #expect(unsafe truncate(path, 1 << 40) == 0)
    let file = try InputFile(path)
    let error = #expect(throws: FileError.self) { try file.readAll(limit: 1000) }
    #expect(error?.description == "cannot read \(path): it has more than 1000 bytes")
    var buffer: [UInt8] = [1]
    #expect(try file.read(into: &buffer, at: 0..<1) == 1)
    #expect(buffer == [0], "the first byte is still to be read")
  }

  @Test(arguments: [0, 1, 7, 65534, 65535, 65536])
  func `at most one byte more than the limit is read from a file that is not regular`(limit: Int) throws {
    let endless = try InputFile("/dev/zero")
    let error = #expect(throws: FileError.self) { try endless.readAll(limit: limit) }
    #expect(error?.description == "cannot read /dev/zero: it has more than \(limit) bytes")
    let path = directory.makePipe("fifo")
    let writer = unsafe open(path, O_RDWR)
    defer { close(writer) }
    let pipe = try InputFile(path)
    writer.writeAll([UInt8](repeating: 0x61, count: limit) + Array("bcd".utf8))
    #expect(throws: FileError.self) { try pipe.readAll(limit: limit) }
    var rest = [UInt8](repeating: 0, count: 4)
    #expect(try pipe.read(into: &rest, at: 0..<4) == 2)
    #expect(rest[..<2].elementsEqual("cd".utf8))
  }

  @Test func `any limit is possible`() throws {
    let path = directory.write("abc", to: "in")
    #expect(try InputFile(path).readAll(limit: .max) == Array("abc".utf8))
  }

  @Test func `a FIFO is not a regular file and is ready when bytes are available`() throws {
    let path = directory.makePipe("fifo")
    let writer = unsafe open(path, O_RDWR)
    defer { close(writer) }
    let pipe = try InputFile(path)
    #expect(!pipe.isRegular && pipe.identity == FileIdentity(path: BytePath(path)))
    #expect(!pipe.isReady, "nothing has been written")
    writer.writeAll([0x61])
    #expect(pipe.isReady)
    let file = try InputFile(directory.write("a", to: "in"))
    #expect(file.isRegular && file.identity == FileIdentity(path: BytePath(directory("in"))))
    #expect(file.identity != nil && file.identity != pipe.identity)
  }
}
