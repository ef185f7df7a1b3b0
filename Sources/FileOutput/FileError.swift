internal import Platform

/// An error: a file cannot be read or written. It has the reason and, if there is one, the remedy.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as the user gave it; `-` for standard input or output.
  public let file: String
  /// "read" or "write".
  public let action: String
  /// The reason and, if there is one, the remedy.
  public let reason: String
  /// Whether the file has another format than text.
  package let isForeign: Bool

  package init(_ file: String, _ action: String, reason: String, isForeign: Bool = false) {
    self.file = file
    self.action = action
    self.reason = reason
    self.isForeign = isForeign
  }

  /// Creates an error whose reason is the system's message for an error number, and a remedy if there is one.
  package init(_ file: String, _ action: String, errno code: Int32 = errno, remedy: String? = nil) {
    let message = SystemDifferences.message(ofError: code)
    self.init(file, action, reason: remedy.map { "\(message); \($0)" } ?? message)
  }

  /// One line: "cannot read people.csv: No such file or directory".
  public var description: String {
    let standard = action == "read" ? "standard input" : "standard output"
    let name = file == "-" ? standard : file.isEmpty ? "''" : file
    return "cannot \(action) \(name): \(reason)"
  }
}

/// An error: the reader of a pipe has closed it, so that nothing more needs to be written. It ends a check without a failure.
public struct ClosedPipe: Error, Hashable, Sendable {
  package init() {}
}
