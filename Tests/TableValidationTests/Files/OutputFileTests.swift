import CSVRecords
import Glibc
import TestSupport
import Testing

@testable import TableValidation

/// A regular file appears whole or not at all; what is no regular file is written as it is.
struct OutputFileTests {
  private let directory = ScratchDirectory()

  private func write(_ text: String, to name: String) throws {
    let output = try OutputFile(directory(name))
    try output.write(Array(text.utf8).span)
    try output.commit()
  }

  @Test func `nothing has the name until the file is complete`() throws {
    let output = try OutputFile(directory("out"))
    try output.write(Array("a".utf8).span)
    try output.write(Array("bc\n".utf8).span)
    #expect((try? directory.bytes(of: "out")) == nil)
    try output.commit()
    #expect((try? directory.text(of: "out")) == "abc\n")
    #expect(directory.names == ["out"])
  }

  @Test func `a file that is given up leaves nothing`() throws {
    var output: OutputFile? = try OutputFile(directory("discarded"))
    try output?.write(Array("abc".utf8).span)
    output?.discard()
    #expect(directory.names == [])
    output = try OutputFile(directory("forgotten"))
    try output?.write(Array("abc".utf8).span)
    output = nil
    #expect(directory.names == [])
  }

  @Test func `a file that is there keeps its bytes until then, and for good where the new one is given up`()
    throws
  {
    directory.write("old", to: "out")
    let output = try OutputFile(directory("out"))
    try output.write(Array("new".utf8).span)
    #expect((try? directory.text(of: "out")) == "old")
    output.discard()
    #expect((try? directory.text(of: "out")) == "old")
    #expect(directory.names == ["out"])
    try write("new", to: "out")
    #expect((try? directory.text(of: "out")) == "new")
    #expect(directory.names == ["out"])
  }

  @Test func `an output that nothing is written to is an empty file`() throws {
    try OutputFile(directory("out")).commit()
    #expect((try? directory.bytes(of: "out")) == [])
  }

  @Test(arguments: [0o600, 0o644, 0o640, 0o755, 0o444, 0o666] as [mode_t])
  func `the mode of the file that is there is kept`(mode: mode_t) throws {
    directory.write("old", to: "out")
    directory.setMode(of: "out", to: mode)
    guard geteuid() == 0 || mode & 0o200 != 0 else { return }
    try write("new", to: "out")
    #expect(directory.mode(of: "out") == mode)
    #expect((try? directory.text(of: "out")) == "new")
  }

  @Test func `a new file gets the mode that any new file gets`() throws {
    try write("new", to: "out")
    directory.write("", to: "usual")
    #expect(directory.mode(of: "out") == directory.mode(of: "usual")! | (0o666 & ~currentMask()))
    #expect(directory.mode(of: "out")! & 0o111 == 0)
  }

  /// The bits that the process takes from new files.
  private func currentMask() -> mode_t {
    let descriptor = unsafe open(directory("mask"), O_WRONLY | O_CREAT, 0o777)
    close(descriptor)
    return 0o777 & ~directory.mode(of: "mask")!
  }

  @Test func `a link is followed and stays a link`() throws {
    directory.makeDirectory("sub")
    directory.write("old", to: "sub/real")
    directory.makeLink("relative", to: "sub/real")
    directory.makeLink("chain", to: "relative")
    directory.makeLink("absolute", to: directory("sub/real"))
    for (name, text) in [("relative", "1"), ("chain", "2"), ("absolute", "3")] {
      try write(text, to: name)
      #expect((try? directory.text(of: "sub/real")) == text)
      #expect(directory.kind(of: name) == S_IFLNK)
    }
    #expect(directory.names == ["absolute", "chain", "relative", "sub"])
    #expect(ScratchDirectory.names(in: directory("sub")) == ["real"])
  }

  @Test func `a link to what is not there yet is followed too`() throws {
    directory.makeDirectory("sub")
    directory.makeLink("link", to: "sub/new")
    try write("text", to: "link")
    #expect(directory.kind(of: "link") == S_IFLNK)
    #expect((try? directory.text(of: "sub/new")) == "text")
  }

