internal import Bytes
internal import ValidationData

/// A set of language codes; the raw value is its letter in the table.
enum LanguageCodeSet: Unicode.Scalar, CaseIterable {
  /// The primary language subtags of the IANA registry (RFC 5646).
  case subtags = "t"
  case iso6391 = "1"
  case iso6392 = "2"
  case iso6393 = "3"

  /// Whether the code, in lower case, is in the set.
  ///
  /// - Precondition: The code has no space.
  func contains(_ code: Span<UInt8>) -> Bool {
    guard let line = LanguageCodes.codes.line(startingWith: code) else { return false }
    let letters = line.lowerBound + code.count + 1..<line.upperBound
    return letters.contains { LanguageCodes.codes[$0] == UInt8(ascii: rawValue) }
  }

  /// Every code of the set, for tests. O(n).
  var all: [String] {
    LanguageCodes.codes.all.compactMap { line in
      let code = line.prefix { $0 != " " }
      return line.unicodeScalars.dropFirst(code.count + 1).contains(rawValue) ? String(code) : nil
    }
  }
}
