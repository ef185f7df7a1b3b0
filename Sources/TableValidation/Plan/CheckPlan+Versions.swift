internal import CSVRecords
package import RuleFiles
internal import Validation

extension CheckPlan {
  /// Creates the plan of a check by two versions of a rule file at once.
  ///
  /// Columns, rules and keys that accept the same in both versions are checked once. Of the others, those of the new version are checks
  /// of columns of their own, which follow the columns of the table and read the same fields. Only findings on records whose verdict
  /// differs are reported, each with its version. Of the rules over the table, `duplicates` and `sorted` are checked. Codes that belong to no field have the severities of
  /// the old version.
  ///
  /// - Throws: A fault for each file that a foreign key refers to and that cannot be read or lacks a column.
  package init(_ rules: VersionedRules, of input: TableInput, options: CheckOptions) throws(RuleFileError) {
    let matches = (old: SchemaMatch(rules.old, input), new: SchemaMatch(rules.new, input))
    let width = max(matches.old.fieldCount, matches.new.fieldCount)
    let merged = VersionedChecks(rules, old: matches.old, new: matches.new, width: width)
    let keys = try merged.keys(rules, options)
    var options = options
    options.failurePolicy.limits = nil
    // The codes of fields have the severities of each version.
    options.severities = rules.old.severities.limited(to: CodeSeverities.partsOfTables)
    self.init(
      merged.checks, recordChecks: merged.recordChecks, keys: keys, table: merged.table,
      columnCount: width, format: input.format, options: options)
    ruleFileKeys = keys
    ruleFile = rules.old
    isVersioned = true
    if input.format.members != nil { objectRules = rules.objectRules }
  }
}

/// The checks of two versions of a rule file for the columns of one table.
private struct VersionedChecks {
  private(set) var checks: [ColumnCheck] = []
  private(set) var recordChecks: [RecordCheck] = []
  private let old: SchemaMatch
  private let new: SchemaMatch
  private let width: Int
  /// The columns that are checked once for both versions.
  private var shared: Set<Int> = []

  init(_ rules: VersionedRules, old: SchemaMatch, new: SchemaMatch, width: Int) {
    (self.old, self.new, self.width) = (old, new, width)
    let news = Dictionary(new.checks.map { ($0.column, $0) }, uniquingKeysWith: { first, _ in first })
    for check in old.checks {
      var check = check
      check.rules = rules.old.severities.apply(to: check.rules)
      if let other = news[check.column], rules.shares(check, other) {
        shared.insert(check.column)
      } else {
        check.version = .old
      }
      checks.append(check)
    }
    for check in new.checks where !shared.contains(check.column) {
      var moved = ColumnCheck(
        name: check.name, column: column(check.column), rules: rules.new.severities.apply(to: check.rules),
        normalization: check.normalization)
      (moved.isText, moved.keyType) = (check.isText, check.keyType)
      (moved.source, moved.version) = (check.column, .new)
      checks.append(moved)
    }
    addRecordChecks(rules)
  }

  /// The column of the new version's check of a column.
  private func column(_ column: Int) -> Int { shared.contains(column) ? column : width + column }

  private mutating func addRecordChecks(_ rules: VersionedRules) {
    func isShared(_ check: RecordCheck) -> Bool {
      rules.shares(check.rule) && check.allColumns.allSatisfy(shared.contains)
    }
    for check in old.recordChecks {
      var check = rules.old.severities.apply(to: check)
      check.version = isShared(check) ? nil : .old
      recordChecks.append(check)
    }
    for check in new.recordChecks where !isShared(check) {
      var moved = RecordCheck(
        check.rule, columns: check.columns.map { $0.map(column) }, column: check.column.map(column),
        messages: check.messages)
      moved = rules.new.severities.apply(to: moved)
      moved.version = .new
      recordChecks.append(moved)
    }
  }

