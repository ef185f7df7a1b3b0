import TestSupport
import Testing

@testable import Bytes

/// The comparisons of spans against `Array` and `String`.
@Suite struct SpanComparisonTests {
  @Test func `values of every length up to 40 bytes are equal only if no byte differs`() {
    for count in 0...40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      var other = bytes
      #expect(bytes.equals(other))
      #expect(!bytes.equals((bytes + [0])) && !(bytes + [0]).equals(bytes))
      for index in other.indices {
        other[index] ^= 0x80
        #expect(!bytes.equals(other), "\(count) bytes, at \(index)")
        #expect(bytes.commonPrefixCount(with: other) == index)
        other[index] ^= 0x80
      }
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 24, 33])
  func `a prefix that ends past the last byte is not found, whatever the offset`(count: Int) {
    let bytes = [UInt8](repeating: 0x61, count: 33)
    let prefix = Array(bytes.prefix(count))
    for offset in 0...40 {
      #expect(bytes.starts(with: prefix, at: offset) == (offset + count <= 33), "at \(offset)")
    }
  }

  @Test func `letters of ASCII are the same in both cases, and no other two bytes are`() {
    for first in 0...255 as ClosedRange<UInt8> {
      for second in 0...255 as ClosedRange<UInt8> {
        let expected = Self.lowercased([first]) == Self.lowercased([second])
        guard [first].equalsIgnoringCase([second]) != expected else { continue }
        Issue.record("\([first, second].shown): not \(expected)")
      }
    }
  }

  @Test func `random comparisons agree with those of arrays, and nothing outside the values is read`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let page = GuardedPage()
    for _ in 0..<TestRun.rounds(20_000) {
      let alphabet: [UInt8] = generator.below(2) == 0 ? [0x61, 0x41] : [0x00, 0x7F, 0x80, 0xFF, 0x61]
      let bytes = generator.string(of: alphabet, count: 0...20)
      let other =
        generator.below(2) == 0
        ? Array(bytes.prefix(generator.below(21))) : generator.string(of: alphabet, count: 0...20)
      let offset = generator.below(4)
      let expected = Answers(
        isEqual: bytes == other, starts: offset <= bytes.count && bytes[offset...].starts(with: other),
        order: bytes == other ? 0 : bytes.lexicographicallyPrecedes(other) ? -1 : 1,
        common: zip(bytes, other).prefix { $0 == $1 }.count,
        isEqualIgnoringCase: Self.lowercased(bytes) == Self.lowercased(other),
        startsIgnoringCase: Self.lowercased(bytes).starts(with: Self.lowercased(other)))
      for edge in [GuardedPage.Edge.first, .last] {
        let found = page.holding(bytes, edge) { Answers($0, other.span, at: offset) }
        guard found != expected else { continue }
        Issue.record("seed \(seed): \(bytes.shown), \(other.shown) at \(offset): \(found)")
        return
      }
      let reversed = Answers(other.span, bytes.span, at: 0)
      #expect(reversed.order == -expected.order, "seed \(seed): \(bytes.shown), \(other.shown)")
    }
  }

  @Test func `literals are compared byte by byte, or without regard to case`() {
    let bytes = Array("Größe: XML".utf8)
    #expect(bytes.equals("Größe: XML") && !bytes.equals("Größe: XMl") && !bytes.equals(""))
    #expect(bytes.starts(with: "XML", at: 9) && !bytes.starts(with: "XML ", at: 9))
    #expect(bytes.startsSpelled("xml", at: 9) && !bytes.startsSpelled("xml", at: 8))
    #expect(bytes.startsSpelled("gr") && bytes.isSpelled("größe: xml"))
    #expect(!bytes.isSpelled("größe: xm") && !bytes.starts(with: "a", at: 20))
  }

  @Test func `texts are compared by their bytes, not by canonical equivalence`() {
    #expect("é" == "e\u{301}" && !"é".hasSameBytes(as: "e\u{301}"))
    for text in ["", "a", "é", "a text of more than fifteen bytes"] {
      #expect(text.hasSameBytes(as: text) && text.consists(of: Array(text.utf8)))
      #expect(!text.hasSameBytes(as: text + "a") && !(text + "a").hasSameBytes(as: text))
    }
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
  }
}

/// The results of all comparisons of two values.
private struct Answers: Equatable {
  let isEqual: Bool
  let starts: Bool
  let order: Int
  let common: Int
  let isEqualIgnoringCase: Bool
  let startsIgnoringCase: Bool
}

extension Answers {
  init(_ bytes: Span<UInt8>, _ other: Span<UInt8>, at offset: Int) {
    self.init(
      isEqual: bytes.equals(other), starts: bytes.starts(with: other, at: offset),
      order: bytes.order(relativeTo: other), common: bytes.commonPrefixCount(with: other),
      isEqualIgnoringCase: bytes.equalsIgnoringCase(other),
      startsIgnoringCase: bytes.startsIgnoringCase(with: other))
  }
}

/// The comparisons of arrays: `#expect` cannot take a span apart.
extension [UInt8] {
  fileprivate func equals(_ other: [UInt8]) -> Bool { span.equals(other.span) }
  fileprivate func starts(with other: [UInt8], at offset: Int) -> Bool {
    span.starts(with: other.span, at: offset)
  }
  fileprivate func commonPrefixCount(with other: [UInt8]) -> Int { span.commonPrefixCount(with: other.span) }
  fileprivate func equalsIgnoringCase(_ other: [UInt8]) -> Bool { span.equalsIgnoringCase(other.span) }
  fileprivate func equals(_ text: StaticString) -> Bool { span.equals(text) }
  fileprivate func starts(with text: StaticString, at offset: Int) -> Bool {
    span.starts(with: text, at: offset)
  }
  fileprivate func isSpelled(_ text: StaticString) -> Bool { span.isSpelled(text) }
  fileprivate func startsSpelled(_ text: StaticString, at offset: Int = 0) -> Bool {
    span.startsSpelled(text, at: offset)
  }
}

extension String {
  fileprivate func consists(of bytes: [UInt8]) -> Bool { consists(of: bytes.span) }
}
