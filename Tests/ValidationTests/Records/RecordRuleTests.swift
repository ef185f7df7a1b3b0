import Bytes
import Testing

@testable import Validation

/// Checks rules over several fields that are created in Swift.
struct RecordRuleTests {
  /// Returns the code of the rule's failure, or an empty string. Fields are written as `a=1 b=2`, with `·` for an empty
  /// value.
  private static func code(_ constraint: RecordConstraint, _ fields: String, when: RecordCondition? = nil)
    -> String
  {
    RecordRule("rule", constraint, when: when).failure(of: Self.fields(fields))?.code.rawValue ?? ""
  }

  private static func fields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for part in text.split(separator: " ") {
      let (name, value) = String(part).split(atFirst: UInt8(ascii: "="))
      fields[name] = value == "·" ? "" : value
    }
    return fields
  }

  private static func comparison(_ kind: ValueKind, _ symbol: RecordComparison.Operator) -> RecordConstraint {
    .comparison(RecordComparison([.field("a", kind)], symbol, [.field("b", kind)]))
  }

  @Test(
    arguments: [
      // The constraint, the condition, the fields that no record has, and those of them that keep every record valid.
      (.comparison(RecordComparison([.field("a", .number)], .equal, [.field("b", .number)])), nil, "b", "b"),
      (.comparison(RecordComparison([.field("a", .number)], .equal, [.field("b", .number)])), nil, "c", ""),
      (.keeps("a", SlugStrategy()), nil, "a", "a"),
      (.keeps("a", SlugStrategy()), .present("b"), "b", "b"),
      (.keeps("a", SlugStrategy()), .not(.present("b")), "b", ""),
      (.requiredIf("a", .field("b", is: "1")), nil, "a b", "b"),
      (.requiredIf("a", .field("b", is: "1")), nil, "a", ""),
      (.forbiddenIf("a", .all(.field("b", is: "1"), .present("c"))), nil, "c", "c"),
      (.forbiddenIf("a", .any(.field("b", is: "1"), .present("c"))), nil, "c", ""),
      (.forbiddenIf("a", .any(.field("b", is: "1"), .present("c"))), nil, "b c", "b c"),
      (.requiredWith("a", ["b", "c"]), nil, "b", ""), (.requiredWith("a", ["b", "c"]), nil, "b c", "b c"),
      (.atLeastOne(of: ["a", "b"]), nil, "a b", ""), (.allOrNone(of: ["a", "b"]), .present("a"), "a", "a"),
    ] as [(RecordConstraint, RecordCondition?, String, String)])
  func `fields that no record has are decisive if no record can fail without them`(
    constraint: RecordConstraint, condition: RecordCondition?, absent: String, decisive: String
  ) {
    let names = Set(absent.split(separator: " ").map { Array($0.utf8) })
    let rule = RecordRule("rule", constraint, when: condition)
    #expect(rule.decisive(among: names).joined(separator: " ") == decisive)
  }

  @Test(
    arguments: [
      // The kind, the two values, and the operators whose comparison is met.
      (ValueKind.number, "a=9 b=10", "< <= !="), (.number, "a=1.0 b=1", "<= == >="),
      (.number, "a=1e2 b=99.9", "!= >= >"), (.number, "a=-1 b=-2", "!= >= >"),
      (.number, "a=10000000000000000000 b=10000000000000000001", "< <= !="),
      (.number, "a=0.1 b=0.10000000000000000000001", "< <= !="), (.number, "a=NaN b=NaN", "!="),
      (.number, "a=1 b=nan", "!="), (.number, "a=-INF b=-1e99", "< <= !="),
      (.number, "a=INF b=inf", "<= == >="),
      (.number, "a=-INF b=-INF", "<= == >="), (.number, "a=-INF b=INF", "< <= !="),
      (.number, "a=INF b=1e9999999999999", "!= >= >"),
      (.number, "a=1e1000000000000 b=0", "!= >= >"), (.number, "a=1e-1000000000000 b=0", "!= >= >"),
      (.number, "a=-1e100000000000000000000000 b=1", "< <= !="),
      (.number, "a=10e99999999999999999999 b=1e100000000000000000000", "<= == >="),
      (.text, "a=9 b=10", "!= >= >"), (.text, "a=a b=ab", "< <= !="), (.text, "a=Z b=a", "< <= !="),
      (.text, "a=é b=é", "<= == >="), (.text, "a=z b=é", "< <= !="), (.text, "a=é b=e\u{301}", "!= >= >"),
      (.text, "a=\u{FFFD} b=😀", "< <= !="), (.text, "a=· b=·", "<= == >="),
      (.day, "a=2024-02-29 b=2024-03-01", "< <= !="), (.day, "a=2024-01-01 b=2024-01-01", "<= == >="),
      (.day, "a=1999-12-31 b=0999-12-31", "!= >= >"), (.day, "a=x b=2024-01-01", "!="),
    ])
  func `values are compared by their kind`(kind: ValueKind, fields: String, held: String) {
    let holding = RecordComparison.Operator.allCases.filter {
      Self.code(Self.comparison(kind, $0), fields).isEmpty
    }
    #expect(holding.map(\.rawValue).joined(separator: " ") == held)
  }

  @Test(arguments: ["a=1", "b=1", ""])
  func `a comparison with an absent field is met`(fields: String) {
    for symbol in RecordComparison.Operator.allCases {
      #expect(Self.code(Self.comparison(.number, symbol), fields) == "")
    }
  }

  @Test(
    arguments: [
      ("net=10 tax=1.90 total=11.9", ""), ("net=10 tax=1.90 total=11.89", "comparison.not-met"),
      ("net=0.1 tax=0.2 total=0.3", ""), ("net=1 tax=2", ""), ("net=1 total=2", ""), ("total=3", ""),
    ])
  func `sums are exact, and a comparison of a sum with an absent field is met`(fields: String, code: String) {
    let sum = RecordComparison(
      [.field("net", .number), .field("tax", .number)], .equal, [.field("total", .number)])
    #expect(Self.code(.comparison(sum), fields) == code)
    #expect(sum.description == "net + tax == total")
  }

  @Test func `fields can be compared with literals on either side`() {
    let least = RecordComparison([.literal("18")], .atMost, [.field("age", .number)])
    #expect(Self.code(.comparison(least), "age=17.9") == "comparison.not-met")
    #expect(Self.code(.comparison(least), "age=18.0") == "")
    let text = RecordComparison([.field("a")], .unequal, [.literal("x")])
    #expect(text.description == "a != 'x'")
    #expect(Self.code(.comparison(text), "a=x") == "comparison.not-met")
    let rest = RecordComparison([.field("a", .number), .literal("0.5")], .below, [.literal("1")])
    #expect(Self.code(.comparison(rest), "a=0.5") == "comparison.not-met")
    #expect(Self.code(.comparison(rest), "a=0.4") == "")
  }

  private static let ifUS = RecordCondition.field("country", is: "US")

  @Test(
    arguments: [
      (.requiredIf("state", ifUS), "country=US", "required-if"),
      (.requiredIf("state", ifUS), "country=DE", ""),
      (.requiredIf("state", ifUS), "", ""), (.requiredIf("state", ifUS), "country=US state=CA", ""),
      (.requiredIf("state", ifUS), "country=us", ""),
      (.forbiddenIf("state", ifUS), "country=US state=CA", "forbidden-if"),
      (.forbiddenIf("state", ifUS), "country=US", ""), (.forbiddenIf("state", ifUS), "state=CA", ""),
      (.requiredWith("zip", ["city", "street"]), "", ""),
      (.requiredWith("zip", ["city", "street"]), "street=x", "required-with"),
      (.requiredWith("zip", ["city", "street"]), "city=x street=x", "required-with"),
      (.requiredWith("zip", ["city", "street"]), "city=x zip=1", ""),
      (.exactlyOne(of: ["a", "b", "c"]), "", "exactly-one-of"),
      (.exactlyOne(of: ["a", "b", "c"]), "b=1", ""),
      (.exactlyOne(of: ["a", "b", "c"]), "a=1 c=1", "exactly-one-of"),
      (.atLeastOne(of: ["a", "b"]), "", "at-least-one-of"), (.atLeastOne(of: ["a", "b"]), "b=1", ""),
      (.atLeastOne(of: ["a", "b"]), "a=1 b=1", ""),
      (.atMostOne(of: ["a", "b"]), "", ""), (.atMostOne(of: ["a", "b"]), "b=1", ""),
      (.atMostOne(of: ["a", "b"]), "a=1 b=1", "at-most-one-of"),
      (.allOrNone(of: ["a", "b", "c"]), "", ""), (.allOrNone(of: ["a", "b", "c"]), "a=1 b=1 c=1", ""),
      (.allOrNone(of: ["a", "b", "c"]), "a=1 c=1", "all-or-none"),
    ] as [(RecordConstraint, String, String)])
  func `the presence of a field can depend on other fields`(
    constraint: RecordConstraint, fields: String, code: String
  ) {
    #expect(Self.code(constraint, fields) == code)
  }

  @Test(
    arguments: [
      (.field("a", is: "x", "y"), "a=y", true), (.field("a", is: "x", "y"), "a=z", false),
      (.field("a", is: "x"), "", false), (.not(.field("a", is: "x")), "", true),
      (.field(RecordField("a", .number), is: "1"), "a=1.00", true),
      (.field(RecordField("a", .number), is: "1"), "a=1.01", false),
      (.field(RecordField("a", .day), is: "2024-01-01"), "a=2024-01-01", true),
      (.present("a"), "a=·", true), (.present("a"), "b=1", false),
      (.all(.present("a"), .present("b")), "a=1", false),
      (.all(.present("a"), .present("b")), "a=1 b=1", true),
      (.any(.present("a"), .present("b")), "b=1", true), (.any(.present("a"), .present("b")), "", false),
      (.not(.any(.present("a"), .present("b"))), "", true),
    ] as [(RecordCondition, String, Bool)])
  func `a rule is checked only if its condition holds`(
    condition: RecordCondition, fields: String, holds: Bool
  ) {
    let code = Self.code(.atLeastOne(of: ["p", "q"]), fields, when: condition)
    #expect(code == (holds ? "at-least-one-of" : ""))
  }

  @Test func `a condition can be any content rule`() throws {
    let adult = RecordCondition.field("age", keeps: try Catalog.rule("range:18.."))
    #expect(adult.description == "age is valid by range:18..")
    #expect(Self.code(.requiredIf("license", adult), "age=18") == "required-if")
    #expect(Self.code(.requiredIf("license", adult), "age=17") == "")
    #expect(Self.code(.requiredIf("license", adult), "") == "")
  }

  @Test func `the description of a condition is plain text`() {
    let condition = RecordCondition.all(
      .field("country", is: "US", "CA"), .not(.present("state")), .any(.present("a"), .present("b")))
    #expect(
      condition.description
        == "(country is US or CA) and not (state is present) and (a is present or b is present)")
  }

  /// A strategy that is undecided on `?`, accepts `y` and rejects all other values.
  private struct QuestionMarkStrategy: InputFieldValidationStrategy {
    func verdict(on value: Span<UInt8>) -> Verdict {
      value.count == 1 && value[0] == 0x3F ? .undecided : Verdict(value.count == 1 && value[0] == 0x79)
    }

    func failure(of value: Span<UInt8>) -> ValidationFailure? {
      switch verdict(on: value) {
      case .valid: nil
      case .invalid: ValidationFailure("hesitant.no", message: "no")
      case .undecided: ValidationFailure("hesitant.unknown", message: "unknown")
      }
    }
  }

  private static let hesitant = RecordCondition.field(
    "h", keeps: Rule(name: "hesitant", kind: .content(QuestionMarkStrategy())))

  @Test(
    arguments: [
      (.requiredIf("a", hesitant), nil, "h=? a=1", Verdict.valid),
      (.requiredIf("a", hesitant), nil, "h=?", .undecided),
      (.requiredIf("a", hesitant), nil, "h=y", .invalid), (.requiredIf("a", hesitant), nil, "h=n", .valid),
      (.forbiddenIf("a", hesitant), nil, "h=? a=1", .undecided),
      (.forbiddenIf("a", hesitant), nil, "h=?", .valid),
      (.requiredIf("a", .not(hesitant)), nil, "h=?", .undecided),
      (.requiredIf("a", .all(hesitant, .present("z"))), nil, "h=?", .valid),
      (.requiredIf("a", .any(hesitant, .present("h"))), nil, "h=?", .invalid),
      (.requiredIf("a", .any(.present("z"), hesitant)), nil, "h=?", .undecided),
      (.atLeastOne(of: ["a", "b"]), hesitant, "h=?", .undecided),
      (.atLeastOne(of: ["a", "b"]), hesitant, "h=? b=1", .valid),
    ] as [(RecordConstraint, RecordCondition?, String, Verdict)])
  func `an undecided condition is reported unless the rule is met in any case`(
    constraint: RecordConstraint, condition: RecordCondition?, fields: String, verdict: Verdict
  ) {
    let rule = RecordRule("rule", constraint, when: condition)
    let code = rule.failure(of: Self.fields(fields))?.code
    switch verdict {
    case .valid: #expect(code == nil)
    case .invalid: #expect(code != nil && code != "hesitant.unknown")
    case .undecided: #expect(code == "hesitant.unknown")
    }
  }

  @Test func `a rule has distinct inputs and the field at which it is reported`() {
    let rule = RecordRule(
      "r", .requiredIf("state", .all(.field("country", is: "US"), .present("state"))), when: .present("x"))
    #expect(rule.inputs == ["state", "country", "x"])
    #expect(rule.field == "state")
    #expect(RecordRule("r", Self.comparison(.text, .equal)).field == nil)
    #expect(RecordRule("r", Self.comparison(.text, .equal), at: "b").inputs == ["a", "b"])
    #expect(RecordRule("r", .atLeastOne(of: ["\u{E9}", "e\u{301}"])).inputs.count == 2)
  }

  @Test func `a rule with an invalid input reports no failure`() {
    let rule = RecordRule("r", .exactlyOne(of: ["a", "b"]), when: .present("c"))
    let bytes = Array("xyz".utf8)
    let given: [RecordInput] = [.present(0..<1), .present(1..<2), .present(2..<3)]
    #expect(rule.verdict(on: given.span, in: bytes.span) == .invalid)
    for index in given.indices {
      var values = given
      values[index] = .rejected
      #expect(rule.verdict(on: values.span, in: bytes.span) == .valid)
      #expect(rule.failure(of: values.span, in: bytes.span) == nil)
    }
  }

  @Test(
    arguments: [
      (.exactlyOne(of: ["a", "b"]), "a=1 b=1", "must have exactly one of 'a', 'b', has 2"),
      (.atMostOne(of: ["a", "b"]), "a=1 b=1", "must have at most one of 'a', 'b', has 2"),
      (.atLeastOne(of: ["a", "b"]), "", "must have at least one of 'a', 'b'"),
      (
        .allOrNone(of: ["a", "b", "c"]), "b=1",
        "must have all of 'a', 'b', 'c' or none of them, lacks 'a', 'c'"
      ),
      (.requiredWith("z", ["a", "b"]), "b=1", "must be present as well as 'b'"),
      (.requiredIf("z", .present("a")), "a=1", "must be present if a is present"),
      (.forbiddenIf("z", .present("a")), "a=1 z=1", "must be absent if a is present"),
      (comparison(.number, .below), "a=2 b=1", "must have a < b"),
    ] as [(RecordConstraint, String, String)])
  func `each failure has an English message`(constraint: RecordConstraint, fields: String, text: String)
    throws
  {
    let failure = try #require(RecordRule("r", constraint).failure(of: Self.fields(fields)))
    #expect(MessageCatalog.english.contains(failure.code))
    #expect(failure.message == text)
  }

  @Test func `a custom message takes precedence over that of the catalog`() throws {
    let rule = RecordRule("r", .atLeastOne(of: ["a", "b"]), message: "needs one of {fields} {nothing}")
    let failure = try #require(rule.failure(of: [:]))
    #expect(failure.code == "at-least-one-of")
    #expect(failure.message == "needs one of a, b {nothing}")
    #expect(failure != RecordRule("r", .atLeastOne(of: ["a", "b"])).failure(of: [:]))
  }
}
