import TableValidation

/// The simple reference for a rule over records: its JSON, and its evaluation for a record that is a dictionary of
/// strings.
struct ObviousRule {
  typealias Record = [String: String]

  enum Kind: String {
    case string, number, date
  }

  indirect enum Condition {
    case value(String, Kind, [String])
    /// A rule of the catalog in its inline spelling.
    case rule(String, String)
    case presence(String, Bool)
    case all([Condition])
    case any([Condition])
    case not(Condition)

    var json: String {
      switch self {
      case .value(let field, let kind, let values):
        let list = values.map { kind == .number ? $0 : "\"\($0)\"" }.joined(separator: ",")
        return #"{"field":"\#(field)","is":[\#(list)]}"#
      case .rule(let field, let rule): return #"{"field":"\#(field)","rule":"\#(rule)"}"#
      case .presence(let field, let isPresent): return #"{"field":"\#(field)","present":\#(isPresent)}"#
      case .all(let parts): return #"{"all":[\#(parts.map(\.json).joined(separator: ","))]}"#
      case .any(let parts): return #"{"any":[\#(parts.map(\.json).joined(separator: ","))]}"#
      case .not(let part): return #"{"not":\#(part.json)}"#
      }
    }

    var fields: [String] {
      switch self {
      case .value(let field, _, _), .rule(let field, _), .presence(let field, _): [field]
      case .all(let parts), .any(let parts): parts.flatMap(\.fields)
      case .not(let part): part.fields
      }
    }

    func holds(_ record: Record) -> Bool {
      switch self {
      case .value(let field, let kind, let values):
        record[field].map { text in values.contains { ObviousRule.order(text, $0, kind) == 0 } } ?? false
      case .rule(let field, "length:2.."): (record[field]?.unicodeScalars.count ?? 0) >= 2
      case .rule(let field, "range:2.."): record[field].flatMap { finite[$0] }.map { $0 >= 20 } ?? false
      case .rule: preconditionFailure("unknown rule")
      case .presence(let field, let isPresent): (record[field] != nil) == isPresent
      case .all(let parts): parts.allSatisfy { $0.holds(record) }
      case .any(let parts): parts.contains { $0.holds(record) }
      case .not(let part): !part.holds(record)
      }
    }
  }

  enum Question {
    /// A comparison of sums of fields and literals; literals begin with `=`.
    case compare([String], String, [String], Kind)
    case requiredIf(Condition)
    case forbiddenIf(Condition)
    case requiredWith([String])
    /// A condition on the number of present fields, such as `exactly-one-of`.
    case presences(String, [String])
  }

  let id: String
  let question: Question
  let when: Condition?
  let at: String?
  let isWarning: Bool

