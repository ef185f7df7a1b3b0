internal import Bytes

/// Two rules for the numbers of a column, the type and the bounds, which read each value once.
///
/// ```swift
/// let amount = BoundedNumber(NumberStrategy(), RangeStrategy(0...10))
/// var verdicts: [Verdict] = [.valid, .valid, .valid]
/// var span = verdicts.mutableSpan
/// amount?.judge([0..<1, 1..<3, 3..<5].span, in: "512x1".utf8Span.span, verdicts: &span)  // 1: "x1" is no number
/// verdicts  // [.valid, .invalid, .invalid]
/// ```
package struct BoundedNumber: Sendable {
  private let type: any InputFieldValidationStrategy
  /// Whether the type is that of whole numbers.
  private let isWhole: Bool
  private let bounds: RangeStrategy
  private let billionths: ClosedRange<Int>

  /// Creates the pair of two strategies; returns `nil` unless the first is for integers or decimals, and the second a range that
  /// has whole numbers of billionths as its bounds.
  package init?(_ type: any InputFieldValidationStrategy, _ bounds: any InputFieldValidationStrategy) {
    switch type {
    case is IntegerStrategy: isWhole = true
    case let number as NumberStrategy where number.grammar != .html: isWhole = false
    default: return nil
    }
    guard let bounds = bounds as? RangeStrategy, bounds.grammar != .html, let billionths = bounds.billionths
    else { return nil }
    (self.type, self.bounds, self.billionths) = (type, bounds, billionths)
  }

  /// Judges the values whose verdicts are `valid`, as ``InputFieldValidationStrategy/judge(_:in:verdicts:)`` does.
  ///
  /// - Returns: The number of values that the type rejects. The bounds reject the others that become invalid.
  /// - Precondition: There is a verdict for each value, and the values are within the bytes.
  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) -> Int {
    var rejectedByType = 0
    verdicts.decide(values, in: bytes) {
      guard let number = ShortDecimal($0, in: bytes), !(isWhole && number.hasPoint) else {
        return longVerdict(on: bytes.extracting($0), &rejectedByType)
      }
      return Verdict(billionths.contains(number.billionths))
    }
    return rejectedByType
  }

  /// The verdict on a value that the loop does not decide. Not inlined, because such values are rare.
  @inline(never)
  private func longVerdict(on value: Span<UInt8>, _ rejectedByType: inout Int) -> Verdict {
    guard type.verdict(on: value) == .valid else {
      rejectedByType += 1
      return .invalid
    }
    return bounds.verdict(on: value)
  }
}
