import CSignals
import Platform
import TestSupport
import Testing

@testable import FileOutput

/// Tests that temporary files are removed, and by whom.
struct TemporaryFileTests {
  private let directory = ScratchDirectory()

  private func output(_ name: String) throws -> OutputFile {
    try OutputFile(BytePath(directory(name)), isNameless: false)
  }

  /// A process that has ended: its number is not used again soon.
  private func deadProcess() throws -> pid_t {
    var process: pid_t = 0
    let words = unsafe [strdup("true"), nil]
    defer { unsafe free(words[0]) }
    // SAFETY: the arguments are terminated and valid during the call.
    let code = unsafe posix_spawnp(&process, "true", nil, nil, words, environ)
    try #require(code == 0)
    waitpid(process, nil, 0)
    return process
  }

  @Test func `without a nameless file a temporary name is used and removed`() throws {
    let kept = try output("out")
    try kept.write(Array("new".utf8).span)
    #expect(directory.names == [".out.\(getpid()).0.partial"])
    try kept.prepare()
    #expect(directory.names == [".out.\(getpid()).0.partial"])
    try kept.commit()
    #expect(directory.names == ["out"])
    let discarded = try output("out")
    discarded.discard()
    #expect(directory.names == ["out"])
    #expect((try? directory.text(of: "out")) == "new")
  }

  @Test func `a temporary file cannot be read by others before it has the mode of its target`() throws {
    directory.write("old", to: "out")
    directory.setMode(of: "out", to: 0o600)
    let file = try output("out")
    #expect(directory.mode(of: ".out.\(getpid()).0.partial") == 0o600)
    file.discard()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal removes temporary names and ends the process`(signal: Int32) async {
    directory.write("old", to: "a")
    await #expect(processExitsWith: .signal(signal)) {
      [path = directory.path as String, signal = signal as Int32] in
      // The threads that run tests block signals.
      var all = sigset_t()
      unsafe sigfillset(&all)
      unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
      Platform.signal(signal, SIG_DFL)
      temporary_names_watch()
      let written = try OutputFile(BytePath(path + "/a"), isNameless: false)
      let prepared = try OutputFile(BytePath(path + "/b"))
      try prepared.prepare()
      let done = try OutputFile(BytePath(path + "/c"), isNameless: false)
      try done.commit()
      withExtendedLifetime((written, prepared)) { _ = raise(signal) }
    }
    #expect(directory.names == ["a", "c"])
    #expect((try? directory.text(of: "a")) == "old")
  }

  @Test func `a library installs no handler`() async {
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      let file = try OutputFile(BytePath(path + "/a"), isNameless: false)
      var action = sigaction()
      #expect(unsafe sigaction(SIGTERM, nil, &action) == 0)
      #expect(unsafe action.__sigaction_handler.sa_handler == nil)
      file.discard()
    }
  }

  @Test func `the next run removes the files of a process that was killed`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.path as String] in
      let file = try OutputFile(BytePath(path + "/out"), isNameless: false)
      try file.write(Array("half".utf8).span)
      _ = withExtendedLifetime(file) { raise(SIGKILL) }
    }
    #expect(directory.names.count == 1 && directory.names[0].hasSuffix(".0.partial"))
    try OutputFile(directory("other")).commit()
    #expect(directory.names.count == 2, "that of another target is kept")
    try OutputFile(directory("out")).commit()
    #expect(directory.names == ["other", "out"])
  }

  @Test func `only the files of dead processes for the same target are removed`() throws {
    let dead = try deadProcess()
    let stale = [".v.\(dead).0.partial", ".v.\(dead).71.partial", ".v.\(getpid()).9.partial"]
    let kept = [
      ".v.1.0.partial", ".v.\(getppid()).0.partial", ".w.\(dead).0.partial", ".v.x.\(dead).0.partial",
      ".v.\(dead).partial",
      ".v.\(dead).0.partial.bak", ".v.\(dead)..partial", ".v.-\(dead).0.partial", ".v.0.0.partial",
      "v.\(dead).0.partial",
      ".v.99999999999.0.partial", ".v.\(dead).0.1.partial", ".v.\(dead).a.partial", ".partial", ".v.partial",
    ]
    for name in stale + kept { directory.write("x", to: name) }
    directory.makeLink(".v.\(dead).5.partial", to: ".v.partial")
    directory.makeDirectory(".v.\(dead).6.partial")
    let locked = directory.write("x", to: ".v.\(dead).7.partial")
    let descriptor = unsafe open(locked, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_SH) == 0)
    try OutputFile(directory("v")).commit()
    let others = [".v.\(dead).5.partial", ".v.\(dead).6.partial", ".v.\(dead).7.partial", "v"]
    #expect(directory.names == (kept + others).sorted())
  }

  @Test func `outputs of one process for the same target do not disturb each other`() throws {
    let files = try (0..<3).map { _ in try output("v") } + (0..<3).map { _ in try OutputFile(directory("v")) }
    for file in files { try file.prepare() }
    #expect(directory.names.count == 6)
    for (number, file) in files.enumerated() {
      try file.write([UInt8(ascii: "0") + UInt8(number)].span)
      try file.commit()
    }
    #expect(directory.names == ["v"])
    #expect((try? directory.text(of: "v")) == "5")
  }

  @Test func `the name of a long target fits, is that of no other target, and is recognized`() {
    var random = SeededGenerator(seed: TestRun.seed)
    for count in [1, 199, 200, 201, 202, 254, 255] {
      let name = String(repeating: "é", count: count / 2) + (count % 2 == 1 ? "v" : "")
      let name1 = TemporaryName(of: BytePath(Array(name.utf8)))
      let name2 = TemporaryName(of: BytePath(Array(name.utf8.dropLast()) + [UInt8(ascii: "w")]))
      let number = Int.random(in: 0..<100, using: &random)
      let bytes = name1.path(number).bytes
      #expect(bytes.count <= 255 && String(validating: bytes, as: UTF8.self) != nil)
      #expect(name1.process(of: bytes) == getpid() && name2.process(of: bytes) == nil, "\(count)")
    }
  }
}
