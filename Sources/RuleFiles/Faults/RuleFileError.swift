internal import Bytes
internal import JSONDocument

/// An error with all faults of a rule file, sorted by location.
///
/// ```swift
/// let faults = [
///   RuleFileFault(at: DocumentPosition(line: 9, column: 3, offset: 80), "expected a string, found a number"),
///   RuleFileFault(at: DocumentPosition(line: 2, column: 5, offset: 12), "unknown key 'reqired'"),
/// ]
/// RuleFileError(faults).rendered(file: "orders.json")
/// // "orders.json:2:5: unknown key 'reqired'\norders.json:9:3: expected a string, found a number"
/// ```
public struct RuleFileError: Error, Hashable, Sendable {
  /// The faults, at least one: those of the rule file, then those of included files by file name, each sorted by location.
  ///
  /// Faults at the same location are in the order of detection.
  public let faults: [RuleFileFault]

  /// Creates an error from faults in any order. O(*n* log *n*).
  ///
  /// - Precondition: There is at least one fault.
  public init(_ faults: [RuleFileFault]) {
    precondition(!faults.isEmpty, "an error has a fault")
    self.faults = faults.ordered { ($0.file ?? "", $0.position) < ($1.file ?? "", $1.position) }
  }

  /// Returns the faults as lines `FILE:LINE:COLUMN: MESSAGE`, without a line end after the last. O(*n*).
  public func rendered(file: String) -> String {
    faults.map { $0.rendered(file: file) }.joined(separator: "\n")
  }
}

extension RuleFileError: CustomStringConvertible {
  /// The faults as lines `LINE:COLUMN: MESSAGE`. O(*n*).
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
