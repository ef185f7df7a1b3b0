internal import Synchronization

/// Values by keys, made once each: up to a number of them, so that keys of requests do not fill the memory.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the value that is stored for a key, or `nil`.
  func load(_ key: Key) -> Value? { values.withLock { $0[key] } }

  /// Returns the value of a key, which the closure makes if there is none.
  ///
  /// Of two threads that make it at the same time, both use the value that is stored first.
  func value(for key: Key, making make: () -> Value) -> Value {
    if let value = load(key) { return value }
    let value = make()
    return values.withLock { values in
      if let first = values[key] { return first }
      if values.count < capacity { values[key] = value }
      return value
    }
  }
}
