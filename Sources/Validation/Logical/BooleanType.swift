internal import Bytes

/// The type `boolean`: all spellings of true are equal, all spellings of false are equal, and false is less than true.
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

  /// The truth value; `false` for a value in both lists, as in the reference implementation.
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
