internal import Bytes

/// The types `string` and `any`: values are equal if their bytes are, and are ordered by code points.
package struct TextType: LogicalType {
  package init() {}

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(value)
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    LogicalOrder(first.order(relativeTo: second), 0)
  }
}

extension [UInt8] {
  /// Appends the number as eight bytes, the highest first, so that the bytes have the order of the numbers.
  mutating func append(ordered number: Int) {
    let bits = UInt64(bitPattern: Int64(number)) ^ 1 << 63
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
