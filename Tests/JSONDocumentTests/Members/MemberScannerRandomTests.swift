import TestSupport
import Testing

@testable import JSONDocument

/// Compares the scanner with the simple reference for members, on random texts that one scanner reads one after another.
struct MemberScannerRandomTests {
  private static let names = ["a", "b", "0", "1", "é", "", "longer than eight", #"\u0061"#, #"\""#]
  private static let scalars = [
    "0", "-1", "2.5e-3", "true", "false", "null", #""""#, #""x""#, #""a \n b""#, #""\ud83d\ude00""#,
    #""é and more than sixteen""#,
  ]
  private static let faults = [
    "x", "\"", "\\", "{", "}", "[", "]", ",", ":", " ", "0", "\t", #"\ud800"#, "-", "e", ".", "\u{1}", "n",
  ]
  private static let paths: [[String]] = [
    ["a"], ["b", "a"], ["b", "0"], ["0"], ["é", "a", "1"], [""], ["a", "longer than eight"], ["\""],
  ]

  /// The second hash function has one hash for all names of one byte, so that most texts are read by their tokens.
  @Test(arguments: [NameHash(), NameHash(seed: 0xA076_1D64_78BD_642F ^ 1)])
  func `values and faults equal those of the reference for random texts, whatever hashes are equal`(
    hash: NameHash
  ) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var scanner = MemberScanner(Self.paths.map { $0.map { Array($0.utf8) } }, hash)
    var (valid, shape) = (0, "{}")
    for round in 0..<TestRun.rounds(5_000) {
      // Texts mostly have the names of the one before, so that the scanner recognizes them.
      if random.below(4) == 0 { shape = Self.object(depth: 0, &random) }
      var text = Array(shape.utf8)
      for _ in 0..<max(0, random.below(5) - 2) {
        let place = random.below(text.count + 1)
        text.insert(contentsOf: random.pick(Self.faults).utf8, at: place)
      }
      if random.below(8) == 0 { text.remove(at: random.below(text.count)) }
      text.removeAll { $0 == 0x0A }
      guard String(validating: text, as: UTF8.self) != nil else { continue }
      // Other bytes before and after the text, which ends where a line does.
      let bytes = Array("\"{".utf8) + text + Array("\n\"}".utf8)
      scanner.removeAll()
      let fault = scanner.scan(2..<2 + text.count, in: bytes.span)
      let expected = ObviousMembers(text)
      let shown = "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self))"
      try #require(
        fault.map { "\($0.kind.plain) \($0.offset - 2)" }
          == expected.fault.map { "\($0.kind.plain) \($0.offset)" }, "\(shown)")
      guard let ranges = expected.ranges else { continue }
      valid += 1
      for (column, path) in Self.paths.enumerated() {
        let value = scanner.values[column]
        let range = ranges[path].map { $0.lowerBound + 2..<$0.upperBound + 2 }
        try #require(
          value.range == range ?? value.range.lowerBound..<value.range.lowerBound, "\(path) \(shown)")
        if range == nil { try #require(bytes[value.range.lowerBound] == UInt8(ascii: "{"), "\(shown)") }
        let isString = range.map { bytes[$0.lowerBound] == UInt8(ascii: "\"") } ?? false
        let hasBackslash = isString && bytes[value.range].contains(UInt8(ascii: "\\"))
        try #require(value.hasEscapes == hasBackslash, "\(path) \(shown)")
      }
    }
    #expect(valid > TestRun.rounds(1_000), "\(valid)")
  }

  private static func object(depth: Int, _ random: inout SeededGenerator) -> String {
    let members = (0..<random.below(5)).map { _ in
      "\"\(random.pick(names))\"\(random.pick(["", " "])):\(value(depth: depth + 1, &random))"
    }
    return "{" + members.joined(separator: random.pick([",", ", "])) + "}"
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> String {
    switch random.below(depth < 4 ? 6 : 4) {
    case 4: object(depth: depth, &random)
    case 5:
      "[" + (0..<random.below(4)).map { _ in value(depth: depth + 1, &random) }.joined(separator: ",") + "]"
    default: random.pick(scalars)
    }
  }
}

extension JSONFault.Kind {
  /// The kind without the offset of a first name, which is another in the middle of other bytes.
  fileprivate var plain: String {
    if case .repeatedName = self { "repeatedName" } else { "\(self)" }
  }
}
