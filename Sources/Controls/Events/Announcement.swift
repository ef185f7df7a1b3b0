/// A text for a live region, which exists before its first message.
public struct Announcement: Hashable, Sendable {
  /// How urgently the text is read (WCAG 2.2, 4.1.3).
  public enum Urgency: String, Hashable, Sendable, CaseIterable {
    /// After what is being read: a start, progress, an end.
    case polite
    /// At once: a failure, and nothing else.
    case assertive
  }

  /// The text.
  public let text: String

  /// How urgently it is read.
  public let urgency: Urgency

  /// Creates an announcement.
  public init(_ text: String, urgency: Urgency = .polite) {
    self.text = text
    self.urgency = urgency
  }
}
