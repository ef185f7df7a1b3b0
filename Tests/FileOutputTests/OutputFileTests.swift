import Platform
import TestSupport
import Testing

@testable import FileOutput

/// Tests that a regular file appears complete or not at all, and that other files are written directly.
struct OutputFileTests {
  private let directory = ScratchDirectory()

  private func write(_ text: String, to name: String) throws {
    let output = try OutputFile(directory(name))
    try output.write(Array(text.utf8).span)
    try output.commit()
  }

  @Test func `a file appears under its name only when it is committed`() throws {
    let output = try OutputFile(directory("out"))
    try output.write(Array("a".utf8).span)
    try output.write(Array("bc\n".utf8).span)
    #expect((try? directory.bytes(of: "out")) == nil)
    try output.commit()
    #expect((try? directory.text(of: "out")) == "abc\n")
    #expect(directory.names == ["out"])
  }

  @Test func `bytes may be written at their places in any order`() throws {
    let output = try OutputFile(directory("out"))
    let (second, third) = (Array("second,".utf8), Array("third\n".utf8))
    try output.write(Array("first,".utf8).span)
    let placeOfSecond = try output.place(second.span)
    let placeOfThird = try output.place(third.span)
    try output.write(Array("end\n".utf8).span)
    try placeOfThird?.write(third.span)
    try placeOfSecond?.write(second.span)
    try output.commit()
    #expect((try? directory.text(of: "out")) == "first,second,third\nend\n")
  }