  @Test(arguments: ["a", "日", "😀", "👨‍👩‍👧‍👦"])
  func `any name that a file can have will do`(character: String) throws {
    // The system's bound is 255 bytes.
    let name = String(repeating: character, count: 255 / character.utf8.count)
    try write("text", to: name)
    #expect((try? directory.text(of: name)) == "text")
    try write("again", to: name)
    #expect((try? directory.text(of: name)) == "again")
    #expect(directory.names.count == 1)
  }

  @Test func `the null device takes everything and stays what it is`() throws {
    let output = try OutputFile("/dev/null")
    try output.write(Array("abc".utf8).span)
    try output.commit()
    #expect(FileStatus(path: "/dev/null")?.isNullDevice == true)
  }

  @Test func `a FIFO is written directly`() throws {
    let path = directory.makePipe("fifo")
    let reading = BackgroundThread {
      let descriptor = unsafe open(path, O_RDONLY)
      defer { close(descriptor) }
      return descriptor.readAll()
    }
    do {
      let output = try OutputFile(path)
      try output.write(Array("abc".utf8).span)
      #expect(directory.names == ["fifo"])
      try output.commit()
    }
    // The file has been closed, which ends what the reader reads.
    #expect(String(decoding: reading.join(), as: UTF8.self) == "abc")
    #expect(directory.kind(of: "fifo") == S_IFIFO)
  }

  @Test(
    arguments: [
      ("folder", "it is a directory; name a file in it"), ("none/out", "No such file or directory"),
      ("file/out", "Not a directory"), ("link", "it is a directory; name a file in it"),
      ("loop", "Too many levels of symbolic links"),
    ])
  func `what cannot be written is refused before anything is`(name: String, reason: String) throws {
    directory.makeDirectory("folder")
    directory.makeLink("link", to: "folder")
    directory.makeLink("loop", to: "loop")
    directory.write("", to: "file")
    let error = #expect(throws: FileError.self) { try OutputFile(directory(name)) }
    #expect(error?.description == "cannot write \(directory(name)): \(reason)")
    #expect(directory.names == ["file", "folder", "link", "loop"])
  }

  @Test func `a directory in which nothing may be made is refused, and a file that may not be written`() async
  {
    directory.makeDirectory("closed", mode: 0o555)
    directory.write("old", to: "locked")
    directory.setMode(of: "locked", to: 0o444)
    directory.setMode(of: ".", to: 0o755)
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      becomeOrdinaryUser()
      for name in ["closed/out", "locked"] {
        let error = #expect(throws: FileError.self) { try OutputFile("\(path)/\(name)") }
        #expect(error?.description == "cannot write \(path)/\(name): Permission denied")
      }
    }
    #expect((try? directory.text(of: "locked")) == "old")
    #expect(directory.names == ["closed", "locked"])
  }

  @Test func `a device that is full is an error that names it`() throws {
    let output = try OutputFile("/dev/full")
    let bytes: [UInt8] = [0x61]
    let error = #expect(throws: FileError.self) { try output.write(bytes.span) }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }

  @Test(
    arguments: [
      ("", RecordFormat.lines, true), ("a", .lines, false), ("a\n", .lines, true), ("a\r", .lines, false),
      ("a\u{0}", .lines, false), ("a\u{0}", .nulTerminated, true), ("a\n", .nulTerminated, false),
      ("a\n", .csv(Dialect()), true), ("a\r", .csv(Dialect()), true), ("a\r\n", .csv(Dialect()), true),
      ("a", .csv(Dialect()), false), ("", .csv(Dialect()), true),
    ])
  func `it knows whether the last record has its end`(text: String, format: RecordFormat, hasEnd: Bool) throws
  {
    let output = try OutputFile("/dev/null")
    try output.write(Array(text.utf8).span)
    #expect(output.endsRecord(format) == hasEnd)
    let nothing: [UInt8] = []
    try output.write(nothing.span)
    #expect(output.endsRecord(format) == hasEnd)
  }
}
