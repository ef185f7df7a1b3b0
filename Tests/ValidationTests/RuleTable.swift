import Bytes
import Testing
import Validation

/// The values that a rule accepts and rejects, boundary cases first.
struct RuleTable: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The rule as a strategy in Swift, or `nil` if it is not compared with that.
  let strategy: (any InputFieldValidationStrategy)?
  let accepted: [String]
  let rejected: [(value: String, code: FailureCode)]

  /// - Parameters:
  ///   - rule: The rule as after the option `-e`, for example `uuid:4`.
  ///   - strategy: The same rule as a strategy in Swift, for example `.uuid(version: 4)`.
  ///   - accepts: The valid values.
  ///   - rejects: The invalid values by the code of their failure.
  init(
    _ rule: String, as strategy: (any InputFieldValidationStrategy)? = nil, accepts accepted: [String],
    rejects rejected: KeyValuePairs<FailureCode, [String]>
  ) {
    self.rule = rule
    self.strategy = strategy
    self.accepted = accepted
    self.rejected = rejected.flatMap { code, values in values.map { ($0, code) } }
  }

  var testDescription: String { rule }

  /// Returns whether the table applies to the value in this build: without the package trait `InternationalNames`,
  /// non-ASCII hosts are not supported, and A-labels are checked only as Punycode.
  func isDecided(_ value: String) -> Bool {
    #if InternationalNames
    return true
    #else
    guard ["hostname", "url", "url:whatwg"].contains(rule) else { return true }
    return value.utf8.allSatisfy { $0 < 0x80 } && !value.contains("%") && !value.lowercased().contains("xn--")
    #endif
  }
}

@Suite struct RuleTableTests {
  @Test(arguments: RuleTable.all.filter { CatalogExample.isBuilt($0.rule) })
  func `a rule accepts the valid values and rejects the invalid values of its table`(table: RuleTable) throws
  {
    guard case .content(let strategy) = try Catalog.rule(table.rule, in: .testing).kind else {
      Issue.record(
        "\(table.rule) is a rule of presence or uniqueness, which PresenceTests and RuleSetTests test")
      return
    }
    for value in table.accepted where table.isDecided(value) {
      #expect(strategy.failure(of: value) == nil, "\(table.rule) of '\(value.prefix(80))'")
      #expect(strategy.verdict(on: value) == .valid, "\(table.rule) of '\(value.prefix(80))'")
    }
    for (value, code) in table.rejected where table.isDecided(value) {
      #expect(strategy.failure(of: value)?.code == code, "\(table.rule) of '\(value.prefix(80))'")
      #expect(strategy.verdict(on: value) == .invalid, "\(table.rule) of '\(value.prefix(80))'")
    }
  }

  @Test func `every rule of the catalog is tested with at least ten valid and ten invalid values`() {
    let withoutStrategy: Set = ["required", "not-blank", "unique"]
    let few: Set = ["empty", "equals", "boolean"]  // These rules accept less than ten values.
    for entry in Catalog.entries where !withoutStrategy.contains(entry.name) {
      let tables = RuleTable.all.filter { $0.rule.prefix { $0 != ":" } == entry.name }
      let accepted = tables.reduce(0) { $0 + $1.accepted.count }
      let rejected = tables.reduce(0) { $0 + $1.rejected.count }
      #expect(
        (accepted >= 10 || few.contains(entry.name)) && rejected >= 10,
        "\(entry.name): \(accepted) and \(rejected)")
    }
  }

  @Test func `no table contains a value twice`() {
    for table in RuleTable.all {
      let values = table.accepted + table.rejected.map(\.value)
      #expect(Set(values.map { Array($0.utf8) }).count == values.count, "\(table.rule)")
    }
  }
}

extension RuleContext {
  /// The cells in the column `code` of `countries.csv`.
  private static let codes = [
    "DE", "US", "", "FR", "São Tomé", "a,b", "DE", "x y", "\"", "12345678", "123456789", "\0",
  ]

  /// The context of the tests: today is 21 November 2026, and there is one text file and one column of a CSV file.
  static let testing = RuleContext(today: CalendarDay(year: 2026, month: 11, day: 21)!, folder: .testing) {
    path throws(RuleError) in
    guard path == "common-passwords.txt" else { throw .unreadableFile(path, reason: "no such file") }
    return Array("password1\ncorrect horse\r\n\nPasswort\u{F6}ffner\niloveyou99".utf8)
  } readColumn: { column, give throws(RuleError) in
    guard column == FileColumn(path: "countries.csv", column: "code") else {
      throw .unreadableFile(column.path, reason: "no such column")
    }
    for code in Self.codes.map({ Array($0.utf8) }) { give(code.span) }
  }
}

extension FileFolder {
  /// A folder with the files `1.jpg`, `2026/2.jpg` and `é.png`.
  static let testing = FileFolder("photos") { value in
    switch String(repairing: value) {
    case "1.jpg", "2026/2.jpg", "é.png", "./1.jpg", "2026/../1.jpg", " a", "a b.txt", "a", "A", ".hidden",
      "-":
      .file
    case "2026", "2026/", ".": .other
    case let path where path.hasPrefix("/") || path.hasPrefix(".."): .outside
    default: .missing
    }
  }
}
