internal import Platform

/// A growing array of bytes, in memory that can be passed to C.
@safe
struct GrowingBuffer: ~Copyable {
  // SAFETY of the pointer: memory of `capacity` bytes from `realloc`, of which the first `count` are initialized. It is freed
  // by `deinit` or, after `take`, by the caller of that.
  private var start: UnsafeMutableRawPointer?
  private(set) var count = 0
  private var capacity = 0

  deinit {
    unsafe free(start)
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard unsafe !bytes.isEmpty, let source = bytes.baseAddress else { return }
    unsafe address(for: bytes.count).copyMemory(from: source, byteCount: bytes.count)
  }

  /// Appends a number of a fixed width in the byte order of the processor, as Arrow has it.
  @inline(__always)
  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    unsafe address(for: MemoryLayout<Number>.size).storeBytes(of: number, as: Number.self)
  }

  /// Sets a bit of the last byte, whose lowest bit is 0.
  mutating func setBit(_ bit: Int) {
    guard count > 0, let start = unsafe start else { return }
    let last = unsafe start.load(fromByteOffset: count - 1, as: UInt8.self)
    unsafe start.storeBytes(of: last | 1 << UInt8(bit), toByteOffset: count - 1, as: UInt8.self)
  }

  /// Returns the address for that many more bytes.
  @inline(__always)
  private mutating func address(for size: Int) -> UnsafeMutableRawPointer {
    if count + size > capacity { grow(to: count + size) }
    defer { count += size }
    return unsafe start.unsafelyUnwrapped + count
  }

  private mutating func grow(to size: Int) {
    capacity = max(size, capacity * 2, 1024)
    // SAFETY: `realloc` returns nil only if memory is exhausted, which ends the process, as in Swift's own allocation.
    unsafe start = realloc(start, capacity)!
  }

  /// Returns the memory, never `nil`, which the caller frees; the buffer is empty afterwards.
  mutating func take() -> UnsafeMutableRawPointer {
    if unsafe start == nil { grow(to: 1) }
    defer {
      unsafe start = nil
      (count, capacity) = (0, 0)
    }
    return unsafe start.unsafelyUnwrapped
  }
}
