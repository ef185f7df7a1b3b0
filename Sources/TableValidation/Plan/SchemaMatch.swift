internal import Bytes
internal import CSVRecords
public import RuleFiles
internal import Validation

/// The assignment of a schema's fields to the columns of a table, and the findings about the header.
public struct SchemaMatch: Sendable {
  /// The checks of the columns for which the schema has a field; of all columns if whole records are compared. A column without
  /// a field that has the name of a secret one has a check without rules.
  public internal(set) var checks: [ColumnCheck]
  /// The index of the column of each field of the schema, from 0; `nil` for a field that the table lacks.
  let columns: [Int?]
  /// The number of fields that a record must have: that of the header or, without a header, a number that
  /// `RuleFile.fieldsMatch` allows.
  public let columnCount: Int
  /// The checks of the rules over several fields, without those of which the table lacks a field.
  public internal(set) var recordChecks: [RecordCheck] = []
  /// The rules over the table as a whole, without those for columns that the table lacks; `nil` if the schema has none.
  public private(set) var tableChecks: TableChecks?
  /// The differences between the header and the schema that `fieldsMatch` does not allow; each makes the table invalid. After
  /// them, as warnings, the rules over several fields and over the table that are not checked because the table lacks some of
  /// their fields.
  public internal(set) var findings: [Finding]

  /// Whether the columns have names.
  let hasHeader: Bool
  /// The columns that have other names than their fields.
  package let renamedColumns: [BoundHeader.RenamedColumn]
  /// The fields of the schema, then one for each column that a pattern describes.
  private let fields: [RuleFile.Field]

  /// Whether the header ends in the fields of reasons, which belong to no rule.
  private(set) var hasReasons = false
  /// The rules that are not checked, because the table lacks columns: those of fields, then those over several of them.
  package internal(set) var skippedRules: [UncheckedRule] = []

  /// Assigns the fields to the columns of their names or, if there is no header, to columns in the same order.
  ///
  /// Table Schema assigns fields by their order if `fieldsMatch` is `exact`. No rule is for a column of another name, so that this
  /// is done only where the rule file is to be read as frictionless does (`Compatibility.frictionless`).
  ///
  /// Without a header, `exact` and `equal` require as many columns as the schema has fields, `subset` at least and `superset`
  /// at most as many, and `partial` any number. Within these limits, the first record determines the number.
  public init(_ schema: RuleFile, _ input: TableInput) {
    self.init(
      schema, header: input.header, columnCount: input.columnCount, file: input.name,
      location: input.headerLocation, rows: input.headerRows
    )
  }

  /// Assigns the fields to columns that have names but no file, such as those of Arrow. Those of the type `string` are read even if
  /// they have no rules: a file is checked as a whole for bytes that are not UTF-8, and these columns one by one.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - file: The name of the table in findings.
  package init(_ schema: RuleFile, columns: [String], file: String) {
    self.init(schema, header: columns, columnCount: columns.count, file: file, location: .ofHeader, rows: [])
    let fields = fieldsByColumn
    for index in checks.indices { checks[index].isText = fields[checks[index].column]?.typeName == "string" }
  }

