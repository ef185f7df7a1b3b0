internal import CArrow

/// Memory of the caller for a text that ends with NUL.
///
/// SAFETY: the header requires that `start` has room for `capacity` bytes or that `capacity` is 0, and the memory is written only
/// during the call to which it was passed.
@safe
struct CallerMemory {
  private let start: UnsafeMutablePointer<CChar>?
  private let capacity: Int

  init(_ start: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
    unsafe self.start = start
    self.capacity = unsafe start == nil ? 0 : max(0, capacity)
  }

  /// Writes as much of the text as fits, in whole characters, and returns the number of bytes of the whole text without
  /// NUL.
  @discardableResult
  func write(_ text: [UInt8]) -> Int {
    guard capacity > 0, let start = unsafe start else { return text.count }
    var end = min(text.count, capacity - 1)
    while end > 0, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    for index in 0..<end { unsafe start[index] = CChar(bitPattern: text[index]) }
    unsafe start[end] = 0
    return text.count
  }
}

/// Runs the body of a function of the C interface: returns the status, and writes the text of an error to the caller's memory.
func call(
  writingErrorTo memory: CallerMemory, _ body: () throws -> Void
) -> Int32 {
  do {
    try body()
    return 0
  } catch {
    let error = CallError(error)
    memory.write(Array(error.text.utf8))
    return Int32(error.status.rawValue)
  }
}

extension Optional {
  /// The value of an argument of the C interface that must not be `NULL`.
  func required(_ name: String) throws(ArgumentError) -> Wrapped {
    guard let self else { throw ArgumentError("the argument '\(name)' is NULL") }
    return self
  }
}
