/// A count that threads take down to zero, for one that waits for all of them.
struct Latch: Sendable {
  private let remaining: Locked<Int>

  init(count: Int) {
    remaining = Locked(count)
  }

  /// Takes the count down by one.
  func countDown() {
    remaining.update { $0 -= 1 }
  }

  /// Opens the latch, whatever the count is.
  func open() {
    remaining.update { $0 = 0 }
  }

  /// Waits until the count is zero or less.
  func wait() {
    remaining.wait { $0 <= 0 ? () : nil }
  }
}
