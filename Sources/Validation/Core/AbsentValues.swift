internal import Bytes

/// The values that represent an absent value: `missingValues` of Table Schema v2, by default only the empty value.
package struct AbsentValues: Sendable {
  var values: [[UInt8]] { didSet { longest = Self.longest(of: values) } }
  /// The byte count of the longest of them, or −1 if there are none. Nearly every value is longer, so that
  /// the comparison of lengths suffices.
  private var longest: Int

  init(_ values: [[UInt8]]) {
    self.values = values
    longest = Self.longest(of: values)
  }

  private static func longest(of values: [[UInt8]]) -> Int { values.map(\.count).max() ?? -1 }

  /// Whether the value is one of them. O(n) in the byte count of a short value, else O(1); allocates nothing.
  @inline(__always)
  package func contains(_ value: Span<UInt8>) -> Bool {
    value.count <= longest && (longest == 0 || containsShort(value))
  }

  private func containsShort(_ value: Span<UInt8>) -> Bool {
    for known in values where value.equals(known.span) { return true }
    return false
  }
}
