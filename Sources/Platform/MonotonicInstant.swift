/// A point of time on the clock of the system that only moves forward.
///
/// `ContinuousClock` is in the library of concurrency, which a program without tasks would link for it alone, with libdispatch.
package struct MonotonicInstant: Sendable, Comparable {
  private let nanoseconds: Int64

  /// The current point.
  package static var now: MonotonicInstant {
    var time = timespec()
    // SAFETY: the call writes to the structure; the clock exists on every system that is named in this module.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The time from the second point to the first.
  package static func - (later: MonotonicInstant, earlier: MonotonicInstant) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }

  package static func < (earlier: MonotonicInstant, later: MonotonicInstant) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }
}
