internal import Bytes
internal import JSONDocument
internal import Validation

/// The fields of a rule file, for rules over several of them.
struct RecordFields {
  struct Entry {
    let name: String
    let rules: RuleSet
    let normalization: Normalization?
    /// The meaning of its type; `nil` if the type is faulty, which is reported at the field.
    let meaning: FieldMeaning?

    init(_ field: RuleFile.Field, _ meaning: FieldMeaning? = nil) {
      (name, rules, normalization) = (field.name, field.rules, field.normalization)
      self.meaning = meaning
    }

    var type: FieldType? { meaning?.type }

    /// The kind of its values in comparisons; `nil` if they cannot be compared.
    var kind: ValueKind? { meaning?.kind }

    /// Whether its values are dates, or dates and times, in the default format, which can be compared with each other.
    var isMoment: Bool {
      guard let moment = meaning?.moment, case .standard = moment.notation else { return false }
      return moment.kind == .date || moment.kind == .dateTime
    }

    /// Whether the field is never absent, in which case no rule may depend on its presence.
    var isRequired: Bool { rules.presence != .optional }
  }

  private let fields: [RuleFile.Field]
  private let decoded: [DecodedField]
  private let names: [String]
  /// The collector of the faults of the rule file.
  let faults: FaultCollector
  /// The indices of the first field of each name and of the last decoded one; `nil` for one that could not be decoded.
  private var indices: [[UInt8]: (field: Int, decoded: Int?)] = [:]

  /// - Parameter decoded: The fields that could be decoded.
  init(_ fields: [RuleFile.Field], _ decoded: [DecodedField], reportingTo faults: FaultCollector) {
    self.faults = faults
    (self.fields, self.decoded, names) = (fields, decoded, fields.map(\.name))
    for (index, field) in fields.enumerated() {
      let name = Array(field.name.utf8)
      if indices[name] == nil { indices[name] = (index, nil) }
    }
    for (index, field) in decoded.enumerated() {
      if case .string(let name)? = field.members.object["name"]?.value.content {
        indices[Array(name.utf8)]?.decoded = index
      }
    }
  }

  /// Returns the field with a name; if there is none, reports a fault.
  ///
  /// - Parameters:
  ///   - before: The beginning of the fault.
  ///   - after: The end of the fault if no name is similar.
  func entry(
    _ name: String, at position: DocumentPosition, before: String = "", after: String = ""
  ) -> Entry? {
    if let (index, decoded) = indices[Array(name.utf8)] {
      return Entry(fields[index], decoded.map { self.decoded[$0].meaning })
    }
    faults.reportUnknownField(name, among: names, at: position, before: before, after: after)
    return nil
  }

  /// Returns the field that a node names.
  func entry(_ node: DocumentNode, of key: String) -> Entry? {
    guard case .string(let name) = node.content else {
      faults.report(
        "'\(key)' must be the name of a field, a string, not \(node.content.noun)", at: node.position)
      return nil
    }
    return entry(name, at: node.position)
  }

  /// Returns the field that a node names for a rule about presence; a required field is a fault.
  func optionalEntry(_ node: DocumentNode, of key: String) -> Entry? {
    entry(node, of: key).flatMap { optional($0, at: node.position) }
  }

  /// Returns a field that a rule about presence names at a position; a required field is a fault.
  func optional(_ entry: Entry, at position: DocumentPosition) -> Entry? {
    guard entry.isRequired else { return entry }
    faults.report(
      "field \(Excerpt(entry.name)) is required by its own rules, so that it is always present", at: position)
    return nil
  }

  /// Returns the fields that an array names; a repeated name is a fault.
  func optionalEntries(
    of key: String, in members: Members, atLeast minimum: Int
  ) -> [RecordField]? {
    guard let value = members.object[key]?.value, let nodes = members.array(key) else { return nil }
    if nodes.count < minimum {
      let count = minimum == 1 ? "one field" : "\(minimum) fields"
      faults.report("'\(key)' must name at least \(count)", at: value.position)
    }
    var names: [String] = []
    var known: Set<[UInt8]> = []
    for node in nodes {
      guard let entry = optionalEntry(node, of: key) else { continue }
      if !known.insert(Array(entry.name.utf8)).inserted {
        faults.report("field \(Excerpt(entry.name)) is named twice", at: node.position)
      }
      names.append(entry.name)
    }
    return names.map { RecordField($0) }
  }
}

extension FieldMeaning {
  /// The kind of its values in comparisons; `nil` if they cannot be compared.
  fileprivate var kind: ValueKind? {
    let logicalType = logicalType
    switch type {
    case .string, .any: return .text
    case .number, .integer: return spelling.isPlain ? .number : .number(spelling)
    case .date where moment?.isPlainDate == true: return .day
    case .date, .time, .datetime, .year, .yearmonth, .duration:
      return ValueKind(family: noun) { logicalType.compare($0, $1)?.rawValue }
    case .boolean, .object, .array, .list, .geopoint, .geojson: return nil
    }
  }
}
