internal import Bytes
internal import JSONDocument

/// Checks octets one by one against what is expected.
protocol OctetReader {
  /// Takes an octet and returns whether the octets so far can begin what is expected.
  mutating func take(_ octet: UInt8) -> Bool
  /// Whether the octets so far are what is expected.
  var isComplete: Bool { get }
}

/// Any octets, none of them too.
struct AnyOctets: OctetReader {
  mutating func take(_ octet: UInt8) -> Bool { true }
  var isComplete: Bool { true }
}

/// A JSON object and its members `alg` and `cty`: RFC 7515, section 4.1. Of members of the same name the last one counts
/// (section 4).
struct JSONWebHeader: OctetReader {
  enum Algorithm {
    /// No member, or not a string.
    case missing
    /// `none`: RFC 7518, section 3.6.
    case unsecured
    case named
  }

  private(set) var algorithm = Algorithm.missing
  private(set) var hasContentType = false
  private var scanner = JSONScanner(.unpairedSurrogates)
  private var hasBegun = false
  /// Whether the current or next value is that of `alg`.
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

  /// Takes note of a step of the scanner inside the object and no deeper.
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

/// A word of ASCII that UTF-16 code units are compared with one by one.
private struct SpelledWord {
  private let word: StaticString
  /// How many code units matched, or -1 after a mismatch.
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
