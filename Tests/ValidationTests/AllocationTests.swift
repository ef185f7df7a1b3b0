import TestSupport
import Testing
import Validation

/// Checks that rules accept valid values without allocating memory.
///
/// The rules are measured in optimized builds only, because unoptimized code boxes more values.
@Suite struct AllocationTests {
  /// The rules that may allocate: they normalize Unicode, compile or match a pattern with PCRE2, look up international
  /// labels, rewrite a URL as browsers do before they check it, decode percent-encodings, open a file, read JSON, join the lines of
  /// a document, or make what a text looks like.
  private static let exempt: Set<String> = [
    "regex", "not-regex", "is-regex", "normalized", "idn-hostname", "url:whatwg", "mailto", "magnet",
    "file-exists",
    "geojson-geometry", "mrz", "not-confusable:paypal,admin,scope",
  ]

  private static func isExempt(_ rule: String) -> Bool {
    exempt.contains(rule) || exempt.contains(String(rule.prefix { $0 != ":" }))
  }

  /// Whether the value contains an international label, which libidn2 looks up.
  private static func isInternational(_ value: String) -> Bool {
    !value.utf8.allSatisfy { $0 < 0x80 } || value.lowercased().contains("xn--")
  }

  @Test func `the counter counts an allocation`() {
    var array: [Int] = []
    let count = allocationCount { array = Array(0..<Int.random(in: 1000...2000)) }
    #expect(count > 0 && array.count >= 1000)
  }

  #if !DEBUG
  @Test(arguments: RuleTable.all.filter { !isExempt($0.rule) && CatalogExample.isBuilt($0.rule) })
  func `a rule accepts a valid value without allocation`(table: RuleTable) throws {
    guard case .content(let strategy) = try Catalog.rule(table.rule, in: .testing).kind else {
      Issue.record(
        "\(table.rule) is a rule of presence or uniqueness, which PresenceTests and RuleSetTests test")
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
