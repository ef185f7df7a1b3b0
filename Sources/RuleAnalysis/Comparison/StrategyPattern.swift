internal import Validation

/// The patterns of the rules of the catalog whose texts are a regular language, as the standards that the rules name define them.
enum StrategyPattern {
  /// Returns a pattern of PCRE2 that matches exactly what a strategy accepts; `nil` if there is none.
  static func of(_ strategy: any InputFieldValidationStrategy) -> String? {
    switch strategy {
    case is EmptyStrategy: ""
    case is ASCIIStrategy: #"[\x00-\x7F]*"#
    case let characters as CharacterStrategy: of(characters.restriction)
    case let alphabet as AlphabetStrategy where alphabet.repertoire == .ascii: of(alphabet.alphabet)
    case let digits as DigitsStrategy: "[0-9]" + count(digits.minimum...digits.maximum)
    case is SlugStrategy: "[a-z0-9]+(?:-[a-z0-9]+)*"
    case let name as IdentifierStrategy where name.repertoire == .ascii: "[A-Za-z_][A-Za-z0-9_]*"
    case is TrimmedStrategy: "(?:[^\(blanks)](?:(?s:.*)[^\(blanks)])?)?"
    case let words as WordsStrategy: of(words)
    case is PortStrategy: port
    case let number as NumberStrategy: of(number.grammar)
    case is YearStrategy: "[0-9]{4}"
    case let month as MonthStrategy where month.format == .rfc3339: "[0-9]{4}-(?:0[1-9]|1[0-2])"
    case let date as DateStrategy where date.format == .rfc3339 && date.bounds.isEmpty: Self.date
    case is DurationStrategy: duration
    case let time as TimeStrategy where time.format == .html: htmlTime
    case is LocalDateTimeStrategy: "\(htmlDate)[T ]\(htmlTime)"
    case is IPv4Strategy: ipv4
    case is IPv6Strategy: ipv6
    case is IPStrategy: "\(ipv4)|\(ipv6)"
    case let address as MACAddressStrategy: of(address.length)
    case let uuid as UUIDStrategy: of(uuid)
    case is ULIDStrategy: "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"
    case is SemVerStrategy: version
    case let uri as URIStrategy: URIPattern(uri.variant).text
    case is E164Strategy: telephone
    case let pointer as JSONPointerStrategy: pointer.variant == .absolute ? Self.pointer : relativePointer
    case let encoding as BaseEncodingStrategy: of(encoding.encoding)
    case is Base58Strategy: "[1-9A-HJ-NP-Za-km-z]*"
    case let digest as DigestStrategy: "\(hex){\(digest.algorithm.digits)}"
    case let color as HexColorStrategy:
      color.notation == .css ? "#(?:\(hex){3,4}|\(hex){6}|\(hex){8})" : "#\(hex){6}"
    default: nil
    }
  }

  private static let hex = "[0-9A-Fa-f]"
  /// Unicode, `White_Space`, in a class.
  private static let blanks =
    #"\x09-\x0D \x85\xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}"#

  private static func of(_ restriction: CharacterStrategy.Restriction) -> String? {
    switch restriction {
    case .noControl: #"[^\x00-\x1F\x7F-\x9F]*"#
    case .noControlButInLines: #"[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]*"#
    case .noBidi: #"[^\x{202A}-\x{202E}\x{2066}-\x{2069}]*"#
    case .singleLine: #"[^\x0A-\x0D\x85\x{2028}\x{2029}]*"#
    case .printable: nil
    }
  }

  private static func of(_ alphabet: AlphabetStrategy.Alphabet) -> String {
    switch alphabet {
    case .letters: "[A-Za-z]+"
    case .lettersAndDigits: "[A-Za-z0-9]+"
    case .digits: "[0-9]+"
    }
  }

  private static func of(_ words: WordsStrategy) -> String {
    let word = "[^\(blanks)]+"
    guard words.maximum > 0 else { return "[\(blanks)]*" }
    let most = words.maximum == .max ? .max : words.maximum - 1
    let further = "(?:[\(blanks)]+\(word))" + count(max(0, words.minimum - 1)...most)
    let some = "[\(blanks)]*\(word)\(further)[\(blanks)]*"
    return words.minimum > 0 ? some : "\(some)|[\(blanks)]*"
  }

  private static func of(_ grammar: NumberGrammar) -> String? {
    let decimal = #"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"#
    return switch grammar {
    case .decimal: decimal
    case .tableSchema: "\(decimal)|[Nn][Aa][Nn]|-?[Ii][Nn][Ff]"
    case .html: nil
    }
  }

  private static func of(_ length: MACAddressStrategy.Length?) -> String {
    let lengths = length.map { [$0] } ?? MACAddressStrategy.Length.allCases
    return lengths.map { length in
      let pairs = length == .eui48 ? 5 : 7
      return "(?:\(hex){2}-){\(pairs)}\(hex){2}|(?:\(hex){2}:){\(pairs)}\(hex){2}|"
        + "(?:\(hex){4}\\.){\(pairs / 2)}\(hex){4}"
    }.joined(separator: "|")
  }

