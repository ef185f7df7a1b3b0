internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `table`, the rules over a table as a whole.
struct TableRulesDecoder {
  private static let rulesOfColumn = ["absent", "distinct", "sum", "mean", "sorted"]

  private let names: [String]
  private let faults: FaultCollector
  private let indices: [[UInt8]: Int]
  /// The meanings of the fields that could be decoded, by name.
  private var meanings: [[UInt8]: FieldMeaning] = [:]

  /// Returns the rules under `table`; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - decoded: The fields that could be decoded.
  ///   - context: What the rules in conditions read.
  static func decode(
    _ file: Members, fields: [RuleFile.Field], decoded: [DecodedField], in context: RuleContext
  ) -> TableRules? {
    guard let node = file.object["table"]?.value,
      let members = Members(node, as: "'table'", reportingTo: file.faults)
    else {
      return nil
    }
    let decoder = TableRulesDecoder(fields, decoded, reportingTo: file.faults)
    var rules = decoder.rules(members)
    let named = RecordFields(fields, decoded, reportingTo: file.faults)
    rules.groups = GroupDecoder(names: decoder.names, fields: named, context: context).groups(members)
    rules.equalities = EqualityDecoder(fields: named).equalities(members)
    decoder.addComparedSums(to: &rules)
    // `UniquenessDecoder` decodes 'unique', which no table as a whole is checked for.
    return members.object.members.contains { $0.key != "unique" } ? rules : nil
  }

  private init(_ fields: [RuleFile.Field], _ decoded: [DecodedField], reportingTo faults: FaultCollector) {
    self.faults = faults
    names = fields.map(\.name)
    indices = Dictionary(
      names.enumerated().map { (Array($0.element.utf8), $0.offset) }, uniquingKeysWith: { first, _ in first })
    for field in decoded {
      if case .string(let name)? = field.members.object["name"]?.value.content {
        meanings[Array(name.utf8)] = field.meaning
      }
    }
  }

  private func rules(_ members: Members) -> TableRules {
    members.rejectUnknown(
      besides: ["records", "columns", "duplicates", "unique", "groups", "equal"], in: "'table'")
    var rules = TableRules()
    rules.records = recordCount(members)
    if let node = members.object["columns"]?.value,
      let columns = Members(node, as: "'columns'", reportingTo: faults)
    {
      rules.columns = columns.object.members.compactMap { column($0) }
    }
    rules.duplicates = duplicates(members)
    return rules
  }

  /// Marks the columns whose sums are compared, and adds those that have no other rules.
  private func addComparedSums(to rules: inout TableRules) {
    for number in rules.equalities.flatMap(\.numbers) where number.path == nil {
      guard case .sum(let name) = number.measure, let field = indices[Array(name.utf8)] else { continue }
      let index = rules.columns.firstIndex { $0.field == field } ?? rules.columns.count
      if index == rules.columns.count { rules.columns.append(TableRules.Column(field: field)) }
      rules.columns[index].hasComparedSum = true
    }
  }

  private func recordCount(
    _ table: Members
  ) -> TableRules.RecordCount? {
    guard let node = table.object["records"]?.value,
      let members = Members(node, as: "'records'", reportingTo: faults)
    else {
      return nil
    }
    let reader = BoundsReader(members, as: "'records'")
    let (minimum, maximum) = reader.bounds("a whole number, 0 or greater") { Int(digits: $0) }
    return .init(minimum: minimum, maximum: maximum, severity: reader.severity)
  }

  private func column(_ member: DocumentMember) -> TableRules.Column? {
    let key = Array(member.key.utf8)
    if indices[key] == nil { faults.reportUnknownField(member.key, among: names, at: member.keyPosition) }
    guard let members = Members(member.value, as: "the rules of a column", reportingTo: faults) else {
      return nil
    }
    members.rejectUnknown(
      besides: Self.rulesOfColumn, in: "the rules of a column")
    if members.object.members.isEmpty {
      let list = Self.rulesOfColumn.joined(separator: ", ")
      faults.report("the rules of a column must have at least one of \(list)", at: members.position)
    }
    var column = TableRules.Column(field: indices[key] ?? 0)
    column.absent = share("absent", of: members)
    column.distinct = share("distinct", of: members)
    column.sum = numericBounds("sum", of: members, in: member.key)
    column.mean = numericBounds("mean", of: members, in: member.key)
    column.order = order(of: members, in: member.key)
    return indices[key] == nil ? nil : column
  }