  /// The rules over the table that compare records: those that both versions have over columns that are checked once, and the others of
  /// each; `nil` for none.
  var table: TableChecks? {
    let (olds, news) = (old.tableChecks, new.tableChecks)
    var orders: [TableChecks.Column] = []
    let newOrders = (news?.columns ?? []).filter { $0.rules.order != nil }
    for column in olds?.columns ?? [] where column.rules.order != nil {
      let other = newOrders.first { $0.column == column.column }
      let isShared = shared.contains(column.column) && other?.rules.order == column.rules.order
      orders.append(TableChecks.Column(order: column, at: column.column, of: isShared ? nil : .old))
    }
    for column in newOrders where !orders.contains(where: { $0.column == column.column && $0.version == nil })
    {
      orders.append(TableChecks.Column(order: column, at: self.column(column.column), of: .new))
    }
    let records = recordKeys(olds?.recordKeys.first?.severity, news?.recordKeys.first?.severity)
    guard !orders.isEmpty || !records.isEmpty else { return nil }
    return TableChecks(orders: orders, recordKeys: records, messages: olds?.messages ?? news?.messages)
  }

  /// Returns the comparisons of whole records, of which all columns have checks.
  private func recordKeys(_ before: Severity?, _ after: Severity?) -> [TableChecks.RecordKey] {
    let columns = old.checks.map(\.column)
    let isShared = before == after && columns.allSatisfy(shared.contains)
    return [
      before.map { .init(severity: $0, columns: columns, version: isShared ? nil : .old) },
      isShared
        ? nil
        : after.map { .init(severity: $0, columns: new.checks.map { column($0.column) }, version: .new) },
    ].compactMap(\.self)
  }

  /// Returns the keys of both versions: those that both have over columns that are checked once, and the others of each.
  func keys(_ rules: VersionedRules, _ options: CheckOptions) throws(RuleFileError) -> [TableKey] {
    let olds = try Self.keys(of: rules.old, old, in: rules.folders.old, options)
    let news = try Self.keys(of: rules.new, new, in: rules.folders.new, options)
    func isShared(_ key: TableKey, _ others: [TableKey]) -> Bool {
      key.columnsOfTable.allSatisfy(shared.contains) && rules.folders.old == rules.folders.new
        && others.contains { $0.identity == key.identity }
    }
    return olds.map { $0.moved(to: isShared($0, news) ? nil : .old) { $0 } }
      + news.filter { !isShared($0, olds) }.map { $0.moved(to: .new, column) }
  }

  private static func keys(
    of file: RuleFile, _ match: SchemaMatch, in folder: BytePath, _ options: CheckOptions
  ) throws(RuleFileError) -> [TableKey] {
    var references: [Int: TableKey.Reference] = [:]
    let dialect = file.dialect.records
    return try SchemaKeys(file, match, references: &references) { resource in
      [try ReferenceInput(resource, in: folder, dialect: dialect, options: options)]
    }.keys
  }
}

extension TableChecks.Column {
  /// The order of a column alone, of a version and for another column.
  fileprivate init(order column: TableChecks.Column, at place: Int, of version: RuleVersion?) {
    self.init(column: place, rules: column.rules.onlyOrder, type: column.type, version: version)
  }
}

extension VersionedRules {
  /// Returns the errors in the header of an input by the version that refuses it, if the other does not.
  package func headerFindings(of input: TableInput) -> [Finding] {
    guard input.format.members == nil else { return [] }
    func errors(_ rules: RuleFile) -> [Finding] {
      rules.severities.apply(to: SchemaMatch(rules, input).findings).filter { $0.severity == .error }
    }
    let (olds, news) = (errors(old), errors(new))
    guard olds.isEmpty != news.isEmpty else { return [] }
    return olds.map { $0.by(.old) } + news.map { $0.by(.new) }
  }
}

extension TableKey {
  /// The same key of a version, over other columns.
  fileprivate func moved(to version: RuleVersion?, _ column: (Int) -> Int) -> TableKey {
    var kind = kind
    if case .foreign(.itself(let others)) = kind { kind = .foreign(.itself(others.map(column))) }
    var key = TableKey(
      kind, columns: columns.map(column), fields: fields, reference: reference, messages: messages,
      selection: selection?.moved(column))
    key.version = version
    return key
  }
}