  private init(
    _ schema: RuleFile, header: [String]?, columnCount: Int?, file: String, location: Finding.Location,
    rows: [TableRow]
  ) {
    hasReasons =
      header.map(ReasonFields.end) == true && !schema.fields.contains { ReasonFields.contains($0.name) }
    let named = hasReasons ? header.map { Array($0.dropLast(ReasonFields.names.count)) } : header
    let bound = named.map { BoundHeader(schema, $0) }
    let failures = bound.map { HeaderFailure.all(schema, $0, header: named ?? []) } ?? []
    let schema = bound?.rules ?? schema
    renamedColumns = bound?.renamed ?? []
    fields = schema.fields
    hasHeader = header != nil
    let fieldNames = bound.map { $0.names + (header ?? []).dropFirst($0.names.count) }
    let columnCount = header?.count ?? Self.columnCount(schema, firstRecord: columnCount)
    let isByOrder =
      header == nil || (schema.fieldsMatch == .exact && schema.compatibility == .frictionless)
    let names = isByOrder ? nil : fieldNames.map(HeaderIndex.init)
    let columns = schema.fields.enumerated().map { order, field -> Int? in
      let column = isByOrder ? order : names?.columns(named: field.name).first
      return column.flatMap { $0 < columnCount ? $0 : nil }
    }
    checks = zip(schema.fields, columns).compactMap { field, column in
      column.map { ColumnCheck(field, column: $0, schema.dialect) }
    }
    self.columns = columns
    self.columnCount = columnCount
    let locations = failures.contains { $0.column != nil } ? rows.fieldLocations : []
    findings = failures.map { failed in
      let ofField = failed.column.flatMap { $0 < locations.count ? locations[$0] : nil }
      return Finding(
        file: file, location: ofField ?? location, field: failed.name, rule: "header",
        failure: failed.failure,
        value: nil)
    }
    skippedRules = zip(schema.fields, columns).flatMap { field, column in
      guard column == nil else { return [UncheckedRule]() }
      return field.rules.ruleNames.map { UncheckedRule(column: field.name, rule: $0, .missingColumn) }
    }
    if let fieldNames { hideSecrets(of: schema, under: fieldNames) }
    addRecordChecks(schema, file: file, at: location)
    if header != nil { skipKeys(of: schema, file: file, at: location) }
    addTableChecks(schema, header: header, file: file, at: location)
  }

  /// The number of fields of a well-formed record, at least 1, as records without columns have one empty field.
  package var fieldCount: Int { max(1, columnCount, (checks.map(\.column).max() ?? 0) + 1) }

