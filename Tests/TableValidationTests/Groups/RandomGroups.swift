import TestSupport
import Validation

/// A generator of requirements of groups and of files for them.
struct RandomGroups {
  /// The type of the fields of a kind, and whether there is no value between one and the next.
  private typealias FieldKind = (type: String, isDiscrete: Bool)

  private var random: SeededGenerator
  private let steps: FieldKind
  private let range: FieldKind
  private(set) var groups: [ObviousGroups] = []
  private(set) var records: [ObviousGroups.Record] = []
  /// The bytes of each file.
  private(set) var files: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    steps = [("integer", true), ("year", true), ("yearmonth", true), ("number", false)].randomElement(
      using: &random)!
    range = [("integer", true), ("date", true), ("number", false), ("datetime", false)].randomElement(
      using: &random)!
    for _ in 0..<Int.random(in: 1...3, using: &random) { groups.append(group()) }
    makeFiles()
  }

  /// The rule file in YAML.
  var yaml: String {
    """
    fields:
      - {name: trip, type: integer, rules: [{range: "..1", severity: warning}]}
      - {name: car, type: integer}
      - {name: seq, type: \(steps.type)}
      - {name: from, type: \(range.type)}
      - {name: to, type: \(range.type)}
      - {name: colour, type: integer}
    fieldsMatch: superset
    table:
      groups:
    \(groups.map { "    - {\(Self.yaml($0))}" }.joined(separator: "\n"))
    """
  }

  private static func yaml(_ group: ObviousGroups) -> String {
    var members: [String] = []
    if !group.by.isEmpty { members.append("by: [\(group.by.joined(separator: ", "))]") }
    if let field = group.sortBy { members.append("sortBy: \(field)") }
    for requirement in group.requirements {
      switch requirement {
      case .order(let field): members.append("order: \(field)")
      case .consecutive(let field): members.append("consecutive: \(field)")
      case .noOverlap(let from, let to, let isClosed):
        members.append("noOverlap: {from: \(from), to: \(to)\(isClosed ? "" : ", bounds: half-open")}")
      case .noGap(let from, let to, let isClosed, _):
        members.append("noGap: {from: \(from), to: \(to), bounds: \(isClosed ? "closed" : "half-open")}")
      case .same(let field): members.append("same: [\(field)]")
      case .first(let field, let value): members.append("first: {field: \(field), is: \(value)}")
      case .last(let field, let value): members.append("last: {field: \(field), is: \(value)}")
      }
    }
    return members.joined(separator: ", ")
  }

  private mutating func group() -> ObviousGroups {
    var requirements: [ObviousGroups.Requirement] = []
    let isClosed = Bool.random(using: &random)
    if isLucky() { requirements.append(.order("seq")) }
    if isLucky() { requirements.append(.consecutive("seq")) }
    if isLucky() { requirements.append(.noOverlap("from", "to", isClosed: isClosed)) }
    if isLucky() {
      requirements.append(.noGap("from", "to", isClosed: isClosed, isDiscrete: range.isDiscrete))
    }
    if isLucky() { requirements.append(.first("colour", Int.random(in: 0...1, using: &random))) }
    if isLucky() || requirements.isEmpty { requirements.append(.same("colour")) }
    if isLucky() { requirements.append(.last("colour", 1)) }
    let by: [[String]] = [[], ["trip"], ["trip"], ["car", "trip"]]
    return ObviousGroups(
      by: by.randomElement(using: &random)!, sortBy: [nil, "seq", "from"].randomElement(using: &random)!,
      requirements: requirements)
  }

  private mutating func makeFiles() {
    let names = ["trip", "car", "seq", "from", "to", "colour"]
    for file in 0..<Int.random(in: 1...3, using: &random) {
      // A file may lack a column, whose values are then not compared.
      let missing = isLucky() && file > 0 ? names.randomElement(using: &random) : nil
      var text = names.filter { $0 != missing }.joined(separator: ",") + "\n"
      for record in 1...Int.random(in: 1...25, using: &random) {
        let sparse = Bool.random(using: &random)
        let low = Int.random(in: 0...12, using: &random)
        let values: [(String, ObviousGroups.Value)] = [
          ("trip", value(0...3)), ("car", value(0...1)), ("seq", value(0...8)),
          ("from", value(low...low)), ("to", value((low - (sparse ? 0 : 1))...(low + 3))),
          ("colour", value(0...1)),
        ]
        records.append(
          ObviousGroups.Record(
            place: (file, record),
            values: Dictionary(uniqueKeysWithValues: values.map { ($0, $0 == missing ? .invalid : $1) })))
        text +=
          values.filter { $0.0 != missing }.map { spelling(of: $1, as: type(of: $0)) }.joined(separator: ",")
          + "\n"
      }
      files.append(text)
    }
  }

  private mutating func isLucky() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }

  private mutating func value(_ numbers: ClosedRange<Int>) -> ObviousGroups.Value {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .absent
    case 1: .invalid
    default: .number(Int.random(in: numbers, using: &random))
    }
  }

  private func type(of field: String) -> String {
    switch field {
    case "seq": steps.type
    case "from", "to": range.type
    default: "integer"
    }
  }

  private mutating func spelling(of value: ObviousGroups.Value, as type: String) -> String {
    guard let number = value.number else { return value == .absent ? "" : "x" }
    switch type {
    case "year": return "\(2000 + number)"
    case "yearmonth":
      let month = number + 6
      return "\(2023 + month / 12)-\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)"
    case "date", "datetime":
      let day = GregorianCalendar.day(daysSince1970: 19_780 + number)
      let date = "\(day.year)-\(day.month < 10 ? "0" : "")\(day.month)-\(day.day < 10 ? "0" : "")\(day.day)"
      guard type == "datetime" else { return date }
      return date + ["T00:00:00Z", "T02:00:00+02:00", "T00:00:00"].randomElement(using: &random)!
    case "number": return ["\(number)", "\(number).0", "\(number)0e-1"].randomElement(using: &random)!
    default:
      return number < 0
        ? "\(number)" : ["\(number)", "+\(number)", "0\(number)"].randomElement(using: &random)!
    }
  }
}
