import TestSupport
import Validation

@testable import FormValidation

/// A random field, and values some of which it probably accepts.
struct RandomControl {
  let field: FormField
  let values: [String]

  init(using generator: inout SeededGenerator) {
    var kind = [FormField.Kind.text, .text, .password, .phone].randomElement(using: &generator)!
    var rules: [Rule] = []
    var values: [String] = []
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      rules = [Self.rule(Self.length(&generator))]
      if Bool.random(using: &generator) { kind = .multiline }
      values = (0..<12).map { _ in Self.text(&generator, hasLines: kind == .multiline) }
    case 1, 2, 3:
      var random = RandomPattern(using: &generator)
      while (try? RegexStrategy(random.pattern)) == nil { random = RandomPattern(using: &generator) }
      rules = [Self.rule(try! RegexStrategy(random.pattern))]
      values = (0..<12).map { $0 < 4 ? random.sample : Self.mutated(random.sample, &generator) }
    case 4:
      kind = .email
      rules = [Self.rule(EmailStrategy(EmailProfile.allCases.randomElement(using: &generator)!))]
      values = (0..<12).map { _ in
        let address = Self.addresses.randomElement(using: &generator)!
        return Bool.random(using: &generator) ? address : Self.mutated(address, &generator)
      }
    case 5:
      kind = .number
      rules = Self.numberRules(&generator)
      values = (0..<16).map { _ in Self.number(&generator) }
    case 6:
      kind = .date
      rules = Self.dateRules(&generator)
      values = (0..<12).map { _ in Self.date(&generator) }
    case 7:
      let digits = Int.random(in: 0...4, using: &generator)
      rules = [Self.rule(DigitsStrategy(digits...digits + Int.random(in: 0...3, using: &generator)))]
      values = (0..<12).map { _ in Self.number(&generator) }
    default:
      let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Self.length(&generator) }
      rules = [Self.rule(Self.composite(parts, &generator))]
      values = (0..<12).map { _ in Self.text(&generator, hasLines: false) }
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { rules.append(Self.rule(Self.length(&generator))) }
    for index in rules.indices where Int.random(in: 0..<12, using: &generator) == 0 {
      rules[index].severity = .warning
    }
    let presences: [Presence] = [.optional, .optional, .required, .notBlank]
    let presence = presences.randomElement(using: &generator)!
    if presence != .optional { rules.append(Rule(name: "presence", kind: .presence(presence))) }
    let missing = [[""], [""], [""], ["", "NA"], ["NA"]].randomElement(using: &generator)!
    field = FormField(
      "f", kind, label: nil, rules: RuleSet(rules, missingValues: missing),
      normalization: Self.normalization(&generator))
    self.values =
      values + ["", "NA", " "]
      + values.prefix(4).map { value in
        let blanks = [" ", "\u{A0}", "\t", "\u{3000}"]
        return blanks.randomElement(using: &generator)! + value + blanks.randomElement(using: &generator)!
      }
  }

  private static func rule(_ strategy: any InputFieldValidationStrategy) -> Rule {
    Rule(name: "rule", kind: .content(strategy))
  }

  private static func normalization(_ generator: inout SeededGenerator) -> Normalization? {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4: nil
    case 4, 5: Normalization([.trim])
    default: Normalization(Array(Normalization.Step.allCases.shuffled(using: &generator).prefix(2)))
    }
  }

  private static func length(_ generator: inout SeededGenerator) -> LengthStrategy {
    let minimum = Int.random(in: 0...6, using: &generator)
    let unit = TextUnit.allCases.randomElement(using: &generator)!
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return LengthStrategy(minimum..., unit: unit)
    case 1: return LengthStrategy(...(minimum + 1), unit: unit)
    default: return LengthStrategy(minimum...minimum + Int.random(in: 0...5, using: &generator), unit: unit)
    }
  }

  private static func composite(
    _ parts: [any InputFieldValidationStrategy], _ generator: inout SeededGenerator
  ) -> any InputFieldValidationStrategy {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: AllStrategy(parts)
    case 1: AnyStrategy(parts)
    case 2: ExactlyOneStrategy(parts)
    case 3: NotStrategy(parts[0])
    default: WhenStrategy(parts[0], then: parts[parts.count - 1], otherwise: parts.count > 2 ? parts[1] : nil)
    }
  }

  private static func text(_ generator: inout SeededGenerator, hasLines: Bool) -> String {
    let characters = [
      "a", "B", "é", "e\u{301}", "漢", "😀", " ", "\u{A0}", "ß", "ﬁ", "İ", "7", hasLines ? "\n" : "-",
    ]
    return (0..<Int.random(in: 0...10, using: &generator)).map { _ in
      characters.randomElement(using: &generator)!
    }.joined()
  }

  private static func mutated(_ value: String, _ generator: inout SeededGenerator) -> String {
    var characters = Array(value.unicodeScalars)
    let other = "aAkKsSzZ09 -_.@&/()[]\u{212A}\u{17F}é😀\u{2028}\u{A0}\t".unicodeScalars.randomElement(
      using: &generator)!
    let place = Int.random(in: 0...characters.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: characters.insert(other, at: place)
    case 1 where place < characters.count: characters.remove(at: place)
    default: if place < characters.count { characters[place] = other }
    }
    return String(String.UnicodeScalarView(characters))
  }

  private static let addresses = [
    "ann@example.com", "o'neil+x@mail.example.ie", "a@b", "a..b@c.d", "\"a b\"@example.com",
    "ann@[192.0.2.1]",
    "δοκιμή@παράδειγμα.gr", "ann@xn--mnchen-3ya.de", "ann@münchen.de",
    "a@\(String(repeating: "b", count: 63)).de",
    "\(String(repeating: "a", count: 64))@example.com", "ann@a-b.c-d", "a@b_c.de", "ann (x) @ example.com",
    "\u{212A}a@x.de",
  ]

  private static func number(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let spellings = [
        "+5", "05", ".5", "5.", "1e3", "-0", "INF", "NaN", "1_000", "1e400", "-1e-7", "1e21", "12-34", "１２",
        "0.1",
        "1e-400", "100000000000000000000", "-.5", "1E+2", "0.30000000000000004",
        "1.7976931348623157e308", "-1.797693134862315799e308", "1e-1100", "123456789012345678901234567890.5",
      ]
      return spellings.randomElement(using: &generator)!
    case 1: return Int.random(in: -30...30, using: &generator).description
    case 2:
      return "\(Int.random(in: -9...30, using: &generator)).\(Int.random(in: 0...99, using: &generator))"
    default: return String(Int.random(in: 0...99_999, using: &generator))
    }
  }

  private static func numberRules(_ generator: inout SeededGenerator) -> [Rule] {
    var rules: [Rule] = []
    let grammar = [NumberGrammar.html, .html, .decimal, .tableSchema].randomElement(using: &generator)!
    if Bool.random(using: &generator) { rules.append(rule(NumberStrategy(grammar))) }
    if Int.random(in: 0..<3, using: &generator) == 0 { rules.append(rule(IntegerStrategy())) }
    if Bool.random(using: &generator) {
      let bounds = ["-10", "-0.5", "0", "0.1", "1", "2.5", "1e2", "1e3"].compactMap { ExactDecimal($0) }
      let lower = Int.random(in: 0..<bounds.count, using: &generator)
      let upper = Int.random(in: lower..<bounds.count, using: &generator)
      func end(_ bound: ExactDecimal) -> RangeStrategy.Bound? {
        [.inclusive(bound), .exclusive(bound), nil].randomElement(using: &generator)!
      }
      rules.append(
        rule(RangeStrategy(lower: end(bounds[lower]), upper: end(bounds[upper]), grammar: grammar)))
    }
    if Bool.random(using: &generator) {
      let divisors = ["1", "2", "0.1", "0.25", "3", "0.01", "10"]
      rules.append(rule(MultipleOfStrategy(of: ExactDecimal(divisors.randomElement(using: &generator)!)!)!))
    }
    return rules
  }

  private static let days = [
    "0000-01-01", "0001-01-01", "1899-12-31", "1900-01-01", "2000-02-29", "2024-03-01", "9999-12-31",
  ]

  private static func date(_ generator: inout SeededGenerator) -> String {
    let others = ["12024-02-29", "275760-09-14", "999999-01-01", "2023-02-29", "2024-2-9", "29.02.2024"]
    let day = ((Self.days + others).randomElement(using: &generator)!)
    return Int.random(in: 0..<4, using: &generator) == 0 ? mutated(day, &generator) : day
  }

  private static func dateRules(_ generator: inout SeededGenerator) -> [Rule] {
    var rules: [Rule] = []
    if Bool.random(using: &generator) { rules.append(rule(DateStrategy())) }
    if Int.random(in: 0..<3, using: &generator) == 0 { rules.append(rule(DateStrategy(.html))) }
    let kinds: [DateBound.Kind] = [.minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum]
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let kind = kinds.randomElement(using: &generator)!
      rules.append(
        rule(DateStrategy(bounds: [DateBound(kind, Self.days.randomElement(using: &generator)!)!])))
    }
    return rules
  }
}
