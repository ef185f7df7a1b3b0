import TestSupport
import Testing

@testable import Bytes

@Suite struct UTF8SequenceTests {
  @Test func `every scalar is one well-formed sequence of its UTF-8 length`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let found = UTF8Sequence.length(in: bytes.span, at: 0)
      guard found.count != bytes.count || !found.isWellFormed else { continue }
      Issue.record("U+\(String(value, radix: 16)): \(found)")
      return
    }
  }

  /// Unicode 15, section 3.9, tables 3-8 to 3-11: the examples of how many U+FFFD replace an ill-formed sequence.
  @Test(
    arguments: [
      ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], [1, 1, 1, 1, 1, 1, 1, 1, 1]),
      ([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], [1, 1, 1, 1, 1, 1, 1, 1, 1]),
      ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42], [1, 1, 1, 1, 1, 1, 1, 1, 1]),
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], [2, 1, 3, 2, 1]),
    ] as [([UInt8], [Int])])
  func `each maximal subpart of an ill-formed sequence counts as one scalar`(bytes: [UInt8], lengths: [Int]) {
    var found: [Int] = []
    var index = 0
    while index < bytes.count {
      found.append(UTF8Sequence.length(in: bytes.span, at: index).count)
      index += found.last ?? 1
    }
    #expect(found == lengths)
    #expect(UTF8Sequence.scalarCount(in: bytes.span) == lengths.count)
  }

  @Test(
    arguments: [
      ("", nil), ("abc", nil), ("né日😀", nil),
    ] as [(String, Int?)])
  func `well-formed text has no broken sequence`(text: String, offset: Int?) {
    let bytes = Array(text.utf8)
    #expect(UTF8Sequence.firstIllFormed(in: bytes.span) == offset)
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0x80], 1), ([0xC3, 0xA9, 0xC3], 2), ([0x61, 0xE2, 0x82, 0x61, 0xFF], 1),
      ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F], 4), ([0xED, 0xA0, 0x80], 0),
    ] as [([UInt8], Int)])
  func `the first broken sequence is reported at its first byte`(bytes: [UInt8], offset: Int) {
    #expect(UTF8Sequence.firstIllFormed(in: bytes.span) == offset)
  }

  @Test func `all sequences of two to four boundary bytes agree with the standard library`() {
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in edges {
      for second in edges {
        #expect(disagreement(about: [first, second]) == nil)
        for third in edges {
          #expect(disagreement(about: [first, second, third]) == nil)
          // Where at least four bytes follow, the length of a scalar is determined from four bytes at once.
          for fourth in [0x41, 0x80, 0xBF, 0xC2] as [UInt8] {
            #expect(disagreement(about: [first, second, third, fourth, 0x41, 0x42, 0x43, 0x44]) == nil)
          }
        }
      }
    }
  }

  @Test func `random bytes agree with the standard library`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(40_000) {
      guard let found = disagreement(about: generator.brokenText(pieces: 0...6)) else { continue }
      Issue.record("seed \(seed): \(found)")
      return
    }
  }

  @Test func `a broken byte is found at every text length and offset`() {
    for count in 0...140 {
      var bytes = [UInt8](repeating: 0x7F, count: count)
      #expect(UTF8Sequence.firstIllFormed(in: bytes.span) == nil)
      for index in bytes.indices {
        bytes[index] = 0x80
        #expect(UTF8Sequence.firstIllFormed(in: bytes.span) == index, "\(count) bytes, at \(index)")
        bytes[index] = 0x7F
      }
    }
  }

  /// Returns the counts and the validity of the bytes if they differ from the standard library's, otherwise `nil`.
  private func disagreement(about bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let isWellFormed = (try? UTF8Span(validating: bytes.span)) != nil
    let counts = (UTF8Sequence.scalarCount(in: bytes.span), UTF8Sequence.utf16Count(in: bytes.span))
    let isWhole = (UTF8Sequence.firstIllFormed(in: bytes.span) == nil, bytes.span.isUTF8)
    let wholeCount = UTF8Sequence.scalarCount(inWellFormed: bytes.span)
    let agrees =
      (!isWellFormed || wholeCount == text.unicodeScalars.count)
      && counts == (text.unicodeScalars.count, text.utf16.count) && isWhole == (isWellFormed, isWellFormed)
    return agrees ? nil : "\(bytes.shown): \(counts), \(wholeCount), \(isWhole)"
  }
}
