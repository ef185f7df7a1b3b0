public import RuleFiles
internal import Validation

/// How the fields of a schema lie over the columns of a table, and where they do not fit.
public struct SchemaMatch: Sendable {
  /// The columns that the schema has a field for.
  public private(set) var checks: [ColumnCheck] = []
  /// The column of each field of the schema, from 0; `nil` for one that the table lacks.
  private(set) var columns: [Int?] = []
  /// The rules over several fields whose fields are all there.
  public private(set) var recordChecks: [RecordCheck] = []
  /// Where the header does not fit the schema, by its `fieldsMatch`; each makes the table invalid. Then, as warnings, the rules
  /// over several fields that are not asked, as the header lacks some of theirs.
  public private(set) var findings: [Finding] = []

  /// Fields by name over a header; fields by order where there is none.
  public init(_ schema: RuleFile, _ input: TableInput) {
    guard let header = input.header else {
      checks = schema.fields.enumerated().map { ColumnCheck($0.element, column: $0.offset) }
      columns = schema.fields.indices.map(\.self)
      addRecordChecks(schema, HeaderIndex(schema.fields.map(\.name)), input)
      return
    }
    let columns = HeaderIndex(header)
    self.columns = schema.fields.map { columns.columns(named: $0.name).first }
    for field in schema.fields {
      guard let column = columns.columns(named: field.name).first else { continue }
      checks.append(ColumnCheck(field, column: column))
    }
    findings = Self.failures(schema, header, columns).map { failure, name in
      Finding(
        file: input.name, place: input.headerPlace, field: name, rule: "header", failure: failure, value: nil)
    }
    addRecordChecks(schema, columns, input)
  }

  /// Lays the rules over several fields over the columns; one that lacks a column is told.
  private mutating func addRecordChecks(_ schema: RuleFile, _ columns: HeaderIndex, _ input: TableInput) {
    for rule in schema.recordRules {
      let isInput = rule.inputs.contains { input in rule.field?.isSame(as: input) ?? true }
      let names = rule.inputs + (isInput ? [] : [rule.field].compactMap(\.self))
      let missing = names.filter { columns.columns(named: $0).isEmpty }
      if missing.isEmpty {
        let places = rule.inputs.compactMap { columns.columns(named: $0).first }
        let column = rule.field.flatMap { columns.columns(named: $0).first }
        recordChecks.append(RecordCheck(rule, columns: places, column: column))
      } else {
        findings.append(
          Finding(
            file: input.name, place: input.headerPlace, field: nil, rule: "header",
            failure: .init("header.rule-skipped", ["rule": .text(rule.name), "fields": .list(missing)]),
            severity: .warning, value: nil))
      }
    }
  }

  private typealias Failure = (ValidationFailure, field: String?)

  private static func failures(
    _ schema: RuleFile, _ header: [String], _ columns: HeaderIndex
  ) -> [Failure] {
    let names = schema.fields.map(\.name)
    let fields = HeaderIndex(names)
    let missing = names.filter { columns.columns(named: $0).isEmpty }
    let missingFailures = missing.map { Failure(.init("header.missing-field"), $0) }
    let extraFailures = header.filter { fields.columns(named: $0).isEmpty }
      .map { Failure(.init("header.extra-field"), $0) }
    let duplicates = names.filter { columns.columns(named: $0).count > 1 }
      .map { Failure(.init("header.duplicate-field"), $0) }
    switch schema.fieldsMatch {
    case .subset: return missingFailures + duplicates
    case .superset: return extraFailures + duplicates
    case .equal: return missingFailures + extraFailures + duplicates
    case .partial: return missing.count == names.count ? [(.init("header.no-field"), nil)] : duplicates
    case .exact:
      let failures = missingFailures + extraFailures + duplicates
      return failures.isEmpty ? misplaced(names, header) : failures
    }
  }

  private static func misplaced(
    _ names: [String], _ header: [String]
  ) -> [Failure] {
    guard let index = names.indices.first(where: { !names[$0].isSame(as: header[$0]) }) else { return [] }
    let parameters: FailureParameters = ["expected": .text(names[index]), "position": .integer(index + 1)]
    return [(.init("header.wrong-order", parameters), field: header[index])]
  }
}

extension String {
  /// Whether both have the same bytes: names are not compared by canonical equivalence.
  package func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension ColumnCheck {
  /// What a field of a rule file asks of a column.
  fileprivate init(_ field: RuleFile.Field, column: Int) {
    self.init(name: field.name, column: column, rules: field.rules, normalization: field.normalization)
    let type = field.logicalType
    if !(type is TextType) { keyForm = { type.appendCanonical(of: $0, to: &$1) } }
  }
}
