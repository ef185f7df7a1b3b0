/// The values that stand for an absent one: `missingValues` of Table Schema v2, the empty value alone unless given.
package struct AbsentValues: Sendable {
  var values: [[UInt8]] { didSet { longest = Self.longest(of: values) } }
  /// The byte count of the longest of them, −1 for none: nearly every value is longer.
  private var longest: Int

  init(_ values: [[UInt8]]) {
    self.values = values
    longest = Self.longest(of: values)
  }

  private static func longest(of values: [[UInt8]]) -> Int { values.map(\.count).max() ?? -1 }

  /// Whether the empty value, and no other, stands for an absent one.
  package var isEmptyAlone: Bool { longest == 0 }

  /// Whether the value is one of them. O(n) in the byte count of a short value, else O(1); allocates nothing.
  @inline(__always)
  package func contains(_ value: Span<UInt8>) -> Bool {
    value.count <= longest && (longest == 0 || containsShort(value))
  }

  private func containsShort(_ value: Span<UInt8>) -> Bool {
    for known in values where known.count == value.count {
      if value.indices.allSatisfy({ known[$0] == value[$0] }) { return true }
    }
    return false
  }
}
