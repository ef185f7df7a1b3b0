import TestSupport

/// A random rule file with rules over records and normalization, and a table for it.
struct RandomRuleFile {
  struct Field {
    let name: String
    let type: String
    let isRequired: Bool
    let steps: [String]

    var kind: ObviousRule.Kind { type == "date" ? .date : type == "string" ? .string : .number }

    var json: String {
      var members = [#""name":"\#(name)","type":"\#(type)""#]
      if isRequired { members.append(#""constraints":{"required":true}"#) }
      if !steps.isEmpty { members.append(#""normalize":["\#(steps.joined(separator: #"",""#))"]"#) }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private(set) var fields: [Field] = []
  private(set) var rules: [ObviousRule] = []
  /// Some or all of the field names in random order.
  private(set) var header: [String] = []
  private(set) var table: [UInt8] = []
  let reportsAll: Bool
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    reportsAll = Bool.random(using: &random)
    for (name, type) in [
      ("a", "string"), ("b", "string"), ("c", "string"), ("n", "number"), ("m", "number"), ("k", "integer"),
      ("d", "date"), ("e", "date"),
    ] {
      let steps = type == "string" ? ["trim", "collapse-spaces", "uppercase"] : ["trim"]
      fields.append(
        Field(
          name: name, type: type, isRequired: isLucky(6),
          steps: isLucky(2)
            ? Array(steps.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))) : []))
    }
    for number in 0..<Int.random(in: 1...6, using: &random) {
      if let rule = rule("r\(number)") { rules.append(rule) }
    }
    header = fields.map(\.name).shuffled(using: &random)
    if isLucky(3) { header = Array(header.prefix(Int.random(in: 1...7, using: &random))) }
    table = makeTable()
  }

  var json: String {
    #"{"fieldsMatch":"superset","missingValues":["","NA"],"fields":[\#(fields.map(\.json).joined(separator: ","))],"#
      + #""rules":[\#(rules.map(\.json).joined(separator: ","))]}"#
  }

  private mutating func isLucky(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: Rules

  private mutating func rule(_ id: String) -> ObviousRule? {
    let free = fields.filter { !$0.isRequired }.map(\.name).shuffled(using: &random)
    guard free.count >= 4 else { return nil }
    var at: String? = isLucky(2) ? pick(fields).name : nil
    let question: ObviousRule.Question
    switch Int.random(in: 0..<8, using: &random) {
    case 0: (question, at) = (.requiredIf(condition(free, depth: 2)), free[0])
    case 1: (question, at) = (.forbiddenIf(condition(free, depth: 2)), free[0])
    case 2: (question, at) = (.requiredWith(Array(free[1...Int.random(in: 1...3, using: &random)])), free[0])
    case 3, 4:
      let key = pick(["exactly-one-of", "at-least-one-of", "at-most-one-of", "all-or-none"])
      question = .presences(key, Array(free[0...Int.random(in: 1...3, using: &random)]))
    default: question = comparison()
    }
    var when: ObviousRule.Condition?
    switch question {
    case .requiredIf, .forbiddenIf: break
    default: if isLucky(3) { when = condition(free, depth: 1) }
    }
    return ObviousRule(id: id, question: question, when: when, at: at, isWarning: isLucky(5))
  }

  private mutating func comparison() -> ObviousRule.Question {
    let symbol = pick(["<", "<=", "==", "!=", ">=", ">"])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .compare(["d"], symbol, [isLucky(3) ? "=2024-01-01" : "e"], .date)
    case 1: return .compare([isLucky(3) ? "=X" : "a"], symbol, ["b"], .string)
    case 2: return .compare([pick(["n", "=2"])], symbol, [pick(["m", "k"])], .number)
    default: return .compare(["n", pick(["m", "=1"])], symbol, [pick(["k", "m", "=0.3"])], .number)
    }
  }

  private mutating func condition(_ free: [String], depth: Int) -> ObviousRule.Condition {
    if depth > 0 && isLucky(3) {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in condition(free, depth: depth - 1) }
      return isLucky(3) ? .not(parts[0]) : isLucky(2) ? .all(parts) : .any(parts)
    }
    if isLucky(3) { return .presence(pick(free), isLucky(2)) }
    let field = pick(fields)
    switch (field.kind, isLucky(2)) {
    case (.string, true): return .rule(field.name, "length:2..")
    case (.number, true): return .rule(field.name, "range:2..")
    case (.string, false): return .value(field.name, .string, isLucky(2) ? ["X"] : ["X", "YY"])
    case (.number, false): return .value(field.name, .number, [pick(["1", "10"])])
    case (.date, _): return .value(field.name, .date, ["2024-01-01"])
    }
  }

  // MARK: Data

  private static let strings = [
    "X", "x", " X", "YY", "y  y", "Y\tY ", "é", "\u{A0}", "a,b", "q\"q", "two\nlines", "NA ", "ß",
  ]
  private static let numbers =
    Array(ObviousRule.finite.keys).sorted() + ["NaN", "INF", "-INF", "x", " 1 ", "2 "]
  private static let dates = [
    "2024-01-01", "2024-01-02", "2023-12-31", "2024-02-30", " 2024-01-01", "0001-01-01",
  ]

  private mutating func makeTable() -> [UInt8] {
    let end = pick(["\n", "\r\n", "\r"])
    var text = header.joined(separator: ",") + end
    for _ in 0..<Int.random(in: 0...(isLucky(10) ? 200 : 12), using: &random) {
      var cells: [String] = []
      for name in header { cells.append(cell(fields.first { $0.name == name }!)) }
      if isLucky(12) { cells.append("more") }
      text += cells.joined(separator: ",") + end
    }
    if isLucky(4), text.hasSuffix(end) { text.unicodeScalars.removeLast(end.unicodeScalars.count) }
    return Array(text.utf8)
  }

  private mutating func cell(_ field: Field) -> String {
    var text = pick(["", "", "NA"])
    if !isLucky(3) {
      switch field.kind {
      case .string: text = pick(Self.strings)
      case .number: text = pick(Self.numbers)
      case .date: text = pick(Self.dates)
      }
    }
    let needsQuotes = text.unicodeScalars.contains { ",\"\n".unicodeScalars.contains($0) }
    guard needsQuotes || isLucky(5) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
