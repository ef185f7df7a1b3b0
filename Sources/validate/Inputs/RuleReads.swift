internal import FileOutput
internal import TableValidation

/// The files that have been read for the rules of a check, so that no output replaces one of them.
///
/// SAFETY: the rules of a check are created on one thread, one after another; the files are compared afterwards on the
/// same thread.
final class RuleReads: @unchecked Sendable {
  private var files: [(identity: FileIdentity, label: String)] = []

  /// Adds a file that is open, unless it is a device.
  ///
  /// - Parameter label: The role of the file, for the end of a sentence: "the rule file".
  func add(_ file: InputFile, label: String) {
    if let identity = file.identity { files.append((identity, label)) }
  }

  /// Returns the role of the file, or `nil` if it has not been read.
  func label(of identity: FileIdentity) -> String? {
    files.first { $0.identity == identity }?.label
  }
}
