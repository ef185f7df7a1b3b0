internal import Platform

/// Runs closures on several threads.
package enum Threads {
  /// The number of threads that can run in parallel: that of the processors online.
  package static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `work` once on each of `count` threads, or on the calling thread if `count` is 1, and waits for all of them.
  ///
  /// - Parameter work: Returns `false` if `run` must not wait for the other threads, one of which may be waiting for input
  ///   that never arrives.
  static func run(count: Int, _ work: @escaping @Sendable () -> Bool) {
    guard count > 1 else {
      _ = work()
      return
    }
    let latch = Latch(count: count)
    for _ in 0..<count where !start(Share(work: work, latch: latch)) {
      // No thread is available: the calling thread runs the closure.
      _ = work()
      latch.countDown()
    }
    latch.wait()
  }

  /// Returns the values of the numbers below a count, which several threads compute in pieces.
  ///
  /// - Parameter pieceSize: The number of values that a thread computes at a time.
  /// - Throws: The error of the lowest number that has one.
  package static func map<Value: Sendable>(
    count: Int, jobs: Int, pieceSize: Int = 64, _ value: @escaping @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    guard jobs > 1, count > pieceSize else { return try (0..<count).map(value) }
    let pieces = stride(from: 0, to: count, by: pieceSize).map { $0..<min($0 + pieceSize, count) }
    let state = Locked(
      (next: 0, values: [[Value]](repeating: [], count: pieces.count), error: (piece: Int, any Error)?.none))
    run(count: min(jobs, pieces.count)) {
      while true {
        let piece = state.withLock { state in
          // The pieces before one with an error have begun.
          defer { state.next += 1 }
          return state.error == nil && state.next < pieces.count ? state.next : nil
        }
        guard let piece else { return true }
        do {
          let values = try pieces[piece].map(value)
          state.withLock { $0.values[piece] = values }
        } catch {
          state.withLock { if piece < $0.error?.piece ?? .max { $0.error = (piece, error) } }
        }
      }
    }
    return try state.withLock { state in
      if let (_, error) = state.error { throw error }
      return state.values.flatMap(\.self)
    }
  }

  /// Runs `work` on a new thread without waiting for it; returns `false` if no thread is available, in which case it is not
  /// run.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let share = Share(
      work: {
        work()
        return true
      }, latch: Latch(count: 1))
    return start(share)
  }

  /// Starts a thread; returns `false` if none is available.
  private static func start(_ share: Share) -> Bool {
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passRetained(share).toOpaque()
    // SAFETY: the thread releases the retained share; if no thread is started, it is released here.
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

  /// The closure of one thread, and the latch to count down when it returns.
  private final class Share: Sendable {
    let work: @Sendable () -> Bool
    let latch: Latch

    init(work: @escaping @Sendable () -> Bool, latch: Latch) {
      self.work = work
      self.latch = latch
    }
  }
}
