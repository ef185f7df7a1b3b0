import TestSupport
import Testing

@testable import Validation

/// Compares the checksums with slow implementations of their definitions.
@Suite struct ChecksumTests {
  private static let seed = TestRun.seed

  @Test func `the Luhn checksum equals its definition`() {
    compare(Luhn()) { digits in
      var sum = 0
      for (index, digit) in digits.reversed().enumerated() {
        let product = index.isMultiple(of: 2) ? digit : 2 * digit
        sum += product / 10 + product % 10
      }
      return sum % 10 == 0
    }
  }

  @Test func `the Verhoeff checksum equals its definition, evaluated from the right`() {
    let products = [
      "0123456789", "1234067895", "2340178956", "3401289567", "4012395678",
      "5987604321", "6598710432", "7659821043", "8765932104", "9876543210",
    ].map { $0.utf8.map { Int($0) - 48 } }
    let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
    compare(Verhoeff()) { digits in
      var product = 0
      for (index, digit) in digits.reversed().enumerated() {
        var permuted = digit
        for _ in 0..<index { permuted = permutation[permuted] }
        product = products[product][permuted]
      }
      return product == 0
    }
  }

  @Test func `the digits of GS1 have the weights 1 and 3 from the right`() {
    compare(GTINChecksum()) { digits in
      digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
        % 10 == 0
    }
  }

  @Test func `MOD 97-10 equals the remainder of the number`() {
    compare(ISO7064.Mod97(), longest: 18) { digits in
      digits.reduce(0) { $0 * 10 + $1 } % 97 == 1
    }
  }

  @Test func `MOD 11-2 equals the sum weighted by powers of two`() {
    compare(ISO7064.Pure.mod11Radix2, longest: 18) { digits in
      digits.reversed().enumerated().reduce(0) { $0 + $1.element << $1.offset } % 11 == 1
    }
  }

  @Test func `MOD 11,10 equals the recursion of the standard`() {
    compare(ISO7064.Hybrid.mod11And10) { digits in
      var product = 10
      for digit in digits.dropLast() {
        let sum = (product + digit) % 10
        product = (sum == 0 ? 10 : sum) * 2 % 11
      }
      return (product + (digits.last ?? 0)) % 10 == 1
    }
  }

  @Test func `MOD 11,10 and MOD 11-2 accept the example of the standard`() {
    // ISO/IEC 7064:2003, section 8: the check character of 0794 is 5.
    #expect(isValid(ISO7064.Hybrid.mod11And10, [0, 7, 9, 4, 5]))
    #expect(isValid(ISO7064.Pure.mod11Radix2, [0, 7, 9, 4, 0]))
  }

  @Test(arguments: [Luhn() as any Checksum, Verhoeff(), GTINChecksum(), ISO7064.Hybrid.mod11And10])
  func `a single wrong digit is always detected`(checksum: any Checksum) {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<TestRun.rounds(20) {
      var digits = (0..<12).map { _ in Int.random(in: 0...9, using: &generator) }
      for last in 0...9 where isValid(checksum, digits + [last]) {
        digits.append(last)
        break
      }
      guard digits.count == 13 else { continue }
      for index in 0..<13 {
        for digit in 0...9 where digit != digits[index] {
          var wrong = digits
          wrong[index] = digit
          #expect(!isValid(checksum, wrong), "seed \(Self.seed), \(wrong)")
        }
      }
    }
  }

  /// Compares the checksum with its definition on random digits.
  private func compare(_ checksum: some Checksum, longest: Int = 40, _ definition: ([Int]) -> Bool) {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<TestRun.rounds(500) {
      let count = Int.random(in: 1...longest, using: &generator)
      let digits = (0..<count).map { _ in Int.random(in: 0...9, using: &generator) }
      #expect(isValid(checksum, digits) == definition(digits), "seed \(Self.seed), \(digits)")
    }
  }

  private func isValid(_ checksum: any Checksum, _ digits: [Int]) -> Bool {
    var checksum = checksum
    for digit in digits { checksum.append(digit) }
    return checksum.isValid
  }
}
