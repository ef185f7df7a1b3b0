public import RuleFiles
internal import Validation

/// How the fields of a schema lie over the columns of a table, and where they do not fit.
public struct SchemaMatch: Sendable {
  /// The columns that the schema has a field for.
  public let checks: [ColumnCheck]
  /// How many fields a record has: as many as the header, and without one as many as ``RuleFile/fieldsMatch`` allows.
  public let columnCount: Int
  /// Where the header does not fit the schema, by its `fieldsMatch`; each makes the table invalid.
  public let findings: [Finding]

  /// Lays the fields over the columns: by their names, but by their order where `fieldsMatch` is `exact`, as Table
  /// Schema has it, whatever the header says, and where there is no header.
  ///
  /// Without a header, `exact` and `equal` want as many columns as there are fields; `subset` at least, `superset` at
  /// most as many, and `partial` any number: as the first record has.
  public init(_ schema: RuleFile, _ input: TableInput) {
    let names = input.header.map(HeaderIndex.init)
    let columnCount = input.header?.count ?? Self.columnCount(schema, firstRecord: input.columnCount)
    let isByOrder = input.header == nil || schema.fieldsMatch == .exact
    checks = schema.fields.enumerated().compactMap { order, field in
      let column = isByOrder ? order : names?.columns(named: field.name).first
      guard let column, column < columnCount else { return nil }
      return ColumnCheck(name: field.name, column: column, rules: Self.rules(of: field, schema.dialect))
    }
    self.columnCount = columnCount
    findings = Self.failures(schema, input.header).map { failure, name in
      Finding(
        file: input.name, place: input.headerPlace, field: name, rule: "header", failure: failure, value: nil)
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

  /// The rules of a field, the dialect's null sequence being a missing value too.
  private static func rules(of field: RuleFile.Field, _ dialect: TableDialect) -> RuleSet {
    var rules = field.rules
    if let null = dialect.nullSequence.map({ Array($0.utf8) }), !rules.missingValues.contains(null) {
      rules.missingValues.append(null)
    }
    return rules
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
