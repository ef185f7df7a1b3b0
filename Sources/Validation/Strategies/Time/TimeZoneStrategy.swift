internal import Bytes

/// The value is the name of a time zone of the IANA Time Zone Database: a zone or a link, in the spelling of the
/// database.
///
/// RFC 6557 (the database), its names as the package in the header of the table lists them. Case counts, though no
/// two names differ in nothing else: most systems look a zone up as a file of that name. Links (`Europe/Kiev`) are
/// accepted as what data of any age holds, and `Factory`, the database's own name for a clock that nobody has set, as
/// one of its names; no offsets (`+01:00`), and of abbreviations only those that are names (`UTC`, `EST`).
///
/// ```swift
/// TimeZoneStrategy().verdict(on: "Europe/Berlin")         // .valid
/// TimeZoneStrategy().failure(of: "europe/berlin")?.code   // "timezone.unknown"
/// ```
///
/// Code: `timezone.unknown`.
public struct TimeZoneStrategy: ByteValidationStrategy, Hashable {
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard TimeZones.names.contains(value) else { throw ValidationFailure("timezone.unknown") }
  }
}

extension InputFieldValidationStrategy where Self == TimeZoneStrategy {
  /// A name of a time zone: `Europe/Berlin`.
  public static var timeZone: TimeZoneStrategy { TimeZoneStrategy() }
}

extension CatalogEntry {
  static let timeZone = CatalogEntry(
    name: "timezone", group: .time,
    summary: "A name of a time zone in the IANA database, such as Europe/Berlin.",
    swift: ".timeZone", codes: ["timezone.unknown"], strategy: TimeZoneStrategy(),
    examples: [
      .init(valid: "Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Asia/Calcutta", "Etc/GMT+12"),
      .init(
        invalid: ("europe/berlin", "timezone.unknown"), ("Europe", "timezone.unknown"),
        ("CEST", "timezone.unknown"), ("+01:00", "timezone.unknown"),
        ("Europe/Berlin ", "timezone.unknown")),
    ])
}
