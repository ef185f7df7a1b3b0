import TestSupport

/// A generator of rules over a table and of files for them.
struct RandomTable {
  private static let names = ["a", "b", "c", "d"]

  private var random: SeededGenerator
  private(set) var table = ObviousTable()
  /// The bytes of each file.
  private(set) var files: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    makeRules()
    makeFiles()
  }

  /// The rule file in JSON. A warning about some values of `a` does not exclude them.
  var json: String {
    var rules: [String] = []
    if let records = table.records { rules.append("\"records\": \(Self.json(records, divisor: 1))") }
    let columns = table.columns.map { "\"\($0.name)\": {\(Self.json($0.rules))}" }
    if !columns.isEmpty { rules.append("\"columns\": {\(columns.joined(separator: ", "))}") }
    if let isWarning = table.duplicatesAreWarnings {
      rules.append(
        "\"duplicates\": " + (isWarning ? #"{"allowed": false, "severity": "warning"}"# : "false"))
    }
    return """
      {"fieldsMatch": "equal", "fields": [
      {"name": "a", "type": "integer", "rules": [{"range": "..2", "severity": "warning"}]},
      {"name": "b", "type": "number"}, {"name": "c", "type": "string"}, {"name": "d", "type": "date"}],
      "table": {\(rules.joined(separator: ", "))}}
      """
  }

  private static func json(_ rules: ObviousTable.ColumnRules) -> String {
    func share(_ name: String, _ limit: ObviousTable.Limit) -> String {
      #""\#(name)": {"maximumShare": \#(decimal(limit.maximum ?? 0)), "severity": "\#(limit.isWarning ? "warning" : "error")"}"#
    }
    var members: [String] = []
    if let limit = rules.absent { members.append(share("absent", limit)) }
    if let limit = rules.distinct { members.append(share("distinct", limit)) }
    if let limit = rules.sum { members.append("\"sum\": \(json(limit, divisor: 1000))") }
    if let limit = rules.mean { members.append("\"mean\": \(json(limit, divisor: 1000))") }
    if let isDescending = rules.isDescending {
      let direction = isDescending ? "descending" : "ascending"
      members.append(
        rules.orderIsWarning
          ? #""sorted": {"order": "\#(direction)", "severity": "warning"}"# : #""sorted": "\#(direction)""#)
    }
    return members.joined(separator: ", ")
  }

  private static func json(_ limit: ObviousTable.Limit, divisor: Int) -> String {
    func number(_ value: Int) -> String { divisor == 1 ? "\(value)" : decimal(value) }
    var members: [String] = []
    if let minimum = limit.minimum { members.append("\"minimum\": \(number(minimum))") }
    if let maximum = limit.maximum { members.append("\"maximum\": \(number(maximum))") }
    if limit.isWarning { members.append(#""severity": "warning""#) }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func decimal(_ thousandths: Int) -> String { "\(thousandths)e-3" }

  private mutating func makeRules() {
    if chance(2) { table.records = limit(0...30, step: 1) }
    if chance(3) { table.minimumRecords = Int.random(in: 1...30, using: &random) }
    if chance(2) { table.duplicatesAreWarnings = chance(2) }
    if chance(4) { table.stopsAfterInvalid = Int.random(in: 1...8, using: &random) }
    for name in Self.names where chance(2) {
      var rules = ObviousTable.ColumnRules()
      if chance(2) { rules.absent = share() }
      if chance(2) { rules.distinct = share() }
      if name == "a" || name == "b" {
        if chance(2) { rules.sum = limit(-20_000...60_000, step: 250) }
        if chance(2) { rules.mean = limit(-2_000...4_000, step: 125) }
      }
      if chance(2) || RandomTable.json(rules).isEmpty { rules.isDescending = chance(2) }
      rules.orderIsWarning = chance(2)
      table.columns.append((name, rules))
    }
  }

  private mutating func makeFiles() {
    let isSorted = chance(3)
    for _ in 0..<pick([1, 1, 2, 3]) {
      let header = chance(3) ? Self.names.shuffled(using: &random) : Self.names
      var rows = (0..<Int.random(in: 0...pick([2, 12, 40]), using: &random)).map { _ in row() }
      if isSorted { rows.sort { ($0?["a"]?.rank ?? 0) < ($1?["a"]?.rank ?? 0) } }
      var text = header.joined(separator: ",") + "\n"
      for row in rows {
        let texts = row.map { row in header.map { row[$0]?.text ?? "" } } ?? ["1", "2"]
        text += texts.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",")
        text += pick(["\n", "\n", "\r\n", "\n\n"])
      }
      table.files.append((header, rows))
      files.append(text)
    }
  }

  private mutating func row() -> ObviousTable.Row {
    if chance(25) { return nil }
    return ["a": pick(Self.integers), "b": pick(Self.numbers), "c": pick(Self.texts), "d": pick(Self.dates)]
  }

  private static let absent = ObviousTable.Cell(text: "", isAbsent: true)
  private static let integers: [ObviousTable.Cell] =
    [absent, .init(text: "x", isInvalid: true), .init(text: "1.0", isInvalid: true)]
    + [("1", 1), ("01", 1), ("+2", 2), ("2", 2), ("3", 3), ("-4", -4), ("100", 100)].map {
      .init(text: $0.0, meaning: "\($0.1)", rank: $0.1, thousandths: $0.1 * 1000)
    }
  private static let numbers: [ObviousTable.Cell] =
    [absent, .init(text: "1,5", isInvalid: true)]
    + (0..<3).flatMap { _ in
      [
        ("0", 0), ("-0.0", 0), ("1", 1_000), ("1.0", 1_000), ("1.5", 1_500), ("15e-1", 1_500),
        ("-2.25", -2_250),
        ("1e1", 10_000), ("0.125", 125),
      ].map { .init(text: $0.0, meaning: "\($0.1)", rank: $0.1, thousandths: $0.1) }
    } + [
      .init(text: "nan", meaning: "NaN"), .init(text: "INF", meaning: "INF", rank: .max),
    ]
  private static let texts: [ObviousTable.Cell] =
    [absent]
    + [("p", 2), ("P", 0), ("q", 3), ("a,b", 1)].map { .init(text: $0.0, meaning: $0.0, rank: $0.1) }
  private static let dates: [ObviousTable.Cell] =
    [absent, .init(text: "2023-02-29", isInvalid: true)]
    + [("2023-12-31", 0), ("2024-01-01", 1), ("2024-02-29", 2)].map {
      .init(text: $0.0, meaning: $0.0, rank: $0.1)
    }

  private mutating func share() -> ObviousTable.Limit {
    .init(minimum: nil, maximum: pick([0, 50, 100, 250, 333, 500, 1000]), isWarning: chance(3))
  }

  private mutating func limit(_ range: ClosedRange<Int>, step: Int) -> ObviousTable.Limit {
    let first = Int.random(in: range, using: &random) / step * step
    let second = Int.random(in: range, using: &random) / step * step
    var limit = ObviousTable.Limit(
      minimum: min(first, second), maximum: max(first, second), isWarning: chance(3))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: limit.minimum = nil
    case 1: limit.maximum = nil
    default: break
    }
    return limit
  }

  /// Returns `true` once in that many times.
  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
