internal import Bytes
internal import CSVRecords
internal import FindingReports
internal import JSONDocument
package import Validation

/// A rule whose verdicts the caller gives, record by record, such as those of a function of its own.
package struct CallerRule: Sendable {
  /// An error: the description of a rule has a fault.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The name that findings report.
  package let name: String
  /// The columns that the caller reads.
  let columns: [String]
  /// The column to which findings belong; `nil` for the record as a whole.
  let at: String?
  private let code: FailureCode
  private let message: String
  private let severity: Severity

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name that findings report, of lower-case letters and digits with hyphens between them.
  ///   - columns: The columns that the caller reads.
  ///   - at: The column to which findings belong; `nil` for the record as a whole.
  ///   - code: The code of its failures: such names with periods between them; by default the name of the rule.
  ///   - message: The text of its failures; by default one with the name of the rule.
  /// - Throws: A ``Fault`` for a name or a code that is malformed, or that rules of the library report.
  package init(
    _ name: String, columns: [String], at: String?, code: String?, message: String?, severity: Severity
  ) throws(Fault) {
    let code = code ?? name
    guard Self.isKebabCase(name) else {
      throw Fault(
        description:
          "the name of a rule is lower-case letters and digits with hyphens between them, such as 'even', not \(Excerpt(name))"
      )
    }
    guard
      code.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy({
        Self.isKebabCase(String(Substring($0)))
      })
    else {
      throw Fault(
        description:
          "the code of a rule is names with periods between them, such as 'quantity.odd', not \(Excerpt(code))"
      )
    }
    let ofLibrary = MessageCatalog.english.codes.map(\.rawValue)
    guard Catalog.entry(named: name) == nil,
      !ofLibrary.contains(where: { $0.split(atFirst: UInt8(ascii: ".")).head == name })
    else {
      throw Fault(
        description: "findings of another kind have the name or code '\(name)'; choose another name")
    }
    guard !ofLibrary.contains(code) else {
      throw Fault(description: "findings of another kind have the code '\(code)'; choose another one")
    }
    guard !columns.isEmpty else { throw Fault(description: "the rule '\(name)' reads no column") }
    guard Set(columns).count == columns.count else {
      throw Fault(description: "the rule '\(name)' reads a column twice")
    }
    (self.name, self.columns, self.at) = (name, columns, at)
    self.code = FailureCode(rawValue: code)
    self.message = message ?? "breaks the rule \(name)"
    self.severity = severity
  }

  private static func isKebabCase(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isDigit }
    }
  }

  /// Returns the check of the rule in a table.
  ///
  /// - Parameters:
  ///   - number: The index of the rule among those of the caller.
  ///   - inputs: The indices of the columns that the caller reads; `nil` for one without rules of its own.
  ///   - column: The index of the column to which findings belong; `nil` for the record as a whole.
  func check(_ number: Int, inputs: [Int?], column: Int?) -> RecordCheck {
    let constraint = RecordConstraint.byCaller(number: number, code, columns.map { RecordField($0) })
    return RecordCheck(
      RecordRule(name, constraint, at: at, severity: severity), columns: inputs, column: column,
      messages: RuleMessages([.init(other: message)]))
  }
}

extension SchemaMatch {
  /// Adds the rules of the caller. One for which the table lacks columns is reported, and is not checked.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - file: The name of the table in findings.
  package mutating func add(_ rules: [CallerRule], header: [String], file: String) {
    guard !rules.isEmpty else { return }
    let index = HeaderIndex(header)
    for (number, rule) in rules.enumerated() {
      let columns = rule.at.map { [$0] } ?? []
      let missing = (rule.columns + columns.filter { !rule.columns.contains($0) }).filter {
        index.columns(named: $0).isEmpty
      }
      guard missing.isEmpty else {
        findings.append(.skippedRule(rule.name, fields: missing, file: file, at: .ofHeader))
        skippedRules.append(UncheckedRule(ofRecords: rule.name, columns: missing, .missingColumn))
        continue
      }
      let inputs = rule.columns.map { name in
        index.columns(named: name).first.flatMap { column in
          checks.contains { $0.column == column } ? column : nil
        }
      }
      let column = rule.at.flatMap { index.columns(named: $0).first }
      if let column, !checks.contains(where: { $0.column == column }) {
        checks.append(ColumnCheck(name: header[column], column: column, rules: RuleSet([])))
      }
      recordChecks.append(rule.check(number, inputs: inputs, column: column))
    }
  }
}
