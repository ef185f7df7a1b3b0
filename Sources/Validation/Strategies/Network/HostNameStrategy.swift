internal import Bytes

/// A strategy that accepts the name of a host: labels of 1–63 letters, digits and inner hyphens, separated by
/// dots, at most 253 bytes. An international name may also have U-labels.
///
/// RFC 1123, section 2.1, and RFC 1034, section 3.5; lengths by RFC 1035, section 2.3.4. A label that begins
/// with `xn--` must be an A-label of IDNA2008 (RFC 5890, section 2.3.2.1); without the package trait
/// `InternationalNames` it is only checked to be Punycode. A dot at the end is rejected. The last label may not
/// consist of digits alone, which distinguishes a name from an IPv4 address (RFC 1123, section 2.1). No name is
/// looked up.
///
/// U-labels of international names must meet the contextual rules of RFC 5892, appendix A, and all labels
/// together the Bidi rule of RFC 5893, section 2. In such names U+3002, U+FF0E and U+FF61 are dots too (RFC
/// 3490, section 3.1); no other character is mapped, so that capital letters in a U-label are rejected.
/// Hyphens as the third and fourth characters of other labels are reserved (RFC 5890, section 2.3.1).
///
/// ```swift
/// HostNameStrategy().verdict(on: "www.example.com")          // .valid
/// HostNameStrategy(.international).verdict(on: "münchen.de") // .valid
/// HostNameStrategy().failure(of: "host_name")?.code          // "hostname.character"
/// ```
///
/// Codes: `hostname.too-long` (`maximum`, in bytes of ASCII), `hostname.character` (`position`, `character`),
/// `hostname.label-empty`, `hostname.label-hyphen`, `hostname.label-numeric` (`position`), `hostname.label-too-long` (`maximum`, `position`), and
/// for labels that IDNA2008 rejects, with the `position` at which they begin: `hostname.label-punycode`,
/// `hostname.label-not-normalized`, `hostname.label-leading-mark`, `hostname.label-disallowed`,
/// `hostname.label-unassigned`, `hostname.label-context`, `hostname.label-hyphens`, `hostname.label-direction`.
public struct HostNameStrategy: ByteValidationStrategy, Hashable {
  /// The characters of a name.
  public enum Variant: Sendable, CaseIterable {
    /// ASCII only.
    case ascii
    #if InternationalNames
    /// U-labels too; compiled with the package trait `InternationalNames`.
    case international
    #else
    @available(*, unavailable, message: "the variant needs the package trait InternationalNames")
    public static var international: Variant { fatalError() }
    #endif
  }

  /// The characters of the names.
  public let variant: Variant

  /// Creates a strategy that accepts names in the given characters.
  public init(_ variant: Variant = .ascii) {
    self.variant = variant
  }

  public var ruleName: String {
    #if InternationalNames
    if variant == .international { return "idn-hostname" }
    #endif
    return "hostname"
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(DomainFault) {
      switch variant {
      case .ascii: try DomainLabels.check(value)
      #if InternationalNames
      case .international: try InternationalDomain.check(value, as: .host)
      #endif
      }
    } catch {
      throw error.failure(of: value)
    }
    if let start = DomainLabels.numericEnd(of: value) {
      throw ValidationFailure("hostname.label-numeric", .position(start, in: value))
    }
  }
}

extension DomainLabels {
  /// Checks a name in ASCII, in which every label that begins with `xn--` must be an A-label.
  @discardableResult
  static func check(_ value: Span<UInt8>) throws(DomainFault) -> DomainLabels {
    guard value.count > 0 else { throw .labelEmpty(at: 0) }
    guard value.count <= longestName else { throw .tooLong(value.count) }
    let labels = try read(value)
    #if InternationalNames
    if labels.hasALabel { try InternationalDomain.check(value, as: .ascii) }
    #else
    if labels.hasALabel { try checkPunycode(value) }
    #endif
    return labels
  }

  #if !InternationalNames
  /// Throws a fault if a label begins with `xn--` and its rest is not Punycode of a character beyond ASCII.
  private static func checkPunycode(_ value: Span<UInt8>) throws(DomainFault) {
    var start = 0
    while start < value.count {
      let end = value.firstIndex(of: UInt8(ascii: "."), from: start) ?? value.count
      if value.isALabel(at: start) {
        let code = (start + 4..<end).map { UInt32(value[$0].lowercased) }
        guard let decoded = Punycode.decoded(code[...]), decoded.contains(where: { $0 >= 0x80 }) else {
          throw .international(.punycode, at: start)
        }
      }
      start = end + 1
    }
  }
  #endif
}

