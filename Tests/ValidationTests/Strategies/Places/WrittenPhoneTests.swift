import TestSupport
import Testing

@testable import Validation

/// Compares the parser of written telephone numbers with a slow reference implementation.
@Suite struct WrittenPhoneTests {
  @Test func `random texts are parsed as by the reference implementation`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var written = 0
    for _ in 0..<TestRun.rounds(20_000) {
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

  /// Returns whether the value is a written number: it is empty after the removal of separators, then of digits in
  /// parentheses, then of other digits.
  private static func isWritten(_ value: String) -> Bool {
    let separators = " -./\u{A0}\u{2013}\u{2212}"
    guard !value.contains("x"), !separators.contains(value.first ?? "0"),
      !separators.contains(value.last ?? "0")
    else { return false }
    var text = value.hasPrefix("(+") ? "(" + value.dropFirst(2) : value
    if text.hasPrefix("+") { text.removeFirst() }
    text.removeAll { separators.contains($0) }
    text = String(text.map { $0.isNumber ? "0" : $0 })
    while text.contains("00") { text = text.replacing("00", with: "0") }
    return text.replacing("(0)", with: "").replacing("0", with: "").isEmpty
  }
}