  private static func of(_ uuid: UUIDStrategy) -> String {
    let middle =
      uuid.version.map { "\(hex){4}-\($0)\(hex){3}-[89ABab]\(hex){3}" } ?? "\(hex){4}-\(hex){4}-\(hex){4}"
    return "\(hex){8}-\(middle)-\(hex){12}"
  }

  /// RFC 4648: whole groups, and a last one whose unused bits are zero.
  private static func of(_ encoding: BaseEncoding) -> String {
    switch encoding {
    case .hex: "(?:\(hex){2})*"
    case .base64: base64(digit: "[A-Za-z0-9+/]", padding: "={2}", "=")
    case .base64url: base64(digit: "[A-Za-z0-9_-]", padding: "(?:={2})?", "=?")
    case .base32:
      "(?:[A-Z2-7]{8})*(?:[A-Z2-7][AEIMQUY4]={6}|[A-Z2-7]{3}[AQ]={4}|[A-Z2-7]{4}[ACEGIKMOQSUWY246]={3}|[A-Z2-7]{6}[AIQY]=)?"
    }
  }

  private static func base64(digit: String, padding two: String, _ one: String) -> String {
    "(?:\(digit){4})*(?:\(digit)[AQgw]\(two)|\(digit){2}[AEIMQUYcgkosw048]\(one))?"
  }

  private static func count(_ bounds: ClosedRange<Int>) -> String {
    bounds.upperBound == .max ? "{\(bounds.lowerBound),}" : "{\(bounds.lowerBound),\(bounds.upperBound)}"
  }
}

extension StrategyPattern {
  /// RFC 3339, section 5.6, with the days that each month has.
  static let date =
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

  /// RFC 3339, appendix A: units follow each other without gaps.
  fileprivate static let duration: String = {
    let days = "(?:[0-9]+[Yy](?:[0-9]+[Mm](?:[0-9]+[Dd])?)?|[0-9]+[Mm](?:[0-9]+[Dd])?|[0-9]+[Dd])"
    let times = "[Tt](?:[0-9]+[Hh](?:[0-9]+[Mm](?:[0-9]+[Ss])?)?|[0-9]+[Mm](?:[0-9]+[Ss])?|[0-9]+[Ss])"
    return "[Pp](?:[0-9]+[Ww]|\(days)(?:\(times))?|\(times))"
  }()

  /// WHATWG HTML, section 2.3.5.4.
  fileprivate static let htmlTime =
    #"(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,3})?)?"#

  /// WHATWG HTML, section 2.3.5.2: years of four digits or more, from 1 on.
  fileprivate static let htmlDate =
    "(?!0+-)(?:[0-9]{4,}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|[0-9]*(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

  /// ITU-T E.164: 7 to 15 digits that begin with a calling code.
  fileprivate static let telephone: String = {
    let codes = E164Strategy.callingCodes.map(String.init)
    let numbers = (1...3).map { length in
      let code = codes.filter { $0.utf8.count == length }.joined(separator: "|")
      return "(?:\(code))[0-9]{\(7 - length),\(15 - length)}"
    }
    return "\\+(?:\(numbers.joined(separator: "|")))"
  }()

  /// The numbers from 0 to 65535.
  fileprivate static let port =
    "[0-9]|[1-9][0-9]{1,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"

  fileprivate static let ipv4: String = {
    let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    return "\(octet)(?:\\.\(octet)){3}"
  }()

  /// RFC 3986, section 3.2.2, `IPv6address`.
  static let ipv6: String = {
    let group = "[0-9A-Fa-f]{1,4}"
    let last = "(?:\(group):\(group)|\(ipv4))"
    let forms =
      ["(?:\(group):){6}\(last)", "::(?:\(group):){5}\(last)"]
      + (0...4).map { "(?:(?:\(group):){0,\($0)}\(group))?::(?:\(group):){\(4 - $0)}\(last)" }
      + ["(?:(?:\(group):){0,5}\(group))?::\(group)", "(?:(?:\(group):){0,6}\(group))?::"]
    return forms.joined(separator: "|")
  }()

  /// Semantic Versioning 2.0.0.
  fileprivate static let version: String = {
    let number = "(?:0|[1-9][0-9]*)"
    let before = "(?:\(number)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
    return
      "\(number)\\.\(number)\\.\(number)(?:-\(before)(?:\\.\(before))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?"
  }()

  /// RFC 6901.
  fileprivate static let pointer = "(?:/(?:[^/~]|~[01])*)*"
  /// draft-bhutton-relative-json-pointer-00.
  fileprivate static let relativePointer = "(?:0|[1-9][0-9]*)(?:[+-][1-9][0-9]*)?(?:#|\(pointer))"
}
