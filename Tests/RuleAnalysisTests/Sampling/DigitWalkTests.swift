import RuleFiles
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the ways from one code with check digits to others.
struct DigitWalkTests {
  @Test(arguments: [
    ("iban", "GB82WEST12345698765432", 0.98), ("ean-13", "4006381333931", 0.98),
    ("isbn", "9780306406157", 0.95),
    ("credit-card", "4111111111111111", 0.2), ("aba", "021000021", 0.6),
  ])
  func `most values on the way are accepted, and hardly two are equal`(
    rule: String, start: String, share: Double
  )
    throws
  {
    guard case .content(let strategy) = try Catalog.rule(rule).kind else { return }
    let accepts = { (value: Span<UInt8>) in strategy.verdict(on: value) == .valid }
    var random = RandomNumbers(seed: 3)
    var walk = try #require(DigitWalk(from: Array(start.utf8), accepts: accepts, using: &random))
    var accepted: [[UInt8]] = []
    for _ in 0..<500 {
      var next: [UInt8] = []
      walk.appendNext(to: &next, using: &random)
      guard accepts(next.span) else { continue }
      accepted.append(next)
      walk.go(to: next)
    }
    #expect(Double(accepted.count) > share * 500, "\(accepted.count)")
    #expect(accepted.allSatisfy { $0.count == start.utf8.count })
    #expect(Set(accepted).count * 10 > accepted.count * 7, "\(Set(accepted).count)")
  }

  @Test func `texts with few digits, and codes that any change breaks, have no way`() {
    var random = RandomNumbers(seed: 3)
    #expect(DigitWalk(from: Array("AB123C".utf8), accepts: { _ in true }, using: &random) == nil)
    #expect(DigitWalk(from: Array("123456".utf8), accepts: { _ in false }, using: &random) == nil)
  }

  @Test func `many samples of a rule with check digits are accepted, and the first are as before`() throws {
    let file = try RuleFile(Array("fields: [{name: n, rules: [iban], constraints: {required: true}}]".utf8))
    var few = try TableSampler(file, count: 100)
    var many = try TableSampler(file, count: 3_000)
    var values: Set<String> = []
    for number in 0..<3_000 {
      let record = try #require(try many.next())
      if number < 100 { #expect(try few.next() == record) }
      let value = try #require(record[0])
      #expect(IBANStrategy().verdict(on: value) == .valid)
      values.insert(value)
    }
    #expect(values.count > 2_500 && Set(values.map { $0.prefix(2) }).count > 1)
  }
}
