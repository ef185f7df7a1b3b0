import Synchronization
import Testing

@testable import Validation

@Suite struct CompiledRulesExplanationTests {
  /// Rejects every value, with a reason or without, and counts its evaluations.
  private final class Rejecting: InputFieldValidationStrategy {
    let code: FailureCode?
    private let evaluations = Atomic(0)

    init(_ code: FailureCode?) { self.code = code }

    var count: Int { evaluations.load(ordering: .relaxed) }

    func verdict(on value: Span<UInt8>) -> Verdict {
      evaluations.add(1, ordering: .relaxed)
      return .invalid
    }

    func failure(of value: Span<UInt8>) -> ValidationFailure? {
      evaluations.add(1, ordering: .relaxed)
      return code.map { ValidationFailure($0, message: "must not be") }
    }
  }

  private static func found(_ rules: [Rule], in text: String) -> [String] {
    let compiled = CompiledRules(RuleSet(rules))
    let value = Array(text.utf8)
    var (position, found) = (0, [String]())
    while let rejection = compiled.next(in: value.span, isPresent: true, from: &position) {
      let failure = compiled.failure(rejection, of: value.span, isPresent: true)
      found.append("\(rejection.rule) \(rejection.number?.description ?? "-") \(failure.code)")
    }
    return found
  }

  @Test func `rules are found in their order, with numbers or with failures`() throws {
    let rules = try ["not-blank", "integer", "email", "length:..1", "range:5.."].map { try Catalog.rule($0) }
    #expect(Self.found(rules, in: "4") == ["2 - email.no-at-sign", "4 1 range.too-small"])
    #expect(Self.found(rules, in: " ").first == "0 0 not-blank")
    #expect(Self.found(rules, in: "ab").prefix(2) == ["1 0 integer.malformed", "2 - email.no-at-sign"])
  }

  @Test func `a rule without a number is evaluated once for each rejected value`() {
    let rejecting = Rejecting("own")
    #expect(Self.found([Rule(name: "own", kind: .content(rejecting))], in: "a") == ["1 - own"])
    #expect(rejecting.count == 1)
  }

  @Test func `a rule that rejects without a reason does not hide the reason of the next`() {
    let rules = [
      Rule(name: "mute", kind: .content(Rejecting(nil))), Rule(name: "own", kind: .content(Rejecting("own"))),
    ]
    #expect(Self.found(rules, in: "a") == ["2 - own"])
  }
}
