internal import Bytes

/// The type `boolean`: every spelling of true is one value, every spelling of false another, and false is less.
package struct BooleanType: LogicalType {
  private let trueValues: ByteStringSet
  private let falseValues: ByteStringSet

  package init(
    trueValues: [String] = BooleanStrategy.defaultTrueValues,
    falseValues: [String] = BooleanStrategy.defaultFalseValues
  ) {
    self.trueValues = ByteStringSet(trueValues)
    self.falseValues = ByteStringSet(falseValues)
  }

  /// What the value says; one that stands in both lists says false, as in the reference reader.
  private func truth(of value: Span<UInt8>) -> Bool? {
    falseValues.contains(value) ? false : trueValues.contains(value) ? true : nil
  }

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard let truth = truth(of: value) else { return false }
    bytes.append(UInt8(truth ? 1 : 0))
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    guard let first = truth(of: first), let second = truth(of: second) else { return nil }
    return LogicalOrder((first ? 1 : 0) - (second ? 1 : 0))
  }
}
