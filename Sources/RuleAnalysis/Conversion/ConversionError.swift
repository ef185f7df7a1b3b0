internal import Bytes
public import RuleFiles

/// An error: a document that cannot be converted to a rule file.
public enum ConversionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is neither JSON nor YAML.
  case unreadable(RuleFileError)
  /// The document is neither a JSON Schema nor a data contract.
  case unknownLanguage
  /// The document is a rule file already.
  case ruleFile
  /// The rule file would have this fault.
  case refused(String)
  /// The contract is of another version than 3.
  case unknownVersion(String)
  /// The document has no property that would be a field.
  case noField
  /// A table is named, and the document is no contract.
  case superfluousTable
  /// The contract has no table.
  case noTable
  /// The contract has several tables, of which one must be named.
  case severalTables([String])
  /// The contract has no table of that name.
  case unknownTable(String, among: [String])

  /// The fault and its correction, in one line but for the faults of an unreadable document.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unknownLanguage:
      "is neither a JSON Schema of an object or an array of objects nor a data contract (ODCS 3)"
    case .ruleFile: "is a rule file already; name another language with --to"
    case .refused(let fault): "cannot be said as a rule file: \(fault)"
    case .unknownVersion(let version):
      "is a data contract of the version \(version.shortened); those of version 3 are converted"
    case .noField: "has no property, of which each would be a field"
    case .superfluousTable: "is a JSON Schema, which has one table; omit --table"
    case .noTable: "is a data contract without a table under 'schema'"
    case .severalTables(let names):
      "has several tables; name one with --table: \(names.joined(separator: ", "))"
    case .unknownTable(let name, let names):
      "has no table '\(name)'; there are \(names.joined(separator: ", "))"
    }
  }
}
