/// A standard for the notation of days and times of day.
public enum TimeFormat: String, Sendable, CaseIterable {
  /// RFC 3339, section 5.6: years have four digits, and a time has seconds and an offset from UTC.
  case rfc3339

  /// WHATWG HTML, section 2.3.5: years have four digits or more and begin with year 1; a time has no offset, and its
  /// seconds are optional.
  case html
}