  var json: String {
    var members = [#""id":"\#(id)""#]
    switch question {
    case .compare(let left, let symbol, let right, let kind):
      let sides = [left, right].map { $0.map { Self.word($0, kind) }.joined(separator: " + ") }
      members.append(#""compare":"\#(sides[0]) \#(symbol) \#(sides[1])""#)
    case .requiredIf(let condition): members.append(#""required-if":\#(condition.json)"#)
    case .forbiddenIf(let condition): members.append(#""forbidden-if":\#(condition.json)"#)
    case .requiredWith(let fields):
      members.append(#""required-with":["\#(fields.joined(separator: #"",""#))"]"#)
    case .presences(let key, let fields):
      members.append(#""\#(key)":["\#(fields.joined(separator: #"",""#))"]"#)
    }
    if let when { members.append(#""when":\#(when.json)"#) }
    if let at { members.append(#""at":"\#(at)""#) }
    if isWarning { members.append(#""severity":"warning""#) }
    return "{\(members.joined(separator: ","))}"
  }

  private static func word(_ term: String, _ kind: Kind) -> String {
    guard term.hasPrefix("=") else { return term }
    return kind == .string ? "'\(term.dropFirst())'" : String(term.dropFirst())
  }

  /// The fields that must be valid for the rule to be applied.
  var inputs: Set<String> {
    var names = Set(when?.fields ?? [])
    switch question {
    case .compare(let left, _, let right, _): names.formUnion((left + right).filter { !$0.hasPrefix("=") })
    case .requiredIf(let condition), .forbiddenIf(let condition):
      names.formUnion(condition.fields + [at].compactMap(\.self))
    case .requiredWith(let fields): names.formUnion(fields + [at].compactMap(\.self))
    case .presences(_, let fields): names.formUnion(fields)
    }
    return names
  }

  /// Whether the rule is checked in a table with these columns: a missing one is absent where the rule is about the number of
  /// present fields.
  func isChecked(_ columns: [String]) -> Bool {
    let missing = inputs.union([at].compactMap(\.self)).subtracting(columns)
    if case .presences(_, let fields) = question, missing.isSubset(of: fields) { return true }
    return missing.isEmpty
  }

  /// Returns the code of the failure, or `nil` if the record satisfies the rule.
  ///
  /// - Parameter record: The present fields; all inputs are valid.
  func code(_ record: Record) -> String? {
    if let when, !when.holds(record) { return nil }
    switch question {
    case .compare(let left, let symbol, let right, let kind):
      return holds(left, symbol, right, kind, record) ? nil : "comparison.not-met"
    case .requiredIf(let condition):
      return record[at ?? ""] == nil && condition.holds(record) ? "required-if" : nil
    case .forbiddenIf(let condition):
      return record[at ?? ""] != nil && condition.holds(record) ? "forbidden-if" : nil
    case .requiredWith(let fields):
      return record[at ?? ""] == nil && fields.contains { record[$0] != nil } ? "required-with" : nil
    case .presences(let key, let fields):
      let count = fields.count { record[$0] != nil }
      let holds =
        switch key {
        case "exactly-one-of": count == 1
        case "at-least-one-of": count >= 1
        case "at-most-one-of": count <= 1
        default: count == 0 || count == fields.count
        }
      return holds ? nil : key
    }
  }

  private func holds(
    _ left: [String], _ symbol: String, _ right: [String], _ kind: Kind, _ record: Record
  ) -> Bool {
    func texts(_ terms: [String]) -> [String]? {
      let texts = terms.compactMap { $0.hasPrefix("=") ? String($0.dropFirst()) : record[$0] }
      return texts.count == terms.count ? texts : nil
    }
    guard let left = texts(left), let right = texts(right) else { return true }
    let order = kind == .number ? Self.sumOrder(left, right) : Self.order(left[0], right[0], kind)
    return switch symbol {
    case "<": order.map { $0 < 0 } ?? false
    case "<=": order.map { $0 <= 0 } ?? false
    case "==": order.map { $0 == 0 } ?? false
    case "!=": order.map { $0 != 0 } ?? true
    case ">=": order.map { $0 >= 0 } ?? false
    default: order.map { $0 > 0 } ?? false
    }
  }

  /// The finite numbers in the records, in tenths.
  static let finite = [
    "1": 10, "1.0": 10, "+1": 10, "2": 20, "3": 30, "0.1": 1, ".2": 2, "0.3": 3, "0.30": 3, "1e1": 100,
    "-1": -10,
    "0": 0, "-0": 0,
    "10": 100,
  ]

  private static func sumOrder(_ left: [String], _ right: [String]) -> Int? {
    func infinity(_ texts: [String], _ text: String) -> Bool { texts.contains { $0.uppercased() == text } }
    if (left + right).contains("NaN") { return nil }
    func infinite(_ texts: [String]) -> Int? {
      let (isUp, isDown) = (infinity(texts, "INF"), infinity(texts, "-INF"))
      return isUp && isDown ? nil : isUp ? 1 : isDown ? -1 : 0
    }
    guard let leftInfinity = infinite(left), let rightInfinity = infinite(right) else { return nil }
    if leftInfinity != 0 || rightInfinity != 0 { return (leftInfinity - rightInfinity).signum() }
    func sum(_ texts: [String]) -> Int { texts.reduce(0) { $0 + finite[$1]! } }
    return (sum(left) - sum(right)).signum()
  }

  /// Returns -1, 0 or 1 for the order of two values, or `nil` if they are not ordered.
  private static func order(_ first: String, _ second: String, _ kind: Kind) -> Int? {
    if kind == .number { return sumOrder([first], [second]) }
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    return first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
  }
}
