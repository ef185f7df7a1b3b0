import TestSupport
import Testing

@testable import Validation

/// Checks that sums of numbers are exact.
struct NumberSumTests {
  /// Returns the sign of the sum of `added` minus the sum of `subtracted`, or `nil` if it is undefined.
  private static func sign(_ added: [String], minus subtracted: [String] = []) -> Int? {
    var sum = NumberSum()
    for text in added {
      let bytes = Array(text.utf8)
      guard sum.add(bytes.span) else { return nil }
    }
    for text in subtracted {
      let bytes = Array(text.utf8)
      guard sum.subtract(bytes.span) else { return nil }
    }
    return sum.sign
  }

  @Test(
    arguments: [
      (["0.1", "0.2"], ["0.3"], 0), (["0.1", "0.2"], ["0.3000000000000000000000000000000001"], -1),
      (["1e3", "-1000.0"], [], 0), (["-0"], ["0"], 0), ([], [], 0), (["1"], ["2"], -1), (["2"], ["1"], 1),
      (["999999999.999999999", "0.000000001"], ["1000000000"], 0),
      (["999999999999999999", "1"], ["1e18"], 0), (["9e18", "9e18"], ["18000000000000000000"], 0),
      (["1e999999999999"], ["1e-999999999999"], 1), (["1e999999999999", "1"], ["1e999999999999"], 1),
      (["1e30", "-1e30", "-1e-30"], [], -1), (["1e27"], ["999999999999999999999999999"], 1),
      (["1e27"], ["999999999999999999999999999", "1"], 0),
      (["INF"], ["1e999999999999"], 1), (["INF"], ["INF", "1"], 0), (["-INF"], ["INF"], -1),
      (["1e1000000000000"], ["0"], 1), (["1e-1000000000000"], ["0"], 1), (["0e1000000000000"], ["0"], 0),
      (["1e1000000000000"], ["9e999999999999"], 1), (["1e1000000000000"], ["10e999999999999"], 0),
      (["1e1000000000000", "-1e-1000000000000"], ["10e999999999999"], -1),
      (["1e99999999999999999999", "1"], ["1e99999999999999999999"], 1),
      (
        ["1e99999999999999999999", "1e-99999999999999999999"],
        ["1e99999999999999999999", "1e-99999999999999999998"], -1
      ),
      (["9e-100000000000000000000"], ["1e-99999999999999999999"], -1),
      (["0.00012e100000000000000000004"], ["12e99999999999999999999"], 0), (["-INF", "1"], [], -1),
      (["1"], ["inf"], -1), (["1"], ["-Inf"], 1),
    ])
  func `the sign of a sum is exact`(added: [String], subtracted: [String], sign: Int) {
    #expect(Self.sign(added, minus: subtracted) == sign)
    #expect(Self.sign(subtracted, minus: added) == -sign)
  }

  @Test(
    arguments: [
      ["NaN"], ["1", "nan"], ["x"], [""], ["1e"], ["INF", "-INF"], ["INF", "1e1000000000000", "-INF"],
    ])
  func `a sum with NaN, both infinities or a text that is not a number is undefined`(texts: [String]) {
    #expect(Self.sign(texts) == nil)
  }

  @Test func `sums that exceed the fixed-width integers remain exact`() {
    let nines = [String](repeating: "999999999.999999999", count: 20)
    #expect(Self.sign(nines, minus: ["19999999999.99999998"]) == 0)
    #expect(Self.sign(nines, minus: ["19999999999.999999980000001"]) == -1)
    #expect(Self.sign(nines.map { "-\($0)" }, minus: ["-19999999999.99999998"]) == 0)
  }

  @Test func `random sums have the same sign as in the reference implementation`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let texts = (0..<1 + random.below(5)).map { _ in Self.number(&random) }
      let split = random.below(texts.count + 1)
      let (added, subtracted) = (Array(texts[..<split]), Array(texts[split...]))
      let expected = ReferenceSum.sign(added, minus: subtracted)
      guard Self.sign(added, minus: subtracted) == expected else {
        Issue.record("\(added) - \(subtracted), seed \(seed): not \(expected)")
        return
      }
    }
  }

  @Test func `random sums with exponents of many digits have the signs of the sums with small exponents`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(1_500) {
      let numbers = (0..<1 + random.below(5)).map { _ in
        (
          random.pick(["", "-"])
            + random.string(of: ["0", "9", "1", "000000000", "12"], count: 1...4).joined(), random.below(40)
        )
      }
      let split = random.below(numbers.count + 1)
      let small = numbers.map { "\($0.0)e\($0.1)" }
      let expected = ReferenceSum.sign(Array(small[..<split]), minus: Array(small[split...]))
      for zeros in [11, 20, 40] {
        let large = numbers.map { "\($0.0)e1\(String(repeating: "0", count: zeros))\($0.1 + 10)" }
        let tiny = numbers.map { "\($0.0)e-9\(String(repeating: "9", count: zeros))\(99 - $0.1)" }
        for texts in [large, tiny] {
          #expect(
            Self.sign(Array(texts[..<split]), minus: Array(texts[split...])) == expected,
            "\(texts), \(split), seed \(seed)")
        }
      }
    }
  }

  /// Returns a number from a few digits, runs of 9 and 0 and small exponents, so that sums are often close to zero.
  private static func number(_ random: inout SeededGenerator) -> String {
    let digits = ["0", "9", "1", "000000000", "999999999", "12"]
    var text = random.pick(["", "-", "+"]) + random.string(of: digits, count: 1...4).joined()
    if random.below(2) == 0 { text += "." + random.string(of: digits, count: 0...3).joined() }
    if random.below(3) == 0 { text += "e\(random.below(40) - 20)" }
    return text
  }
}

/// A simple reference implementation of addition: digit by digit with a carry, with all numbers at the largest scale.
private enum ReferenceSum {
  static func sign(_ added: [String], minus subtracted: [String]) -> Int {
    let numbers = added.map { (WrittenDecimal($0), false) } + subtracted.map { (WrittenDecimal($0), true) }
    let scale = numbers.map(\.0.scale).max().map { max($0, 0) } ?? 0
    var columns: [Int] = []
    for (number, isSubtracted) in numbers {
      let digits = number.digits + String(repeating: "0", count: scale - number.scale)
      for (index, digit) in digits.utf8.reversed().enumerated() {
        while columns.count <= index { columns.append(0) }
        columns[index] += (number.isNegative != isSubtracted ? -1 : 1) * Int(digit - 0x30)
      }
    }
    var carry = 0
    var isZero = true
    for column in columns {
      let sum = column + carry
      let digit = ((sum % 10) + 10) % 10
      carry = (sum - digit) / 10
      if digit != 0 { isZero = false }
    }
    return carry < 0 ? -1 : carry > 0 || !isZero ? 1 : 0
  }
}
