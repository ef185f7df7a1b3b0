import TestSupport
import Testing

@testable import Validation

/// Sums of numbers, exact to the last digit.
struct NumberSumTests {
  /// The sign of the sum of the first numbers without the others.
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
      (["INF"], ["1e999999999999"], 1), (["-INF", "1"], [], -1), (["1"], ["inf"], -1), (["1"], ["-Inf"], 1),
    ])
  func `a sum is compared with zero exactly`(added: [String], subtracted: [String], sign: Int) {
    #expect(Self.sign(added, minus: subtracted) == sign)
    #expect(Self.sign(subtracted, minus: added) == -sign)
  }

  @Test(
    arguments: [
      ["NaN"], ["1", "nan"], ["x"], [""], ["1e1000000000000"], ["1", "1e-1000000000000"], ["INF", "-INF"],
    ])
  func `what has no order with numbers has no sum`(texts: [String]) {
    #expect(Self.sign(texts) == nil)
  }

  @Test func `sums that fill the machine's integers go on exactly`() {
    let nines = [String](repeating: "999999999.999999999", count: 20)
    #expect(Self.sign(nines, minus: ["19999999999.99999998"]) == 0)
    #expect(Self.sign(nines, minus: ["19999999999.999999980000001"]) == -1)
    #expect(Self.sign(nines.map { "-\($0)" }, minus: ["-19999999999.99999998"]) == 0)
  }

  @Test func `random sums are those made on paper`() {
    var (random, seed) = SeededGenerator.announced(by: "sums")
    for _ in 0..<20_000 {
      let texts = (0..<1 + random.below(5)).map { _ in Self.number(&random) }
      let split = random.below(texts.count + 1)
      let (added, subtracted) = (Array(texts[..<split]), Array(texts[split...]))
      let expected = PaperSum.sign(added, minus: subtracted)
      guard Self.sign(added, minus: subtracted) == expected else {
        Issue.record("\(added) - \(subtracted), seed \(seed): not \(expected)")
        return
      }
    }
  }

  /// A number that is often near others: few digits, runs of 9 and 0, small exponents.
  private static func number(_ random: inout SeededGenerator) -> String {
    let digits = ["0", "9", "1", "000000000", "999999999", "12"]
    var text = random.pick(["", "-", "+"]) + random.string(of: digits, count: 1...4).joined()
    if random.below(2) == 0 { text += "." + random.string(of: digits, count: 0...3).joined() }
    if random.below(3) == 0 { text += "e\(random.below(40) - 20)" }
    return text
  }
}

/// Addition as on paper: all numbers at the finest scale, digit by digit with a carry.
private enum PaperSum {
  static func sign(_ added: [String], minus subtracted: [String]) -> Int {
    let numbers = added.map { (WrittenDecimal($0), false) } + subtracted.map { (WrittenDecimal($0), true) }
    let scale = numbers.map(\.0.scale).max().map { max($0, 0) } ?? 0
    var columns: [Int] = []
    for (number, isSubtracted) in numbers {
      let digits = number.digits + String(repeating: "0", count: scale - number.scale)
      for (place, digit) in digits.utf8.reversed().enumerated() {
        while columns.count <= place { columns.append(0) }
        columns[place] += (number.isNegative != isSubtracted ? -1 : 1) * Int(digit - 0x30)
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
