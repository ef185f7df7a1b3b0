/// A count that threads decrement to zero, so that another thread can wait for all of them.
struct Latch: Sendable {
  private let remaining: Locked<Int>

  init(count: Int) {
    remaining = Locked(count)
  }

  /// Decrements the count.
  func countDown() {
    remaining.update { $0 -= 1 }
  }

  /// Sets the count to zero, so that no thread waits any longer.
  func open() {
    remaining.update { $0 = 0 }
  }

  /// Waits until the count is zero or less.
  func wait() {
    remaining.wait { $0 <= 0 ? () : nil }
  }
}