extension InputFieldValidationStrategy where Self == HostNameStrategy {
  /// The name of a host, in ASCII.
  public static var hostName: HostNameStrategy { HostNameStrategy() }

  /// The name of a host, in the given characters.
  public static func hostName(_ variant: HostNameStrategy.Variant) -> HostNameStrategy {
    HostNameStrategy(variant)
  }
}

extension CatalogEntry {
  static let hostName = CatalogEntry(
    name: "hostname", group: .network,
    summary:
      "The name of a host in ASCII: letters, digits, inner hyphens, dots; xn-- labels must be A-labels.",
    swift: ".hostName",
    messages: [
      "hostname.too-long": "must be a host name: it has more than {maximum} characters in ASCII",
      "hostname.character": "must be a host name: character {position}, '{character}', is not allowed there",
      "hostname.label-empty": "must be a host name: a part is missing at character {position}",
      "hostname.label-empty/end": "must be a host name: it must not end with a dot",
      "hostname.label-hyphen":
        "must be a host name: a part begins or ends with the hyphen at character {position}",
      "hostname.label-numeric":
        "must be a host name: its last part, at character {position}, is a number, as in an IP address",
      "hostname.label-too-long":
        "must be a host name: the part at character {position} has more than {maximum} characters in ASCII",
      "hostname.label-punycode":
        "must be a host name: the part at character {position} begins with xn-- and is not Punycode",
      "hostname.label-not-normalized":
        "must be a host name: the part at character {position} is not in Unicode normal form C",
      "hostname.label-leading-mark":
        "must be a host name: the part at character {position} begins with a combining mark",
      "hostname.label-disallowed":
        "must be a host name: the part at character {position} has a character that no host name may have",
      "hostname.label-disallowed/a-label":
        "must be a host name: the part at character {position} stands for a character that no host name may have",
      "hostname.label-disallowed/capital":
        "must be a host name: the part at character {position} has a capital, which must be in lower case",
      "hostname.label-unassigned":
        "must be a host name: the part at character {position} has a character that is not assigned",
      "hostname.label-context":
        "must be a host name: the part at character {position} has a character that is not allowed next to the others",
      "hostname.label-hyphens":
        "must be a host name: the part at character {position} has hyphens as its third and fourth characters",
      "hostname.label-direction":
        "must be a host name: the part at character {position} violates the rules for names written from right to left",
    ],
    strategy: HostNameStrategy(),
    synonyms: ["host"],
    lesserSynonyms: ["fqdn"],
    examples: [
      .init(valid: "www.example.com", "localhost", "3com.example", "ab--cd", "XN--MNCHEN-3YA.de"),
      .init(
        invalid: ("host_name", "hostname.character"), ("a..b", "hostname.label-empty"),
        ("example.com.", "hostname.label-empty"), ("-a.com", "hostname.label-hyphen"),
        ("192.168.0.1", "hostname.label-numeric"),
        (String(repeating: "a", count: 64), "hostname.label-too-long"),
        (String(repeating: "a.", count: 127) + "a", "hostname.too-long"),
        ("xn--a-", "hostname.label-hyphen"), ("xn--X", "hostname.label-punycode"),
        ("münchen.de", "hostname.character")),
    ])

  static let internationalHostName = CatalogEntry(
    name: "idn-hostname", group: .network,
    summary: "The name of a host in any script: labels of ASCII or of IDNA2008 with dots between.",
    swift: ".hostName(.international)",
    messages: hostName.messages,
    examples: [
      .init(valid: "münchen.de", "xn--mnchen-3ya.de", "实例。中国", "l·l.example", "www.example.com"),
      .init(
        invalid: ("München.de", "hostname.label-disallowed"), ("a·b.example", "hostname.label-context"),
        ("ab--cd", "hostname.label-hyphens"), ("mu\u{308}nchen.de", "hostname.label-not-normalized"),
        ("\u{301}a.de", "hostname.label-leading-mark"), ("a\u{378}.de", "hostname.label-unassigned"),
        ("0a.\u{5D0}", "hostname.label-direction"), ("\u{5D0}0\u{660}", "hostname.label-direction"),
        (String(repeating: "ü", count: 63), "hostname.label-too-long"), ("。", "hostname.label-empty"),
        ("münchen.123", "hostname.label-numeric")),
    ]
  ) { _ throws(RuleError) in
    #if InternationalNames
    return .content(HostNameStrategy(.international))
    #else
    throw .traitRequired("rule 'idn-hostname'")
    #endif
  }
}
