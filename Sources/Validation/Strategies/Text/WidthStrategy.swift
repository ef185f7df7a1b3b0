internal import Bytes
internal import ValidationData

/// A strategy that accepts text whose characters all have one width in East Asian typography: full (全角) or half (半角).
///
/// UAX #11, East Asian Width: characters of full width are F, W and A; of half width H, Na, N and A. Ambiguous ones (A) have the width of
/// the text around them. Marks and format characters have no width of their own, and a character with U+FE0F after it, which shows it as an
/// emoji, is of full width. A space is narrow; U+3000 is the space of full width.
///
/// ```swift
/// WidthStrategy(.full).verdict(on: "カナ１２３")               // .valid
/// WidthStrategy(.full).failure(of: "カナ123")?.code            // "width.half"
/// WidthStrategy(.half).verdict(on: "ｶﾅ123")                    // .valid
/// ```
///
/// O(n log m) with the m ranges of the table, no allocation. Codes: `width.half`, `width.full` (`position`, `character`),
/// `text.invalid-utf8`.
public struct WidthStrategy: ByteValidationStrategy, Hashable {
  /// A width of characters; the raw value is its name in rules.
  public enum Width: String, Sendable, CaseIterable {
    /// A character as wide as it is high.
    case full
    /// A character half as wide.
    case half
  }

  /// The width of all characters.
  public let width: Width

  /// Creates a strategy that accepts text of one width.
  public init(_ width: Width) { self.width = width }

  public var ruleName: String { "width" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard let scalar else { throw .invalidUTF8 }
      let isFull = EastAsianWidths.isFull(scalar.value) || isEmojiSelector(in: value, at: index + count)
      switch width {
      case _ where hasNoWidth(scalar): break
      case .full where !isFull && !EastAsianWidths.isAmbiguous(scalar.value):
        throw .init("width.half", .character(index, in: value))
      case .half where isFull: throw .init("width.full", .character(index, in: value))
      case .full, .half: break
      }
      index += count
    }
  }

  private func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether U+FE0F is at an offset.
  private func isEmojiSelector(in value: Span<UInt8>, at index: Int) -> Bool {
    value.starts(with: "\u{FE0F}", at: index)
  }
}

extension InputFieldValidationStrategy where Self == WidthStrategy {
  /// Text whose characters all have one width.
  public static func width(_ width: WidthStrategy.Width) -> WidthStrategy { WidthStrategy(width) }
}

extension CatalogEntry {
  static let width = CatalogEntry(
    name: "width", group: .text,
    summary: "Text in characters of full width, or of half width, as in East Asian typography (UAX #11).",
    argument: .required("WIDTH", "full or half"),
    swift: ".width(.full)",
    messages: [
      "width.half":
        "must be in characters of full width: character {position}, '{character}', is half as wide",
      "width.full":
        "must be in characters of half width: character {position}, '{character}', is of full width",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["full-width", "half-width", "zenkaku", "hankaku"],
    examples: [
      .init(argument: "full", valid: "カナ１２３", "漢字　かな"),
      .init(argument: "full", invalid: ("カナ123", "width.half"), ("ｶﾅ", "width.half")),
      .init(argument: "half", valid: "ｶﾅ123", "abc"),
      .init(argument: "half", invalid: ("１２３", "width.full")),
    ]
  ) { argument throws(RuleError) in
    .content(WidthStrategy(try WidthStrategy.Width(argument: argument ?? "", of: "width")))
  }
}
