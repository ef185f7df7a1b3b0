import Bytes
import TestSupport
import Testing

@testable import TableValidation

/// Compares the reading of integers with that of the standard library.
struct KeyHasherTests {
  private static func integer(_ text: String) -> Int64? { Array(text.utf8).span.plainInteger }

  @Test(arguments: [
    "", "-", "+1", "01", "00", "-0", "1.0", "1e3", " 1", "1 ", "1a", "a1", "12345678a", "1234567:",
    "/2345678",
    "1234567890123456789", "-1234567890123456789", "١٢٣", "1_000", "0x10", "12345678-",
  ])
  func `other spellings are no integers`(text: String) {
    #expect(Self.integer(text) == nil)
  }

  @Test func `integers of each length are read`() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    for digits in 1...18 {
      for _ in 0..<200 {
        let text =
          String(Int64.random(in: 1...9, using: &random))
          + (1..<digits).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        for signed in [text, "-" + text] { try #require(Self.integer(signed) == Int64(signed), "\(signed)") }
        // One character that may be no digit.
        var bytes = Array(text.utf8)
        bytes[Int.random(in: 0..<digits, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
        let changed = String(decoding: bytes, as: UTF8.self)
        let expected = Int64(changed).flatMap { String($0) == changed ? $0 : nil }
        try #require(Self.integer(changed) == expected, "\(changed)")
      }
    }
    #expect(Self.integer("0") == 0)
  }

  @Test func `integers of a page are in one part, and hashes differ`() {
    let hash = KeyHasher(readsIntegers: true)
    for page in [-3, 0, 1, 977_000] as [Int64] {
      let numbers = (page << NumberPages.pageBits)..<((page + 1) << NumberPages.pageBits)
      let hashes = numbers.map { hash(Array("\($0)".utf8).span) }
      #expect(Set(hashes.map(KeyIndex.part)).count == 1 && Set(hashes).count == hashes.count)
    }
  }
}
