internal import Glibc

/// Runs the same work on several threads, the calling one among them, and waits for all.
enum Threads {
  /// How many threads can run at once: the processors that are there.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// - Parameter work: Called once on each thread. It must catch its own errors.
  static func run(count: Int, _ work: @escaping @Sendable () -> Void) {
    let box = Box(work: work)
    var threads: [pthread_t] = []
    for _ in 1..<max(1, count) {
      var thread = pthread_t()
      let argument = unsafe Unmanaged.passRetained(box).toOpaque()
      // SAFETY: the thread gets a retained box and releases it; where no thread comes to be, it is released here.
      if unsafe pthread_create(&thread, nil, Self.body, argument) == 0 {
        threads.append(thread)
      } else {
        unsafe Unmanaged<Box>.fromOpaque(argument).release()
      }
    }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Box: Sendable {
    let work: @Sendable () -> Void
    init(work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    argument in
    // SAFETY: the argument is the box that `run` retained for this thread.
    let box = unsafe Unmanaged<Box>.fromOpaque(argument.unsafelyUnwrapped).takeRetainedValue()
    box.work()
    return nil
  }
}
