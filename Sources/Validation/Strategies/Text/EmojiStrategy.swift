internal import Bytes

/// A strategy that accepts emoji only, or that rejects them.
///
/// UTS #51, section 1.4: a flag of two regional indicators, or a character that is shown as an emoji by itself, by U+FE0F after it, as a
/// keycap or by a modifier of the skin, with tags, and such characters joined by U+200D. Digits, `#`, `*`, `©` and other characters that
/// are shown as text by default are emoji only with U+FE0F. Whether a sequence has a glyph of its own is not checked.
///
/// ```swift
/// EmojiStrategy(.only).verdict(on: "👍🏽👩‍👩‍👧")                // .valid
/// EmojiStrategy(.none).failure(of: "Ann 👍")?.code         // "no-emoji.emoji"
/// EmojiStrategy(.none).verdict(on: "© 2026, 10 %")         // .valid
/// ```
///
/// O(n), no allocation. Codes: `emoji.empty`, `emoji.character` (`position`, `character`), `no-emoji.emoji` (`position`, `character`),
/// `text.invalid-utf8`.
public struct EmojiStrategy: ByteValidationStrategy, Hashable {
  /// What a value has; the raw value is the name of the rule.
  public enum Content: String, Sendable, CaseIterable {
    /// One or more emoji, and nothing else.
    case only = "emoji"
    /// No emoji.
    case none = "no-emoji"
  }

  /// What a value has.
  public let content: Content

  /// Creates a strategy that accepts emoji only, or that rejects them.
  public init(_ content: Content) { self.content = content }

  public var ruleName: String { content.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 || content == .none else { throw ValidationFailure("emoji.empty") }
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard scalar != nil else { throw .invalidUTF8 }
      let end = EmojiSequence.end(in: value, at: index)
      switch content {
      case .only where end == nil: throw .init("emoji.character", .character(index, in: value))
      case .none where end != nil: throw .init("no-emoji.emoji", .character(index, in: value))
      case .only, .none: index = end ?? index + count
      }
    }
  }
}

/// Finds emoji in bytes that may be ill-formed UTF-8.
private enum EmojiSequence {
  /// Returns the end of the emoji that begins at an offset, or `nil` if none does.
  static func end(in bytes: Span<UInt8>, at start: Int) -> Int? {
    guard var end = elementEnd(in: bytes, at: start) else { return nil }
    // A joiner that no emoji follows is no part of the sequence.
    while let joiner = scalar(in: bytes, at: end, where: { $0 == 0x200D }),
      let next = elementEnd(in: bytes, at: joiner) ?? textEnd(in: bytes, at: joiner)
    {
      end = next
    }
    return end
  }

  /// Returns the end of one element of a joined sequence: a flag, or an emoji with what belongs to it.
  private static func elementEnd(in bytes: Span<UInt8>, at start: Int) -> Int? {
    if let first = scalar(in: bytes, at: start, where: isRegionalIndicator) {
      return scalar(in: bytes, at: first, where: isRegionalIndicator)
    }
    guard let base = textEnd(in: bytes, at: start) else { return nil }
    if let selector = scalar(in: bytes, at: base, where: { $0 == 0xFE0F }) {
      return scalar(in: bytes, at: selector, where: { $0 == 0x20E3 }) ?? selector
    }
    // U+FE0E shows a character as text.
    guard scalar(in: bytes, at: base, where: { $0 == 0xFE0E }) == nil else { return nil }
    if let modified = scalar(in: bytes, at: base, where: { 0x1F3FB...0x1F3FF ~= $0 }) { return modified }
    let isShownAsEmoji =
      UTF8Sequence.scalar(in: bytes, at: start).scalar?.properties.isEmojiPresentation ?? false
    guard isShownAsEmoji else { return nil }
    return endOfTags(in: bytes, at: base) ?? base
  }

  /// Returns the end of one tag or more and U+E007F, which ends them.
  private static func endOfTags(in bytes: Span<UInt8>, at start: Int) -> Int? {
    var end = start
    while let tag = scalar(in: bytes, at: end, where: { 0xE0020...0xE007E ~= $0 }) { end = tag }
    return end > start ? scalar(in: bytes, at: end, where: { $0 == 0xE007F }) : nil
  }

  /// Returns the end of a character that can be shown as an emoji.
  private static func textEnd(in bytes: Span<UInt8>, at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let (scalar, count) = UTF8Sequence.scalar(in: bytes, at: start)
    return scalar?.properties.isEmoji == true ? start + count : nil
  }

  private static func isRegionalIndicator(_ value: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= value }

  /// Returns the end of the scalar at an offset if it satisfies a condition.
  private static func scalar(in bytes: Span<UInt8>, at start: Int, where condition: (UInt32) -> Bool) -> Int?
  {
    guard start < bytes.count else { return nil }
    let (scalar, count) = UTF8Sequence.scalar(in: bytes, at: start)
    return scalar.map { condition($0.value) } == true ? start + count : nil
  }
}

extension InputFieldValidationStrategy where Self == EmojiStrategy {
  /// Emoji only.
  public static var emoji: EmojiStrategy { EmojiStrategy(.only) }
  /// No emoji.
  public static var noEmoji: EmojiStrategy { EmojiStrategy(.none) }
}

extension CatalogEntry {
  static let emoji = CatalogEntry(
    name: "emoji", group: .text,
    summary: "Emoji only, one or more (UTS #51).",
    swift: ".emoji",
    messages: [
      "emoji.empty": "must be one or more emoji",
      "emoji.character": "must be emoji only: character {position}, '{character}', is none",
      "text.invalid-utf8": nil,
    ],
    strategy: EmojiStrategy(.only),
    examples: [
      .init(valid: "👍", "👍🏽👩‍👩‍👧", "🇩🇪", "☀️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
      .init(
        invalid: ("a", "emoji.character"), ("👍 👍", "emoji.character"),
        ("1", "emoji.character"),
        ("☀", "emoji.character"), ("🇩", "emoji.character")),
    ])

  static let noEmoji = CatalogEntry(
    name: "no-emoji", group: .text,
    summary: "No emoji (UTS #51).",
    swift: ".noEmoji",
    messages: [
      "no-emoji.emoji": "must not have emoji: character {position}, '{character}', is one",
      "text.invalid-utf8": nil,
    ],
    strategy: EmojiStrategy(.none),
    examples: [
      .init(valid: "Ann Lee", "© 2026", "10 % * #1", "日本語", "☀", ""),
      .init(
        invalid: ("Ann 👍", "no-emoji.emoji"), ("☀️", "no-emoji.emoji"), ("1️⃣", "no-emoji.emoji"),
        ("🇩🇪", "no-emoji.emoji")),
    ])
}
