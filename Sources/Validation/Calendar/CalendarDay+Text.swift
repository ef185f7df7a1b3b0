internal import Bytes

extension CalendarDay {
  /// Creates the day of a text `YYYY-MM-DD` (RFC 3339, `full-date`); returns `nil` for any other text, and if there is no such day.
  ///
  /// ```swift
  /// CalendarDay("2024-02-29")?.month  // 2
  /// CalendarDay("2023-02-29")         // nil
  /// ```
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(parsing: bytes.span)
  }
}

/// A day is encoded as its ``CalendarDay/description``.
extension CalendarDay: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a day as 2024-02-29")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
