internal import Glibc

/// Runs the same work on several threads and waits for all of them, or for the first that gives up.
enum Threads {
  /// The number of threads that can run at once: the processors that are online.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs the work once on each of so many threads, on the calling thread where one is enough.
  ///
  /// - Parameter work: Returns `false` where the other threads are not to be waited for: one may be waiting for input that
  ///   never comes.
  static func run(count: Int, _ work: @escaping @Sendable () -> Bool) {
    guard count > 1 else {
      _ = work()
      return
    }
    let latch = Latch(count: count)
    for _ in 0..<count where !start(Share(work: work, latch: latch)) {
      // No thread is available: the calling thread does this share.
      _ = work()
      latch.countDown()
    }
    latch.wait()
  }

  /// Runs the work on a thread of its own, and does not wait for it; returns `false` where no thread is available, and the
  /// work is not done.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let share = Share(
      work: {
        work()
        return true
      }, latch: Latch(count: 1))
    return start(share)
  }

  /// Starts a thread for a share of the work; returns `false` where none is available.
  private static func start(_ share: Share) -> Bool {
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passRetained(share).toOpaque()
    // SAFETY: the thread releases the retained share; where no thread is started, it is released here.
    guard unsafe pthread_create(&thread, nil, body, argument) == 0 else {
      unsafe Unmanaged<Share>.fromOpaque(argument).release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    argument in
    // SAFETY: the argument is the share that `start` retained for this thread.
    let share = unsafe Unmanaged<Share>.fromOpaque(argument.unsafelyUnwrapped).takeRetainedValue()
    if share.work() { share.latch.countDown() } else { share.latch.open() }
    return nil
  }

  /// One thread's share of the work.
  private final class Share: Sendable {
    let work: @Sendable () -> Bool
    let latch: Latch

    init(work: @escaping @Sendable () -> Bool, latch: Latch) {
      self.work = work
      self.latch = latch
    }
  }
}
