import Testing

@testable import Validation

/// What may be written between digits, against a slow oracle.
@Suite struct WrittenPhoneTests {
  @Test func `a number is written as the grammar says`() {
    let (random, seed) = SeededGenerator.announced(by: "WrittenPhoneTests")
    var generator = random
    var written = 0
    for _ in 0..<20_000 {
      let value = String(generator.string(of: Array("0123+()() -./\u{A0}\u{2013}\u{2212}12x"), count: 0...7))
      let expected = Self.isWritten(value)
      written += expected ? 1 : 0
      guard Self.digits(of: value) != (expected ? value.filter(\.isNumber) : nil) else { continue }
      Issue.record("seed \(seed): '\(value)' is \(expected ? "" : "not ")a written number")
      return
    }
    #expect(written > 1000)
  }

  private static func digits(of value: String) -> String? {
    let bytes = Array(value.utf8)
    guard let written = try? WrittenPhone(bytes.span) else { return nil }
    return (0..<written.digits.count).map { String(UnicodeScalar(written.digits[$0])) }.joined()
  }

  /// Rewrites the value until only digits are left: pairs of parentheses first, then what stands between.
  private static func isWritten(_ value: String) -> Bool {
    let separator = #"[ \-./\u{A0}\u{2013}\u{2212}]"#
    let digits = "[0-9](?:\(separator)*[0-9])*"
    let pair = #"\(\#(separator)*\+?\#(separator)*\#(digits)\#(separator)*\)"#
    guard let expression = try? Regex("(?:\\+\(separator)*)?(?:(?:\(digits)|\(pair))\(separator)*)*"),
      value.wholeMatch(of: expression) != nil || value == "+"
    else { return false }
    let plus = value.firstIndex(of: "+").map { value.distance(from: value.startIndex, to: $0) }
    let isPlusFirst = value.filter { $0 == "+" }.count <= 1 && [nil, 0, 1].contains(plus)
    guard let last = value.last else { return true }
    return isPlusFirst && (plus != 1 || value.first == "(") && (last.isNumber || last == ")" || last == "+")
      && value.first.map { $0.isNumber || $0 == "(" || $0 == "+" } == true
  }
}
