internal import Bytes
internal import Validation

/// A type of integers of 1, 2, 4 or 8 bytes.
struct IntegerType: Hashable, Sendable {
  let width: Int
  let isSigned: Bool

  /// Returns the integer at an address, or `nil` if it is above the largest `Int`.
  ///
  /// SAFETY: the caller ensures that `width` bytes can be read from the address on; they need no alignment.
  func value(at address: UnsafeRawPointer) -> Int? {
    switch (width, isSigned) {
    case (1, true): Int(unsafe address.loadUnaligned(as: Int8.self))
    case (1, false): Int(unsafe address.loadUnaligned(as: UInt8.self))
    case (2, true): Int(unsafe address.loadUnaligned(as: Int16.self))
    case (2, false): Int(unsafe address.loadUnaligned(as: UInt16.self))
    case (4, true): Int(unsafe address.loadUnaligned(as: Int32.self))
    case (4, false): Int(unsafe address.loadUnaligned(as: UInt32.self))
    case (_, true): Int(unsafe address.loadUnaligned(as: Int64.self))
    case (_, false): Int(exactly: unsafe address.loadUnaligned(as: UInt64.self))
    }
  }

  /// The text of the integers: decimal digits.
  ///
  /// SAFETY: as in `value(at:)`. Eight bytes are read as `UInt64` only if that returns `nil`, as only a width
  /// of 8 does.
  var text: ValueText {
    let order = StoredOrder(.integer, isSigned ? .signed : .unsigned, width: width)
    return unsafe ValueText(width: width, longest: 20, order: order) { address, bytes in
      if let value = unsafe value(at: address) {
        bytes.append(number: value)
      } else {
        bytes.append(unsafe address.loadUnaligned(as: UInt64.self).description)
      }
    }
  }
}