  /// The field of each column that has one.
  package var fieldsByColumn: [Int: RuleFile.Field] {
    Dictionary(
      zip(columns, fields).compactMap { column, field in column.map { ($0, field) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Hides the values of all columns that have the name of a secret field, even if another field or none is assigned to them.
  private mutating func hideSecrets(of schema: RuleFile, under header: [String]) {
    let secrets = schema.fields.filter(\.rules.isSecret)
    guard !secrets.isEmpty else { return }
    let index = HeaderIndex(header)
    let checkOfColumn = Dictionary(uniqueKeysWithValues: checks.enumerated().map { ($1.column, $0) })
    for field in secrets {
      for column in index.columns(named: field.name) {
        if let check = checkOfColumn[column] {
          checks[check].rules.isSecret = true
        } else {
          var rules = RuleSet([])
          rules.isSecret = true
          checks.append(ColumnCheck(name: field.name, column: column, rules: rules))
        }
      }
    }
  }

  /// Assigns the rules over the table to columns; the rules of a column that is missing are reported.
  private mutating func addTableChecks(
    _ schema: RuleFile, header: [String]?, file: String, at location: Finding.Location
  ) {
    guard let table = schema.table else { return }
    var found: [TableChecks.Column] = []
    for rules in table.columns {
      let field = schema.fields[rules.field]
      if let column = columns[rules.field] {
        found.append(.init(column: column, rules: rules, type: field.logicalType))
      } else {
        findings.append(.skippedRule("table", fields: [field.name], file: file, at: location))
        skippedRules.append(UncheckedRule(column: field.name, rule: "table", .missingColumn))
      }
    }
    // Records of a table without columns have nothing by which they differ.
    let duplicates = columnCount > 0 ? table.duplicates : nil
    if duplicates != nil {
      let checked = Set(checks.map(\.column))
      checks += (0..<columnCount).filter { !checked.contains($0) }.map {
        ColumnCheck(
          name: header?[$0] ?? "\($0 + 1)", column: $0, rules: RuleSet([]).adding(null: schema.dialect))
      }
    }
    tableChecks = TableChecks(
      records: table.records, columns: found, duplicates: duplicates,
      groups: groups(of: table, schema, file: file, at: location), messages: schema.messages)
  }

  /// Assigns the requirements of groups to columns; a group of which the table lacks a field is reported.
  private mutating func groups(
    of table: TableRules, _ schema: RuleFile, file: String, at location: Finding.Location
  ) -> [BoundGroup] {
    table.groups.enumerated().compactMap { number, group in
      let bound = BoundGroup(group, number: number, fields: schema.fields, columns: columns)
      let missing = bound.missing
      guard !missing.isEmpty else { return bound }
      // The requirements that do not need these fields are checked.
      findings.append(.skippedRule("group", fields: missing, file: file, at: location))
      skippedRules.append(
        UncheckedRule(column: missing.joined(separator: ","), rule: "group", .missingColumn))
      return bound.isChecked ? bound : nil
    }
  }

  /// Assigns the rules over several fields to columns; a rule for which a column is missing is reported.
  private mutating func addRecordChecks(_ schema: RuleFile, file: String, at location: Finding.Location) {
    guard !schema.recordRules.isEmpty else { return }
    let fields = HeaderIndex(schema.fields.map(\.name))
    func column(_ name: String) -> Int? { fields.columns(named: name).first.flatMap { columns[$0] } }
    for rule in schema.recordRules {
      let isInput = rule.inputs.contains { input in rule.field?.hasSameBytes(as: input) ?? true }
      let names = rule.inputs + (isInput ? [] : [rule.field].compactMap(\.self))
      let missing = names.filter { column($0) == nil }
      if missing.isEmpty || rule.constraint.countsFields(missing) {
        let inputs = rule.inputs.map(column)
        recordChecks.append(
          RecordCheck(
            rule, columns: inputs, column: rule.field.flatMap(column), messages: schema.messages(of: rule)))
      } else {
        findings.append(.skippedRule(rule.name, fields: missing, file: file, at: location))
        skippedRules.append(UncheckedRule(ofRecords: rule.name, columns: missing, .missingColumn))
      }
    }
  }

  /// Reports the unique and foreign keys that are not compared, because the table lacks some of their fields.
  private mutating func skipKeys(of schema: RuleFile, file: String, at location: Finding.Location) {
    let selected = schema.uniqueness.map { uniqueness in
      let inputs = uniqueness.condition.map { BoundCondition($0).inputs } ?? []
      return (
        uniqueness.isRuleOfField ? "unique" : "table.unique",
        uniqueness.fields + schema.indices(ofFields: inputs).filter { !uniqueness.fields.contains($0) }
      )
    }
    let keys =
      schema.keys.unique.map { ("uniqueKeys", $0) } + selected
      + schema.keys.foreign.map { ("foreignKeys", $0.fields) }
    for (rule, fields) in keys {
      let missing = fields.filter { columns[$0] == nil }.map { schema.fields[$0].name }
      guard !missing.isEmpty else { continue }
      findings.append(.skippedRule(rule, fields: missing, file: file, at: location))
      skippedRules.append(UncheckedRule(column: missing.joined(separator: ","), rule: rule, .missingColumn))
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
}

extension Finding {
  /// The warning that a rule is not checked because the table lacks fields.
  static func skippedRule(
    _ rule: String, fields: [String], file: String, at location: Finding.Location
  ) -> Finding {
    Finding(
      file: file, location: location, field: nil, rule: "header",
      failure: .init("header.rule-skipped", ["rule": .text(rule), "fields": .list(fields)]),
      severity: .warning, value: nil)
  }
}

extension RecordConstraint {
  /// Whether the constraint is about how many of some fields are present, and the missing ones are among those.
  fileprivate func countsFields(_ missing: [String]) -> Bool {
    switch self {
    case .exactlyOne(let fields), .atLeastOne(let fields), .atMostOne(let fields), .allOrNone(let fields):
      missing.allSatisfy { name in fields.contains { $0.name.hasSameBytes(as: name) } }
    case .comparison, .requiredIf, .requiredWith, .forbiddenIf, .keeps, .fileDigest, .byCaller: false
    }
  }
}

extension RuleSet {
  /// Returns the rules with the dialect's null sequence among the missing values.
  fileprivate func adding(null dialect: TableDialect) -> RuleSet {
    var rules = self
    if let null = dialect.nullSequence.map({ Array($0.utf8) }), !rules.missingValues.contains(null) {
      rules.missingValues.append(null)
    }
    return rules
  }
}

extension ColumnCheck {
  /// Creates the check of a column from a field of a rule file; the dialect's null sequence is added to the missing values.
  fileprivate init(_ field: RuleFile.Field, column: Int, _ dialect: TableDialect) {
    self.init(
      name: field.name, column: column, rules: field.rules.adding(null: dialect),
      normalization: field.normalization)
    let type = field.logicalType
    if !(type is TextType) { keyType = type }
  }
}
