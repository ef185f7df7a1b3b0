internal import Glibc

/// A file that could not be used: which, for what, why, and what to do where that can be told.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as the user gave it; `-` for standard input or output.
  public let file: String
  /// What was tried: "read", "write".
  public let action: String
  public let reason: String

  package init(_ file: String, _ action: String, _ reason: String) {
    self.file = file
    self.action = action
    self.reason = reason
  }

  /// The reason is the system's, by its error number.
  init(_ file: String, _ action: String, errno code: Int32 = errno) {
    // SAFETY: strerror gives a terminated string that stands until the thread's next call of it.
    self.init(file, action, unsafe String(cString: strerror(code)))
  }

  /// One line: "cannot read people.csv: No such file or directory".
  public var description: String {
    let standard = action == "read" ? "standard input" : "standard output"
    let name = file == "-" ? standard : file.isEmpty ? "''" : file
    return "cannot \(action) \(name): \(reason)"
  }
}

/// The reader of a pipe has gone: nothing is wrong, and nobody is left to write to.
public struct ClosedPipe: Error, Hashable, Sendable {}
