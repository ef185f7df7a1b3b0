internal import Bytes

/// The types `string` and `any`: a value is its bytes, and their order is that of its code points.
package struct TextType: LogicalType {
  package init() {}

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(value)
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return first[index] < second[index] ? .less : .greater
    }
    return LogicalOrder(first.count, second.count)
  }
}

extension [UInt8] {
  /// Appends the number as eight bytes, the highest first, so that bytes are ordered as numbers are.
  mutating func append(ordered number: Int) {
    let bits = UInt64(bitPattern: Int64(number)) ^ 1 << 63
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
