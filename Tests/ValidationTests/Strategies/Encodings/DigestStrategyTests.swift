import Testing
import Validation

extension RuleTable {
  static let md5 = digest("md5", digits: 32)
  static let sha1 = digest("sha1", digits: 40)
  static let sha256 = digest("sha256", digits: 64)
  static let sha512 = digest("sha512", digits: 128)

  private static func digest(_ rule: String, digits: Int) -> RuleTable {
    func text(_ pattern: String, _ count: Int) -> String {
      String(String(repeating: pattern, count: count).prefix(count))
    }
    let accepted = ["0", "9", "a", "f", "A", "F", "0123456789abcdef", "ABCDEF", "d41d8cd98f00b204", "aB"]
    return RuleTable(
      rule, accepts: accepted.map { text($0, digits) },
      rejects: [
        "digest.length": [
          "", "0", text("0", digits - 1), text("0", digits + 1), text("a", digits * 2), text("f", 16),
        ],
        "digest.character": [
          text("g", digits), text("0", digits - 1) + "g", text("0", digits) + "\n", " " + text("0", digits),
          "0x" + text("0", digits), text("0", digits - 1) + "é", text("0-", digits), "/", "@", "`",
        ],
      ])
  }
}

@Suite struct DigestStrategyTests {
  @Test func `a failure names the algorithm`() {
    #expect(
      DigestStrategy(.sha256).failure(of: "00")
        == ValidationFailure("digest.length", ["algorithm": "SHA-256", "expected": 64, "actual": 2]))
    #expect(
      DigestStrategy(.md5).failure(of: "0g")
        == ValidationFailure("digest.character", ["algorithm": "MD5", "position": 2, "character": "g"]))
  }
}
