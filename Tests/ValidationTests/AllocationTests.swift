import TestSupport
import Testing
import Validation

/// Whether a rule allocates to say yes; counted for the optimised library, since unoptimised code boxes more.
@Suite struct AllocationTests {
  /// What may: Unicode is normalised, patterns are compiled or matched by PCRE2, international labels are looked up, and
  /// what a browser would take for a URL is rewritten first.
  private static let exempt: Set<String> = [
    "regex", "not-regex", "is-regex", "normalized", "idn-hostname", "url:whatwg",
  ]

  private static func isExempt(_ rule: String) -> Bool {
    exempt.contains(rule) || exempt.contains(String(rule.prefix { $0 != ":" }))
  }

  /// Whether an international label is in the value, which libidn2 looks up.
  private static func isInternational(_ value: String) -> Bool {
    !value.utf8.allSatisfy { $0 < 0x80 } || value.lowercased().contains("xn--")
  }

  @Test func `an allocation is counted`() {
    var array: [Int] = []
    let count = allocationCount { array = Array(0..<Int.random(in: 1000...2000)) }
    #expect(count > 0 && array.count >= 1000)
  }

  #if !DEBUG
  @Test(arguments: RuleTable.all.filter { !isExempt($0.rule) && CatalogExample.isBuilt($0.rule) })
  func `a rule accepts a value without allocation`(table: RuleTable) throws {
    guard case .content(let strategy) = try Catalog.rule(table.rule, in: .testing).kind else {
      Issue.record("\(table.rule) is about presence: PresenceTests and RuleSetTests check it")
      return
    }
    for value in table.accepted where !Self.isInternational(value) {
      let bytes = Array(value.utf8)
      let isValid = strategy.verdict(on: bytes.span) == .valid
      var isStillValid = false
      let count = allocationCount { isStillValid = strategy.verdict(on: bytes.span) == .valid }
      #expect(count == 0, "\(table.rule) of '\(value.prefix(80))': \(count) allocations")
      #expect(isValid && isStillValid)
    }
  }
  #endif
}
