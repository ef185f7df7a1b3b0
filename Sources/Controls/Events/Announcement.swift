/// A text for a live region. The region must exist before its first text.
public struct Announcement: Hashable, Sendable {
  /// The urgency with which assistive technology reads the text (WCAG 2.2, 4.1.3).
  public enum Urgency: String, Hashable, Sendable, CaseIterable {
    /// After the text that is being read: for a start, progress and an end.
    case polite
    /// At once: only for a failure.
    case assertive
  }

  /// The text.
  public let text: String

  /// The urgency.
  public let urgency: Urgency

  /// Creates an announcement.
  public init(_ text: String, urgency: Urgency = .polite) {
    self.text = text
    self.urgency = urgency
  }
}
