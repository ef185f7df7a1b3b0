internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `table`, the rules over a table as a whole.
struct TableRulesDecoder {
  private static let rulesOfColumn = ["absent", "distinct", "sum", "mean", "sorted"]

  private let names: [String]
  private let indices: [[UInt8]: Int]
  /// The meanings of the fields that could be decoded, by name.
  private var meanings: [[UInt8]: FieldMeaning] = [:]

  /// Returns the rules under `table`; `nil` if there are none.
  ///
  /// - Parameter decoded: The fields that could be decoded.
  static func decode(
    _ file: Members, _ fields: [RuleFile.Field], _ decoded: [DecodedField], _ faults: inout [RuleFileFault]
  ) -> TableRules? {
    guard let node = file.object["table"]?.value, let members = Members(node, "'table'", &faults) else {
      return nil
    }
    return TableRulesDecoder(fields, decoded).rules(members, &faults)
  }

  private init(_ fields: [RuleFile.Field], _ decoded: [DecodedField]) {
    names = fields.map(\.name)
    indices = Dictionary(
      names.enumerated().map { (Array($0.element.utf8), $0.offset) }, uniquingKeysWith: { first, _ in first })
    for field in decoded {
      if case .string(let name)? = field.members.object["name"]?.value.content {
        meanings[Array(name.utf8)] = field.meaning
      }
    }
  }

  private func rules(_ members: Members, _ faults: inout [RuleFileFault]) -> TableRules {
    members.rejectUnknown(
      besides: ["records", "columns", "duplicates"], in: "'table'", onlySlips: false, &faults)
    var rules = TableRules()
    rules.records = recordCount(members, &faults)
    if let node = members.object["columns"]?.value, let columns = Members(node, "'columns'", &faults) {
      rules.columns = columns.object.members.compactMap { column($0, &faults) }
    }
    rules.duplicates = duplicates(members, &faults)
    return rules
  }

  private func recordCount(
    _ table: Members, _ faults: inout [RuleFileFault]
  ) -> TableRules.RecordCount? {
    guard let node = table.object["records"]?.value, let members = Members(node, "'records'", &faults) else {
      return nil
    }
    let reader = BoundsReader(members, "'records'", &faults)
    let (minimum, maximum) = reader.bounds("a whole number, 0 or greater", &faults) { Int(digits: $0) }
    return .init(minimum: minimum, maximum: maximum, severity: reader.severity)
  }

  private func column(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> TableRules.Column? {
    let key = Array(member.key.utf8)
    if indices[key] == nil { faults.append(.noField(member.key, among: names, at: member.keyPosition)) }
    guard let members = Members(member.value, "the rules of a column", &faults) else { return nil }
    members.rejectUnknown(
      besides: Self.rulesOfColumn, in: "the rules of a column", onlySlips: false, &faults)
    if members.object.members.isEmpty {
      let list = Self.rulesOfColumn.joined(separator: ", ")
      faults.append(.init(at: members.position, "the rules of a column must have at least one of \(list)"))
    }
    var column = TableRules.Column(field: indices[key] ?? 0)
    column.absent = share("absent", of: members, &faults)
    column.distinct = share("distinct", of: members, &faults)
    column.sum = numericBounds("sum", of: members, meanings[key], member.key, &faults)
    column.mean = numericBounds("mean", of: members, meanings[key], member.key, &faults)
    column.order = order(members, meanings[key], member.key, &faults)
    return indices[key] == nil ? nil : column
  }

  private func share(
    _ key: String, of column: Members, _ faults: inout [RuleFileFault]
  ) -> TableRules.Share? {
    guard let node = column.object[key]?.value, let members = Members(node, "'\(key)'", &faults) else {
      return nil
    }
    members.rejectUnknown(besides: ["maximumShare", "severity"], in: "'\(key)'", onlySlips: false, &faults)
    let severity = members.object["severity"].flatMap { Severity.decode($0, &faults) } ?? .error
    guard let value = members.object["maximumShare"]?.value else {
      faults.append(.init(at: node.position, "'\(key)' must have 'maximumShare', a number from 0 to 1"))
      return nil
    }
    if case .number(let text) = value.content, let share = ExactDecimal(text),
      ExactDecimal(0)...ExactDecimal(1) ~= share
    {
      return .init(maximum: share, severity: severity)
    }
    faults.append(.init(at: value.position, "'maximumShare' must be a number from 0 to 1, such as 0.05"))
    return nil
  }

  private func numericBounds(
    _ key: String, of column: Members, _ meaning: FieldMeaning?, _ name: String,
    _ faults: inout [RuleFileFault]
  ) -> TableRules.Bounds? {
    guard let member = column.object[key] else { return nil }
    if let type = meaning?.type, type != .number, type != .integer {
      let text =
        "'\(key)' is for fields of the types number and integer; the type of \(Excerpt(name)) is \(type.rawValue)"
      faults.append(.init(at: member.keyPosition, text))
    }
    guard let members = Members(member.value, "'\(key)'", &faults) else { return nil }
    let reader = BoundsReader(members, "'\(key)'", &faults)
    let (minimum, maximum) = reader.bounds("a number", &faults) { ExactDecimal($0) }
    return .init(minimum: minimum, maximum: maximum, severity: reader.severity)
  }

  /// Decodes `sorted`: a direction, or an object with `order` and `severity`.
  private func order(
    _ column: Members, _ meaning: FieldMeaning?, _ name: String, _ faults: inout [RuleFileFault]
  ) -> TableRules.Order? {
    guard let member = column.object["sorted"] else { return nil }
    if let type = meaning?.type, !type.hasOrder {
      let text = "'sorted' is for values with an order; the type of \(Excerpt(name)) is \(type.rawValue)"
      faults.append(.init(at: member.keyPosition, text))
    }
    var (node, severity) = (member.value, Severity.error)
    if case .object = node.content, let members = Members(node, "'sorted'", &faults) {
      members.rejectUnknown(besides: ["order", "severity"], in: "'sorted'", onlySlips: false, &faults)
      severity = members.object["severity"].flatMap { Severity.decode($0, &faults) } ?? .error
      guard let order = members.object["order"]?.value else {
        faults.append(.init(at: node.position, "'sorted' must have 'order', ascending or descending"))
        return nil
      }
      node = order
    }
    if case .string(let text) = node.content, let direction = TableRules.Order.Direction(rawValue: text) {
      return .init(direction: direction, severity: severity)
    }
    faults.append(
      .init(at: node.position, "'sorted' must be ascending or descending, or an object with such an 'order'"))
    return nil
  }

  /// Decodes `duplicates`: whether they are allowed, or an object with `allowed` and `severity`.
  private func duplicates(_ table: Members, _ faults: inout [RuleFileFault]) -> Severity? {
    guard let node = table.object["duplicates"]?.value else { return nil }
    switch node.content {
    case .boolean(let isAllowed): return isAllowed ? nil : .error
    case .object:
      guard let members = Members(node, "'duplicates'", &faults) else { return nil }
      members.rejectUnknown(besides: ["allowed", "severity"], in: "'duplicates'", onlySlips: false, &faults)
      let severity = members.object["severity"].flatMap { Severity.decode($0, &faults) } ?? .error
      if members.object["allowed"] == nil {
        faults.append(.init(at: node.position, "'duplicates' must have 'allowed', true or false"))
      }
      return members.boolean("allowed", &faults) == false ? severity : nil
    default:
      let text =
        "'duplicates' must be true or false, or an object with 'allowed' and 'severity', not \(node.content.noun)"
      faults.append(.init(at: node.position, text))
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
