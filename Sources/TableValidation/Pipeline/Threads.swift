internal import Glibc

/// Runs the same work on several threads and waits for all of them, or for the first that gives up.
enum Threads {
  /// How many threads can run at once: the processors that are there.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// - Parameter work: Called once on each thread, on the calling one where it is the only one. It gives `false` where
  ///   the others are not to be waited for: one may be waiting for input that never comes.
  static func run(count: Int, _ work: @escaping @Sendable () -> Bool) {
    guard count > 1 else {
      _ = work()
      return
    }
    let latch = Latch(count: count, work: work)
    for _ in 0..<count where !start(latch) { latch.finish(isDone: true) }
    latch.wait()
  }

  /// Starts a thread of the team; where none can be had, the calling thread does its share.
  private static func start(_ latch: Latch) -> Bool {
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passRetained(latch).toOpaque()
    // SAFETY: the thread gets a retained latch and releases it; where no thread comes to be, it is released here.
    guard unsafe pthread_create(&thread, nil, body, argument) == 0 else {
      unsafe Unmanaged<Latch>.fromOpaque(argument).release()
      _ = latch.work()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    argument in
    // SAFETY: the argument is the latch that `start` retained for this thread.
    let latch = unsafe Unmanaged<Latch>.fromOpaque(argument.unsafelyUnwrapped).takeRetainedValue()
    latch.finish(isDone: latch.work())
    return nil
  }

  /// The threads that share a piece of work, and how many of them are still at it.
  private final class Latch: Sendable {
    let work: @Sendable () -> Bool
    private let running: Sequencer<Int>

    init(count: Int, work: @escaping @Sendable () -> Bool) {
      self.work = work
      running = Sequencer(count)
    }

    func finish(isDone: Bool) {
      if isDone { running.leave() } else { running.close() }
    }

    /// Waits until every thread has left, or one has closed the work.
    func wait() {
      _ = running.enter(running.state)
    }
  }
}
