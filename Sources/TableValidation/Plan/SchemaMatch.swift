internal import CSVRecords
public import RuleFiles
internal import Validation

/// How the fields of a schema lie over the columns of a table, and where they do not fit.
public struct SchemaMatch: Sendable {
  /// The columns that the schema has a field for.
  public let checks: [ColumnCheck]
  /// The column of each field of the schema, from 0; `nil` for one that the table lacks.
  let columns: [Int?]
  /// How many fields a record has: as many as the header, and without one as many as ``RuleFile/fieldsMatch`` allows.
  public let columnCount: Int
  /// The rules over several fields whose fields are all there.
  public private(set) var recordChecks: [RecordCheck] = []
  /// Where the header does not fit the schema, by its `fieldsMatch`; each makes the table invalid. Then, as warnings, the rules
  /// over several fields that are not asked, as the header lacks some of theirs.
  public private(set) var findings: [Finding]

  /// Lays the fields over the columns: by their names, but by their order where `fieldsMatch` is `exact`, as Table
  /// Schema has it, whatever the header says, and where there is no header.
  ///
  /// Without a header, `exact` and `equal` want as many columns as there are fields; `subset` at least, `superset` at
  /// most as many, and `partial` any number: as the first record has.
  public init(_ schema: RuleFile, _ input: TableInput) {
    let names = input.header.map(HeaderIndex.init)
    let columnCount = input.header?.count ?? Self.columnCount(schema, firstRecord: input.columnCount)
    let isByOrder = input.header == nil || schema.fieldsMatch == .exact
    let columns = schema.fields.enumerated().map { order, field -> Int? in
      let column = isByOrder ? order : names?.columns(named: field.name).first
      return column.flatMap { $0 < columnCount ? $0 : nil }
    }
    checks = zip(schema.fields, columns).compactMap { field, column in
      column.map { ColumnCheck(field, column: $0, schema.dialect) }
    }
    self.columns = columns
    self.columnCount = columnCount
    findings = Self.failures(schema, input.header).map { failure, name in
      Finding(
        file: input.name, place: input.headerPlace, field: name, rule: "header", failure: failure, value: nil)
    }
    addRecordChecks(schema, input)
  }

  /// Lays the rules over several fields over the columns; one that lacks a column is told.
  private mutating func addRecordChecks(_ schema: RuleFile, _ input: TableInput) {
    let fields = HeaderIndex(schema.fields.map(\.name))
    func column(_ name: String) -> Int? { fields.columns(named: name).first.flatMap { columns[$0] } }
    for rule in schema.recordRules {
      let isInput = rule.inputs.contains { input in rule.field?.isSame(as: input) ?? true }
      let names = rule.inputs + (isInput ? [] : [rule.field].compactMap(\.self))
      let missing = names.filter { column($0) == nil }
      if missing.isEmpty {
        let places = rule.inputs.compactMap(column)
        recordChecks.append(
          RecordCheck(
            rule, columns: places, column: rule.field.flatMap(column), messages: schema.messages(of: rule)))
      } else {
        findings.append(
          Finding(
            file: input.name, place: input.headerPlace, field: nil, rule: "header",
            failure: .init("header.rule-skipped", ["rule": .text(rule.name), "fields": .list(missing)]),
            severity: .warning, value: nil))
      }
    }
  }

  private static func columnCount(_ schema: RuleFile, firstRecord: Int?) -> Int {
    let fields = schema.fields.count
    guard let found = firstRecord else { return fields }
    return switch schema.fieldsMatch {
    case .exact, .equal: fields
    case .subset: max(found, fields)
    case .superset: min(found, fields)
    case .partial: found
    }
  }

  private typealias Failure = (ValidationFailure, field: String?)

  private static func failures(_ schema: RuleFile, _ header: [String]?) -> [Failure] {
    guard let header else { return [] }
    let names = schema.fields.map(\.name)
    let (fields, columns) = (HeaderIndex(names), HeaderIndex(header))
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
  /// What a field of a rule file asks of a column, the dialect's null sequence being a missing value too.
  fileprivate init(_ field: RuleFile.Field, column: Int, _ dialect: TableDialect) {
    var rules = field.rules
    if let null = dialect.nullSequence.map({ Array($0.utf8) }), !rules.missingValues.contains(null) {
      rules.missingValues.append(null)
    }
    self.init(name: field.name, column: column, rules: rules, normalization: field.normalization)
    let type = field.logicalType
    if !(type is TextType) { keyEncoding = { type.appendCanonical(of: $0, to: &$1) } }
  }
}
