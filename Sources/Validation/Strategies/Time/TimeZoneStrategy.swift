internal import Bytes
internal import ValidationData

/// A strategy that accepts the name of a time zone of the IANA Time Zone Database: a zone or a link, in the spelling of
/// the database.
///
/// RFC 6557 defines the database; its names are those of the package that the header of the table cites. Letter case is
/// significant, although no two names differ in case alone, because most systems look up a zone as a file of that name.
/// Links (`Europe/Kiev`) are accepted because older data contains them, and so is `Factory`, the database's name for a
/// clock that has not been set. Offsets (`+01:00`) are rejected, and so are abbreviations that are not names; `UTC` and
/// `EST` are names.
///
/// ```swift
/// TimeZoneStrategy().verdict(on: "Europe/Berlin")         // .valid
/// TimeZoneStrategy().failure(of: "europe/berlin")?.code   // "timezone.unknown"
/// ```
///
/// Code: `timezone.unknown`.
public struct TimeZoneStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard TimeZones.names.contains(value) else { throw ValidationFailure("timezone.unknown") }
  }
}

extension InputFieldValidationStrategy where Self == TimeZoneStrategy {
  /// The name of a time zone: `Europe/Berlin`.
  public static var timeZone: TimeZoneStrategy { TimeZoneStrategy() }
}

extension CatalogEntry {
  static let timeZone = CatalogEntry(
    name: "timezone", group: .time,
    summary: "A name of a time zone in the IANA database, such as Europe/Berlin.",
    swift: ".timeZone",
    messages: [
      "timezone.unknown": "must be a time zone of the IANA database, such as Europe/Berlin"
    ],
    strategy: TimeZoneStrategy(),
    synonyms: ["time-zone", "tz"],
    examples: [
      .init(valid: "Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Asia/Calcutta", "Etc/GMT+12"),
      .init(
        invalid: ("europe/berlin", "timezone.unknown"), ("Europe", "timezone.unknown"),
        ("CEST", "timezone.unknown"), ("+01:00", "timezone.unknown"),
        ("Europe/Berlin ", "timezone.unknown")),
    ])
}
