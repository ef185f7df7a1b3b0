import Foundation
import Platform
import Synchronization

/// A program with its arguments, run in a directory. It receives the given input, its output is collected, and it is
/// killed if it hangs.
struct Program {
  /// The directory of the built programs, which is that of the test bundle.
  private static let builtDirectory = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().path

  /// The environment of the tests, with the built program in the path and without backtraces of crashes. SIGPIPE is
  /// ignored in the tests, so that a write to a closed pipe returns an error.
  private static let environment: [String] = {
    signal(SIGPIPE, SIG_IGN)
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = builtDirectory + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables.map { "\($0.key)=\($0.value)" }
  }()

  /// Locked from the creation of the pipes to the start of the program, so that no other program inherits them.
  private static let starting = Mutex(())

  /// The name, which is looked up in the path, and the arguments.
  let words: [String]
  let directory: String
  /// Whether a write to standard error waits while its pipe is full.
  var blocksErrors = true

  /// Runs the program to its end.
  ///
  /// - Parameter input: The standard input, passed through a pipe; `nil` for `/dev/null`.
  func run(input: [UInt8]?) throws -> ProgramResult {
    let (process, ends) = try Self.starting.withLock { _ in try start(hasInput: input != nil) }
    var exchange = Exchange(ends.input, input ?? [], ends.output, ends.errors)
    if !exchange.run() { kill(-process, SIGKILL) }
    var status: Int32 = 0
    // SAFETY: waitpid writes to the status variable.
    unsafe waitpid(process, &status, 0)
    return ProgramResult(
      command: words.map(\.shellQuoted).joined(separator: " "),
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F),
      output: exchange.output, errors: exchange.errors)
  }

  private func start(hasInput: Bool) throws -> (pid_t, (input: Int32, output: Int32, errors: Int32)) {
    let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
    defer { for end in [input.readEnd, output.writeEnd, errors.writeEnd] { close(end) } }
    if !blocksErrors { _ = fcntl(errors.writeEnd, F_SETFL, O_NONBLOCK) }
    var actions = unsafe posix_spawn_file_actions_t()
    // SAFETY: The actions are initialized before use and destroyed afterwards.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if hasInput {
      unsafe posix_spawn_file_actions_adddup2(&actions, input.readEnd, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, output.writeEnd, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.writeEnd, 2)
    return (try unsafe spawn(&actions), (input.writeEnd, output.readEnd, errors.readEnd))
  }

  /// Starts the program in a new process group, with signals as under a shell: none is blocked, as they are in the
  /// threads that run tests, and SIGPIPE is not ignored.
  private func spawn(_ actions: inout posix_spawn_file_actions_t) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    var (defaults, blocked) = (sigset_t(), sigset_t())
    var process: pid_t = 0
    // SAFETY: The attributes are initialized before use and destroyed afterwards; the strings are valid during the
    // call.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    let code = unsafe Self.withTexts(["env", "-C", directory] + words) { words in
      unsafe Self.withTexts(Self.environment) { environment in
        unsafe posix_spawnp(&process, "env", &actions, &attributes, words, environment)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return process
  }

  /// Calls the body with the texts as NUL-terminated C strings in a NULL-terminated array.
  private static func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    return unsafe body(copies + [nil])
  }
}

extension String {
  /// The word, quoted for a shell if necessary.
  var shellQuoted: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
      default: "-_=./:,@+".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
