internal import CSVRecords
package import FileOutput
package import Validation

/// An input that cannot be checked, beside others that can: it has no records, and one finding that says why.
extension TableInput {
  /// Creates the input in place of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - failure: Why it cannot be checked.
  package init(unusable name: String, _ failure: ValidationFailure) throws {
    try self.init(MemorySource([]), named: name, format: .lines, hasHeader: false)
    findings = [
      Finding(
        file: name, location: .none, field: nil, rule: failure.isOfHeader ? "header" : "file",
        failure: failure,
        value: nil)
    ]
    isUnusable = true
  }
}

extension ValidationFailure {
  fileprivate var isOfHeader: Bool { code.rawValue.hasPrefix("header.") }

  /// The failure of a file that cannot be read.
  package init(_ error: FileError) {
    self.init(error.isForeign ? "file.not-text" : "file.unreadable", ["reason": .text(error.reason)])
  }
}
