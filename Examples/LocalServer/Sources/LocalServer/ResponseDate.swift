internal import CSockets
internal import Glibc

/// The value of `Date`, made once a second: RFC 9110, section 5.6.7.
struct ResponseDate {
  private var seconds = 0
  private var text = ""

  mutating func now() -> String {
    var now = timespec()
    // SAFETY: the variable is valid during the call.
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    guard now.tv_sec != seconds else { return text }
    seconds = now.tv_sec
    let time = utc_time(seconds)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    text =
      "\(days[Int(time.weekday)]), \(two(time.day)) \(months[Int(time.month)]) \(time.year) "
      + "\(two(time.hour)):\(two(time.minute)):\(two(time.second)) GMT"
    return text
  }
}
