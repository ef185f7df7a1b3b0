internal import Bytes
internal import RuleFiles
internal import Validation

/// The rules of a file that are not of one field, by names under which they are compared.
struct TableAspects {
  struct Aspect {
    let name: String
    let contents: Any
    /// The name of a rule over records; `nil` for others.
    var recordRule: String?
  }

  private(set) var all: [Aspect] = []
  @Boxed private var file: RuleFile

  init(_ file: RuleFile) {
    self.file = file
    addRecordRules()
    addKeys()
    addTableRules()
    addSeverities()
    addHeader()
    // Its places in the document are no part of it.
    var dialect = file.dialect
    dialect.positions = [:]
    add("dialect", dialect)
    add("encoding", file.encoding?.name as Any)
    add("limits", file.limits as Any)
    addLimits()
  }

  private mutating func add(_ name: String, _ contents: Any) {
    all.append(Aspect(name: name, contents: contents))
  }

  private mutating func addRecordRules() {
    for rule in file.recordRules.map(file.severities.apply) where rule.severity == .error {
      let inputs = file.fields.filter { rule.inputs.contains($0.name) }.map {
        FieldMeaning($0, in: file).contents
      }
      let contents = [rule.constraint as Any, rule.condition as Any, rule.field as Any, inputs]
      all.append(Aspect(name: "rule \(rule.name)", contents: contents, recordRule: rule.name))
    }
  }

  /// The limits of fields and of single rules.
  private mutating func addLimits() {
    for field in file.fields where field.rules.hasLimits {
      let ofRules = field.rules.strategies.filter { $0.limits != nil }.map {
        [$0.name, $0.argument as Any, $0.limits as Any]
      }
      add("limits of \(field.name)", [field.rules.limits, ofRules] as [Any])
    }
    for rule in file.recordRules {
      if let limits = rule.limits { add("limits of rule \(rule.name)", limits) }
    }
    for key in file.uniqueness {
      if let limits = key.limits { add("limits of unique \(names(key.fields))", limits) }
    }
  }

  private mutating func addKeys() {
    if let primary = file.keys.primary { add("primary key \(names(primary))", meanings(primary)) }
    for key in file.keys.unique { add("unique key \(names(key))", meanings(key)) }
    for key in file.uniqueness where key.severity == .error {
      let inputs = key.condition.map { file.indices(ofFields: BoundCondition($0).inputs) } ?? []
      let contents = [key.ignored.map(\.rawValue).sorted(), key.condition as Any] as [Any]
      let condition = key.condition.map { " where \($0)" } ?? ""
      add("unique \(names(key.fields))\(condition)", contents + meanings(key.fields + inputs))
    }
    for key in file.keys.foreign {
      switch key.reference {
      case .itself(let fields):
        add("foreign key \(names(key.fields)) to \(names(fields))", meanings(key.fields + fields))
      case .resource(let resource):
        let columns = resource.columns.map(\.name).joined(separator: ", ")
        add("foreign key \(names(key.fields)) to \(resource.path) (\(columns))", meanings(key.fields))
      }
    }
  }

  private mutating func addTableRules() {
    guard let table = file.table else { return }
    if let records = table.records { add("table.records", records) }
    for column in table.columns {
      let name = "table.columns.\(file.fields[column.field].name)"
      if let share = column.absent { add("\(name).absent", share) }
      if let share = column.distinct { add("\(name).distinct", share) }
      if let bounds = column.sum { add("\(name).sum", bounds) }
      if let bounds = column.mean { add("\(name).mean", bounds) }
      if let order = column.order { add("\(name).sorted", order) }
    }
    if let duplicates = table.duplicates { add("table.duplicates", duplicates) }
    if !table.groups.isEmpty { add("table.groups", table.groups.map { groups($0) }) }
    if !table.equalities.isEmpty {
      add("table.equal", table.equalities.map { $0.numbers.map { number($0) } })
    }
  }

  /// What a number of a table is, with the meaning of its field if it is a sum of this table.
  private func number(_ number: TableRules.Equality.Number) -> [Any] {
    guard number.path == nil, case .sum(let name) = number.measure else {
      return [number.path as Any, number.measure]
    }
    return [name] + meanings(file.indices(ofFields: [name]))
  }

  /// What a group requires, with the meanings of all fields that it may read.
  private func groups(_ group: TableRules.Group) -> [Any] {
    [
      names(group.fields), group.sortedBy.map { file.fields[$0].name } as Any, group.severity,
      group.requirements.map { requirement(of: $0) },
      meanings(group.fields + [group.sortedBy].compactMap(\.self)),
    ]
  }

  private func requirement(of requirement: TableRules.Group.Requirement) -> [Any] {
    switch requirement {
    case .order(let field): ["order", names([field])] + meanings([field])
    case .consecutive(let field): ["consecutive", names([field])] + meanings([field])
    case .noOverlap(let range):
      ["noOverlap", names([range.from, range.to]), range.bounds] + meanings([range.from, range.to])
    case .noGap(let range):
      ["noGap", names([range.from, range.to]), range.bounds] + meanings([range.from, range.to])
    case .same(let field): ["same", names([field])] + meanings([field])
    case .first(let condition):
      ["first", condition] + meanings(file.indices(ofFields: BoundCondition(condition).inputs))
    case .last(let condition):
      ["last", condition] + meanings(file.indices(ofFields: BoundCondition(condition).inputs))
    }
  }

  /// What the names of columns mean.
  private mutating func addHeader() {
    let patterns = file.fieldPatterns.map { pattern in
      [
        pattern.field.name, pattern.minimumCount, FieldMeaning(pattern.field, in: file).contents,
        pattern.field.rules,
      ]
        as [Any]
    }
    let synonyms = file.fields.filter { !$0.header.synonyms.isEmpty }.map { [$0.name] + $0.header.synonyms }
    add("names of columns", [file.headerNames, synonyms, patterns] as [Any])
  }

  private func names(_ fields: [Int]) -> String {
    "(" + fields.map { file.fields[$0].name }.joined(separator: ", ") + ")"
  }

  private func meanings(_ fields: [Int]) -> [Any] {
    fields.map { FieldMeaning(file.fields[$0], in: file).contents }
  }

  /// The severities of codes that belong to no rule of a field or over records.
  private mutating func addSeverities() {
    for part in CodeSeverities.partsOfTables.sorted() {
      add("severity of \(part)", file.severities.limited(to: [part]))
    }
  }
}
