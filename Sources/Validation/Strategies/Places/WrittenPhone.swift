internal import Bytes

/// A telephone number as people write it, read into its digits.
///
/// The whole value must match this grammar: a `+` may be the first character, or the second after `(`; then
/// ASCII digits. Between the digits there may be any number of spaces (U+0020, U+00A0), hyphens, dashes and
/// minus signs (`-`, U+2010 to U+2015, U+2212), full stops, slashes, and pairs of parentheses that contain a
/// digit and no other pair. The value ends with a digit or `)` and has at most 250 characters, the maximum of
/// libphonenumber.
struct WrittenPhone {
  static let maximumCharacters = 250

  private(set) var digits = PhoneDigits()
  private(set) var hasPlus = false

  /// Reads the value up to the maximum length; no allocation.
  init(_ value: Span<UInt8>) throws(PhoneFault) {
    var index = 0
    var characters = 0
    var opening: Int?
    var digitsAtOpening = 0
    var separator: Int?
    while index < value.count {
      let start = index
      characters += 1
      if characters > Self.maximumCharacters { throw .overlong }
      if value[start].isDigit {
        digits.append(value[start])
        separator = nil
        index += 1
        continue
      }
      let character = Self.character(in: value, at: index)
      index += character.length
      switch character.kind {
      case .plus:
        guard start == 0 || start == 1 && opening == 0 else { throw .character(at: start) }
        hasPlus = true
      case .opening:
        guard opening == nil else { throw .character(at: start) }
        (opening, digitsAtOpening) = (start, digits.count)
      case .closing:
        guard opening != nil, digits.count > digitsAtOpening else { throw .character(at: start) }
        opening = nil
      case .separator:
        guard start > 0 else { throw .character(at: start) }
      case .other:
        throw .character(at: start)
      }
      separator = character.kind == .separator ? separator ?? start : nil
    }
    if let separator { throw .character(at: separator) }
    if let opening { throw .character(at: opening) }
  }

  private enum Kind {
    case plus, opening, closing, separator, other
  }

  /// The separator that begins at the index.
  private static func character(in value: Span<UInt8>, at index: Int) -> (kind: Kind, length: Int) {
    switch value[index] {
    case UInt8(ascii: "+"): (.plus, 1)
    case UInt8(ascii: "("): (.opening, 1)
    case UInt8(ascii: ")"): (.closing, 1)
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): (.separator, 1)
    case 0xC2 where value.starts(with: "\u{A0}", at: index): (.separator, 2)
    case 0xE2 where isDash(in: value, at: index): (.separator, 3)
    default: (.other, 1)
    }
  }

  /// Whether one of U+2010 to U+2015 or U+2212 begins at the index.
  private static func isDash(in value: Span<UInt8>, at index: Int) -> Bool {
    guard index + 2 < value.count else { return false }
    let (second, third) = (value[index + 1], value[index + 2])
    return second == 0x80 && (0x90...0x95).contains(third) || second == 0x88 && third == 0x92
  }
}
