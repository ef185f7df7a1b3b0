import Glibc
import TestSupport
import Testing

@testable import TableValidation

struct InputFileTests {
  private let directory = ScratchDirectory()

  @Test(
    arguments: [
      ("none", "No such file or directory"), ("file/in", "Not a directory"),
      ("folder", "it is a directory; name the files in it"), ("broken", "No such file or directory"),
    ])
  func `what cannot be opened is an error that names it`(name: String, reason: String) throws {
    directory.makeDirectory("folder")
    directory.write("", to: "file")
    directory.makeLink("broken", to: "none")
    let error = #expect(throws: FileError.self) { try InputFile(directory(name)) }
    #expect(error?.description == "cannot read \(directory(name)): \(reason)")
    #expect(error?.file == directory(name))
    #expect(error?.action == "read")
  }

  @Test func `a file that may not be read is an error`() async {
    let path = directory.write("secret", to: "secret")
    directory.setMode(of: "secret", to: 0)
    directory.setMode(of: ".", to: 0o755)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeOrdinaryUser()
      let error = #expect(throws: FileError.self) { try InputFile(path) }
      #expect(error?.description == "cannot read \(path): Permission denied")
    }
  }

  @Test func `a read that fails is an error`() throws {
    // The first page of a process's memory is never there.
    let file = try InputFile("/proc/self/mem")
    var buffer = [UInt8](repeating: 0, count: 16)
    let error = #expect(throws: FileError.self) { _ = try file.read(into: &buffer, at: 0..<16) }
    #expect(error?.description == "cannot read /proc/self/mem: Input/output error")
  }

  @Test func `standard input and output are called so`() {
    #expect(FileError("-", "read", "why").description == "cannot read standard input: why")
    #expect(FileError("-", "write", "why").description == "cannot write standard output: why")
  }

  @Test func `bytes go into the part of the buffer that is asked for, and no further`() throws {
    let file = try InputFile(directory.write("abcdefgh", to: "in"))
    var buffer = [UInt8](repeating: 0x2E, count: 8)
    #expect(try file.read(into: &buffer, at: 2..<5) == 3)
    #expect(String(decoding: buffer, as: UTF8.self) == "..abc...")
    #expect(try file.read(into: &buffer, at: 0..<8) == 5)
    #expect(String(decoding: buffer, as: UTF8.self) == "defgh...")
    #expect(try file.read(into: &buffer, at: 0..<8) == 0)
    #expect(file.isReady)
  }

  @Test func `all of a small file is read, and a larger one refused`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = directory.write(bytes, to: "in")
    #expect(try InputFile(path).readAll(limit: 200_000) == bytes)
    #expect(try InputFile(directory.write([], to: "empty")).readAll(limit: 0) == [])
    let error = #expect(throws: FileError.self) { try InputFile(path).readAll(limit: 199_999) }
    #expect(error?.description == "cannot read \(path): it has more than 199999 bytes")
  }

  @Test func `what is no regular file cannot be opened again`() throws {
    let path = directory.makePipe("fifo")
    let writer = unsafe open(path, O_RDWR)
    defer { close(writer) }
    let pipe = try InputFile(path)
    #expect(!pipe.isRegular && pipe.identity == FileIdentity(path: path))
    #expect(!pipe.isReady, "nothing has been written")
    writer.writeAll([0x61])
    #expect(pipe.isReady)
    let file = try InputFile(directory.write("a", to: "in"))
    #expect(file.isRegular && file.identity == FileIdentity(path: directory("in")))
    #expect(file.identity != nil && file.identity != pipe.identity)
  }
}