  private func share(
    _ key: String, of column: Members
  ) -> TableRules.Share? {
    guard let node = column.object[key]?.value,
      let members = Members(node, as: "'\(key)'", reportingTo: faults)
    else {
      return nil
    }
    members.rejectUnknown(besides: ["maximumShare", "severity"], in: "'\(key)'")
    let severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? .error
    guard let value = members.object["maximumShare"]?.value else {
      faults.report("'\(key)' must have 'maximumShare', a number from 0 to 1", at: node.position)
      return nil
    }
    if case .number(let text) = value.content, let share = ExactDecimal(text),
      ExactDecimal(0)...ExactDecimal(1) ~= share
    {
      return .init(maximum: share, severity: severity)
    }
    faults.report("'maximumShare' must be a number from 0 to 1, such as 0.05", at: value.position)
    return nil
  }

  private func numericBounds(
    _ key: String, of column: Members, in name: String
  ) -> TableRules.Bounds? {
    guard let member = column.object[key] else { return nil }
    if let type = meanings[Array(name.utf8)]?.type, type != .number, type != .integer {
      let text =
        "'\(key)' is for fields of the types number and integer; the type of \(Excerpt(name)) is \(type.rawValue)"
      faults.report(text, at: member.keyPosition)
    }
    guard let members = Members(member.value, as: "'\(key)'", reportingTo: faults) else { return nil }
    let reader = BoundsReader(members, as: "'\(key)'")
    let (minimum, maximum) = reader.bounds("a number") { ExactDecimal($0) }
    return .init(minimum: minimum, maximum: maximum, severity: reader.severity)
  }

  /// Decodes `sorted`: a direction, or an object with `order` and `severity`.
  private func order(
    of column: Members, in name: String
  ) -> TableRules.Order? {
    guard let member = column.object["sorted"] else { return nil }
    if let type = meanings[Array(name.utf8)]?.type, !type.hasOrder {
      let text = "'sorted' is for values with an order; the type of \(Excerpt(name)) is \(type.rawValue)"
      faults.report(text, at: member.keyPosition)
    }
    var (node, severity) = (member.value, Severity.error)
    if case .object = node.content, let members = Members(node, as: "'sorted'", reportingTo: faults) {
      members.rejectUnknown(besides: ["order", "severity"], in: "'sorted'")
      severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? .error
      guard let order = members.object["order"]?.value else {
        faults.report("'sorted' must have 'order', ascending or descending", at: node.position)
        return nil
      }
      node = order
    }
    if case .string(let text) = node.content, let direction = TableRules.Order.Direction(rawValue: text) {
      return .init(direction: direction, severity: severity)
    }
    faults.report(
      "'sorted' must be ascending or descending, or an object with such an 'order'", at: node.position)
    return nil
  }

  /// Decodes `duplicates`: whether they are allowed, or an object with `allowed` and `severity`.
  private func duplicates(_ table: Members) -> Severity? {
    guard let node = table.object["duplicates"]?.value else { return nil }
    switch node.content {
    case .boolean(let isAllowed): return isAllowed ? nil : .error
    case .object:
      guard let members = Members(node, as: "'duplicates'", reportingTo: faults) else { return nil }
      members.rejectUnknown(besides: ["allowed", "severity"], in: "'duplicates'")
      let severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? .error
      if members.object["allowed"] == nil {
        faults.report("'duplicates' must have 'allowed', true or false", at: node.position)
      }
      return members.boolean("allowed") == false ? severity : nil
    default:
      let text =
        "'duplicates' must be true or false, or an object with 'allowed' and 'severity', not \(node.content.noun)"
      faults.report(text, at: node.position)
      return nil
    }
  }
}

extension FieldType {
  /// Whether the values of the type have an order.
  fileprivate var hasOrder: Bool {
    switch self {
    case .string, .any, .number, .integer, .date, .time, .datetime, .year, .yearmonth, .duration: true
    case .boolean, .object, .array, .list, .geopoint, .geojson: false
    }
  }
}
