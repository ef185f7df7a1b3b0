/// The way in which a text that is wider than its limit is shortened or wrapped, under the names of UIKit.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines end between words; a word that is wider than the limit is broken.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// One line, cut off at the limit.
  case byClipping
  /// One line, which begins with an ellipsis.
  case byTruncatingHead
  /// One line, which ends with an ellipsis.
  case byTruncatingTail
  /// One line, with an ellipsis in its middle.
  case byTruncatingMiddle

  /// Whether the text can have several lines.
  public var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
