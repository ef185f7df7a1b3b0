import Bytes
import TestSupport
import Testing
import ValidationData

@testable import Validation

/// Compares the strategy with a slow implementation of the ABNF in RFC 5646, section 2.1, and of section 2.2.9.
@Suite struct LanguageTagDifferentialTests {
  @Test func `a tag is valid exactly if it is derived by the grammar and valid by section 2.2.9`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var valid = 0
    for _ in 0..<TestRun.rounds(4_000) {
      let tag = generator.nearTag()
      let expected = Self.isValid(tag)
      valid += expected ? 1 : 0
      guard (LanguageStrategy().verdict(on: tag) == .valid) != expected else { continue }
      Issue.record("seed \(seed): \(tag) is \(expected ? "valid" : "invalid")")
      return
    }
    #expect(valid > 200)
  }

  private static let languages = Set(LanguageCodeSet.subtags.all)
  private static let extensions = Set(LanguageSubtags.extensions.all)
  private static let scripts = Set(LanguageSubtags.scripts.all)
  private static let regions = Set(LanguageSubtags.regions.all)
  private static let variants = Set(LanguageSubtags.variants.all)
  private static let grandfathered = Set(LanguageSubtags.grandfathered.all)

  private static func isValid(_ tag: String) -> Bool {
    let tag = tag.lowercased()
    if grandfathered.contains(tag) { return true }
    var subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard
      subtags.allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return false }
    if let start = subtags.firstIndex(of: "x") {
      guard start < subtags.count - 1 else { return false }
      subtags.removeSubrange(start...)
      if subtags.isEmpty { return true }
    }
    if let start = subtags.firstIndex(where: { $0.count == 1 }) {
      guard areExtensions(subtags[start...]) else { return false }
      subtags.removeSubrange(start...)
    }
    return isLanguage(subtags)
  }

  private static func areExtensions(_ subtags: ArraySlice<String>) -> Bool {
    let singletons = subtags.filter { $0.count == 1 }
    guard Set(singletons).count == singletons.count, subtags.last?.count != 1 else { return false }
    return zip(subtags, subtags.dropFirst()).allSatisfy { $0.count > 1 || $1.count > 1 }
  }

  /// Returns whether the subtags are a language, then optionally an extended language, a script and a region, and then
  /// variants.
  private static func isLanguage(_ subtags: [String]) -> Bool {
    guard let language = subtags.first, languages.contains(language) else { return false }
    var rest = subtags.dropFirst()
    for table in [extensions, scripts, regions] {
      if let next = rest.first, table.contains(next) { rest = rest.dropFirst() }
    }
    return rest.allSatisfy(variants.contains) && Set(rest).count == rest.count
  }
}

extension SeededGenerator {
  /// Returns text that is or resembles a language tag.
  fileprivate mutating func nearTag() -> String {
    let pieces = [
      ["de", "en", "zh", "sl", "sgn", "qaa", "yue", "i", "x", "art", "xx", "abcd", "english"],
      ["yue", "ase", "gan", "abc"],
      ["Latn", "Hant", "Qaaa", "Xxxx"], ["DE", "TW", "419", "UK", "001", "999"],
      ["1996", "1901", "rozaj", "biske", "nedis", "12345", "1abc"],
      ["a", "u", "t", "0", "A", "u-ca", "z-ab", "Z-ab", "9-x1"],
      ["ca", "abcdefgh", "x1", "ab"],
      ["x"], ["y", "default", "lojban", "min", "nan"], ["", "abcdefghi", "_", "é", "d "],
    ]
    var subtags = below(10) == 0 ? [] : [pick(pieces[0])]
    if below(4) > 0 {
      for kind in pieces[1...7] where below(3) == 0 {
        for _ in 0...below(2) { subtags.append(pick(kind)) }
      }
    } else {
      for _ in 0..<below(5) { subtags.append(pick(pick(pieces))) }
    }
    let tag = subtags.joined(separator: "-")
    return below(4) == 0 ? tag.uppercased() : tag
  }
}
