import Platform

/// A thread for the other end of a pipe.
///
/// A task is not suitable: a test that waits for the other end may block the last thread available to tasks.
@safe
package final class BackgroundThread<Value: Sendable>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: Only the thread writes `value`, and it is read only after the thread has been
  // joined.
  private var value: Value?
  private var thread = pthread_t()

  package init(_ body: @escaping @Sendable () -> Value) {
    let box = Box { [unowned self] in self.value = body() }
    let argument = unsafe Unmanaged.passRetained(box).toOpaque()
    let started = unsafe pthread_create(&thread, nil, Box.start, argument) == 0
    precondition(started, "cannot create a thread")
  }

  /// Waits for the thread and returns its result. Must be called exactly once during the lifetime of the object.
  package func join() -> Value {
    pthread_join(thread, nil)
    return value!
  }
}

private final class Box {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
    // SAFETY: The argument is the box that was retained for this thread.
    unsafe Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
    return nil
  }
}
