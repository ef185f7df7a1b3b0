import Glibc

/// A thread beside the test, for the other end of a pipe.
///
/// A task would not do: a test that waits for the other end may hold the last thread that tasks have.
@safe
final class BackgroundThread<Value: Sendable>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: `value` is written by the thread alone, and read after it was waited for.
  private var value: Value?
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Value) {
    let box = Box { [unowned self] in self.value = body() }
    let argument = unsafe Unmanaged.passRetained(box).toOpaque()
    let started = unsafe pthread_create(&thread, nil, Box.start, argument) == 0
    precondition(started, "no thread can be had")
  }

  /// Waits for the thread and gives what it came to; to be called once, while the object is there.
  func join() -> Value {
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
    // SAFETY: the argument is the box that was retained for this thread.
    unsafe Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
    return nil
  }
}