  @Test(arguments: ["pipe", "out.gz"])
  func `bytes of pipes and compressed files are written in order`(name: String) throws {
    if name == "pipe" { #expect(unsafe mkfifo(directory(name), 0o600) == 0) }
    let reader = name == "pipe" ? unsafe open(directory(name), O_RDONLY | O_NONBLOCK) : -1
    defer { close(reader) }
    let output = try OutputFile(directory(name))
    #expect(try output.place(Array("abc".utf8).span) == nil)
    try output.commit()
    if name == "pipe" { #expect(reader.readSome() == Array("abc".utf8)) }
  }

  @Test func `a discarded file leaves nothing behind`() throws {
    var output: OutputFile? = try OutputFile(directory("discarded"))
    try output?.write(Array("abc".utf8).span)
    output?.discard()
    #expect(directory.names == [])
    output = try OutputFile(directory("forgotten"))
    try output?.write(Array("abc".utf8).span)
    output = nil
    #expect(directory.names == [])
  }

  @Test func `an existing file is unchanged until the new one is committed`() throws {
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

  @Test func `an output without writes is an empty file`() throws {
    try OutputFile(directory("out")).commit()
    #expect((try? directory.bytes(of: "out")) == [])
  }

  /// Without the permission to write to it, only root can replace a file.
  @Test(arguments: [0o600, 0o644, 0o640, 0o755, 0o666] + (geteuid() == 0 ? [0o444] : []) as [mode_t])
  func `the mode of an existing file is kept`(mode: mode_t) throws {
    directory.write("old", to: "out")
    directory.setMode(of: "out", to: mode)
    try write("new", to: "out")
    #expect(directory.mode(of: "out") == mode)
    #expect((try? directory.text(of: "out")) == "new")
  }

  @Test(
    .enabled(if: geteuid() == 0, "needs root"),
    arguments: [0o4755, 0o2755, 0o6711, 0o1644, 0o7777, 0o640] as [mode_t], [true, false])
  func `root keeps owner, group and mode`(mode: mode_t, isNameless: Bool) throws {
    directory.write("old", to: "out")
    #expect(unsafe chown(directory("out"), 65534, 65533) == 0)
    directory.setMode(of: "out", to: mode)
    let output = try OutputFile(BytePath(directory("out")), isNameless: isNameless)
    try output.write(Array("new".utf8).span)
    try output.commit()
    let status = try #require(FileStatus(path: BytePath(directory("out"))))
    #expect(status.owner == 65534 && status.group == 65533 && status.permissions == mode)
    #expect(directory.names == ["out"])
  }

  @Test(
    .enabled(if: geteuid() == 0, "needs root"), arguments: [0o4777, 0o2777, 0o1777, 0o7776] as [mode_t],
    [true, false])
  func `without the owner of the old file the special bits are dropped`(mode: mode_t, isNameless: Bool) async
  {
    directory.write("old", to: "out")
    directory.setMode(of: "out", to: mode)
    directory.setMode(of: ".", to: 0o777)
    await #expect(processExitsWith: .success) {
      [path = directory("out") as String, mode = mode as mode_t, isNameless = isNameless as Bool] in
      becomeOrdinaryUser()
      let output = try OutputFile(BytePath(path), isNameless: isNameless)
      try output.write(Array("new".utf8).span)
      try output.commit()
      let status = try #require(FileStatus(path: BytePath(path)))
      #expect(status.owner == geteuid() && status.permissions == mode & 0o777)
    }
    #expect((try? directory.text(of: "out")) == "new")
  }

  @Test(.enabled(if: geteuid() == 0, "needs root"))
  func `an ordinary user keeps the special bits of a file of his own`() async {
    directory.write("old", to: "out")
    #expect(unsafe chown(directory("out"), 65534, 65534) == 0)
    directory.setMode(of: "out", to: 0o4755)
    directory.setMode(of: ".", to: 0o777)
    await #expect(processExitsWith: .success) { [path = directory("out") as String] in
      becomeOrdinaryUser()
      let output = try OutputFile(path)
      try output.write(Array("new".utf8).span)
      try output.commit()
      #expect(FileStatus(path: BytePath(path))?.permissions == 0o4755)
    }
  }

  @Test func `a new file has the mode of other new files`() throws {
    try write("new", to: "out")
    directory.write("", to: "usual")
    #expect(directory.mode(of: "out") == directory.mode(of: "usual")! | (0o666 & ~currentMask()))
    #expect(directory.mode(of: "out")! & 0o111 == 0)
  }

  /// Returns the umask of the process.
  private func currentMask() -> mode_t {
    let descriptor = unsafe open(directory("mask"), O_WRONLY | O_CREAT, 0o777)
    close(descriptor)
    return 0o777 & ~directory.mode(of: "mask")!
  }

  @Test func `a symbolic link is followed and remains a link`() throws {
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

  @Test func `a symbolic link to a missing file is followed`() throws {
    directory.makeDirectory("sub")
    directory.makeLink("link", to: "sub/new")
    try write("text", to: "link")
    #expect(directory.kind(of: "link") == S_IFLNK)
    #expect((try? directory.text(of: "sub/new")) == "text")
  }

  @Test(arguments: ["a", "日", "😀", "👨‍👩‍👧‍👦"])
  func `a file can have any name up to the system's limit`(character: String) throws {
    // The system's limit is 255 bytes.
    let name = String(repeating: character, count: 255 / character.utf8.count)
    try write("text", to: name)
    #expect((try? directory.text(of: name)) == "text")
    try write("again", to: name)
    #expect((try? directory.text(of: name)) == "again")
    #expect(directory.names.count == 1)
  }

  @Test func `the null device accepts all bytes and is not replaced`() throws {
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
    // The file has been closed, which ends the input of the reader.
    #expect(String(decoding: reading.join(), as: UTF8.self) == "abc")
    #expect(directory.kind(of: "fifo") == S_IFIFO)
  }

  @Test(
    arguments: [
      ("folder", "it is a directory; name a file in it"), ("none/out", "No such file or directory"),
      ("file/out", "Not a directory"), ("link", "it is a directory; name a file in it"),
      ("loop", "Too many levels of symbolic links"),
    ])
  func `a target that cannot be written is an error before anything is written`(name: String, reason: String)
    throws
  {
    directory.makeDirectory("folder")
    directory.makeLink("link", to: "folder")
    directory.makeLink("loop", to: "loop")
    directory.write("", to: "file")
    let error = #expect(throws: FileError.self) { try OutputFile(directory(name)) }
    #expect(error?.description == "cannot write \(directory(name)): \(reason)")
    #expect(directory.names == ["file", "folder", "link", "loop"])
  }

  @Test func `missing write permission for a directory or a file is an error`() async {
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

  @Test func `a full device is an error with its name`() throws {
    let output = try OutputFile("/dev/full")
    let bytes: [UInt8] = [0x61]
    let error = #expect(throws: FileError.self) { try output.write(bytes.span) }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }
}
