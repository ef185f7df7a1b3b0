internal import Glibc

/// The time since the system started.
enum Clock {
  static var seconds: Int {
    var time = timespec()
    // SAFETY: the variable is valid during the call.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
