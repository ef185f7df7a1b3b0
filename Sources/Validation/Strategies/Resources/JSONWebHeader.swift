internal import Bytes
internal import JSONDocument

/// A check of octets one by one against an expected syntax.
protocol OctetReader {
  /// Consumes an octet and returns whether the octets so far can begin the expected syntax.
  mutating func take(_ octet: UInt8) -> Bool
  /// Whether the octets so far complete the expected syntax.
  var isComplete: Bool { get }
}

/// A reader that accepts any octets, or none.
struct AnyOctets: OctetReader {
  mutating func take(_ octet: UInt8) -> Bool { true }
  var isComplete: Bool { true }
}

/// A reader of a JSON object that finds its members `alg` and `cty`: RFC 7515, section 4.1. Of several
/// members of the same name the last one is used (section 4).
struct JSONWebHeader: OctetReader {
  enum Algorithm {
    /// There is no such member, or its value is not a string.
    case missing
    /// The value is `none`: RFC 7518, section 3.6.
    case unsecured
    case named
  }

  private(set) var algorithm = Algorithm.missing
  private(set) var hasContentType = false
  private var scanner = JSONScanner(.unpairedSurrogates)
  private var hasBegun = false
  /// Whether the current or next value is that of the member `alg`.
  private var isAlgorithm = false
  private var algorithmName = SpelledWord("alg")
  private var contentTypeName = SpelledWord("cty")
  private var none = SpelledWord("none")

  var isComplete: Bool { scanner.isComplete }

  mutating func take(_ octet: UInt8) -> Bool {
    let before = scanner.state
    let depth = scanner.depth
    do throws(JSONFault.Kind) { try scanner.take(octet) } catch { return false }
    if !hasBegun, scanner.state != .value {
      hasBegun = true
      return scanner.state == .memberOrEnd
    }
    if depth == 1 { note(octet, before) }
    return true
  }

  /// Records a step of the scanner in the outermost object.
  private mutating func note(_ octet: UInt8, _ before: JSONScanner.State) {
    if let unit = scanner.unit {
      algorithmName.take(unit)
      contentTypeName.take(unit)
      none.take(unit)
      return
    }
    switch (before, scanner.state) {
    case (.memberOrEnd, .string), (.member, .string), (.value, .string):
      algorithmName.begin()
      contentTypeName.begin()
      none.begin()
    case (.string, .colon):
      isAlgorithm = algorithmName.isWhole
      if isAlgorithm { algorithm = .missing }
      if contentTypeName.isWhole { hasContentType = true }
    case (.string, .afterValue) where isAlgorithm:
      algorithm = none.isWhole ? .unsecured : .named
    default: break
    }
  }
}

/// A comparison of UTF-16 code units, one by one, with an ASCII word.
private struct SpelledWord {
  private let word: StaticString
  /// The number of matching code units, or -1 after a mismatch.
  private var agreed = 0

  init(_ word: StaticString) {
    self.word = word
  }

  var isWhole: Bool { agreed == word.utf8CodeUnitCount }

  mutating func begin() { agreed = 0 }

  mutating func take(_ unit: UInt16) {
    guard agreed >= 0 else { return }
    agreed = agreed < word.utf8CodeUnitCount && UInt16(word[agreed]) == unit ? agreed + 1 : -1
  }
}
