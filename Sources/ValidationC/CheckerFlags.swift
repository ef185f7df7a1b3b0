internal import CArrow

/// The flags of a checker: `val_flags`.
struct CheckerFlags: OptionSet {
  let rawValue: Int32

  static let countOnly = CheckerFlags(rawValue: Int32(VAL_COUNT_ONLY.rawValue))
  static let all = CheckerFlags(rawValue: Int32(VAL_ALL.rawValue))
  static let keys = CheckerFlags(rawValue: Int32(VAL_KEYS.rawValue))
  static let skipKeys = CheckerFlags(rawValue: Int32(VAL_SKIP_KEYS.rawValue))
  static let whole = CheckerFlags(rawValue: Int32(VAL_WHOLE.rawValue))
  static let texts = CheckerFlags(rawValue: Int32(VAL_TEXTS.rawValue))
  static let report = CheckerFlags(rawValue: Int32(VAL_REPORT.rawValue))
  static let invalid = CheckerFlags(rawValue: Int32(VAL_INVALID.rawValue))
  static let known: CheckerFlags = [.countOnly, .all, .keys, .skipKeys, .whole, .texts, .report, .invalid]

  /// Whether findings are counted, or kept for a report, and not returned.
  var countsOnly: Bool { contains(.countOnly) || contains(.report) }
}
