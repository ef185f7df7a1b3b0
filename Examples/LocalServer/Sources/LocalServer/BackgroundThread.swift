internal import Glibc

/// A thread that runs a function.
@safe struct BackgroundThread: Sendable {
  private let thread: pthread_t

  /// Starts the thread; returns `nil` if the system has none.
  init?(_ body: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Body(run: body))
    var thread = pthread_t()
    // SAFETY: the thread takes over the box, which is retained once, and releases it.
    let status = unsafe pthread_create(&thread, nil, run, box.toOpaque())
    guard status == 0 else {
      unsafe box.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the function has returned. Called once.
  func join() {
    pthread_join(thread, nil)
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let box = unsafe box else { return nil }
  // SAFETY: the box was retained for this thread.
  unsafe Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
  return nil
}
