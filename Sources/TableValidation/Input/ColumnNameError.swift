internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

extension HeaderIndex {
  /// The column of that name, from 0.
  ///
  /// - Throws: ``ColumnNameError`` if there is no such column, or more than one.
  package func column(named name: String) throws(ColumnNameError) -> Int {
    let found = columns(named: name)
    if let column = found.first, found.count == 1 { return column }
    let suggestion = found.isEmpty ? Suggestion.nearest(to: name, among: names) : nil
    throw ColumnNameError(name: name, columns: found, suggestion: suggestion)
  }

  /// Returns the names to suggest for one that no column has: a similar name, otherwise the first twenty.
  package func advice(for error: ColumnNameError) -> String {
    if let hint = hint(for: error) { return hint }
    let shown = names.prefix(20).map { $0.utf8.count > Suggestion.longestName ? "\(Excerpt($0))" : "'\($0)'" }
    return "it has " + shown.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  /// Returns a similar name for one that no column has, or that a column has it in another normal form; `nil` if neither is so.
  package func hint(for error: ColumnNameError) -> String? {
    // `==` of strings is canonical equivalence.
    if names.contains(where: { $0 == error.name && !$0.hasSameBytes(as: error.name) }) {
      return
        "it has '\(error.name)' in another normal form of Unicode (NFC or NFD): copy the name from the file"
    }
    return error.suggestion.map(Suggestion.question)
  }
}

/// An error: a name for which rules are given is not the name of exactly one column, or is given twice.
public struct ColumnNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The indices of the columns of that name, from 0.
  public let columns: [Int]
  /// A similar name of a column, if there is one and no column has this name.
  public let suggestion: String?

  public var description: String {
    switch columns.count {
    case 0: "there is no column '\(name)'" + (suggestion.map { "; " + Suggestion.question($0) } ?? "")
    case 1: "rules for column '\(name)' are given twice"
    default: "there are \(columns.count) columns '\(name)'"
    }
  }
}
