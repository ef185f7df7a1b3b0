internal import Platform

/// The time of the clock in UTC, as reports show when a run began.
package enum UTCTime {
  /// The current time as `YYYY-MM-DDThh:mm:ss`.
  package static var now: String {
    var now = time(nil)
    var parts = unsafe tm()
    // SAFETY: gmtime_r reads the time and writes the parts; their pointer to the name of the zone is not read.
    unsafe gmtime_r(&now, &parts)
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = unsafe "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return unsafe "\(day)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
  }
}
