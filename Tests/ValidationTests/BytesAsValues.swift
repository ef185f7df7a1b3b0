import Testing
import Validation

extension InputFieldValidationStrategy {
  /// Whether the bytes keep the rule: `#expect` cannot hold a span.
  func verdict(on bytes: [UInt8]) -> Verdict {
    verdict(on: bytes.span)
  }

  /// Why the bytes do not keep the rule.
  func failure(of bytes: [UInt8]) -> ValidationFailure? {
    failure(of: bytes.span)
  }

  /// The verdicts of one batch; `decided` are those that stand before it.
  ///
  /// The values lie in one buffer the last value first, each between two bytes that belong to none, so that a
  /// batch that reads past a range or takes the ranges for ordered is found out.
  func judge(_ values: [[UInt8]], decided: [Verdict]? = nil) -> [Verdict] {
    var bytes: [UInt8] = [0xFF]
    var ranges = [Range<Int>](repeating: 0..<0, count: values.count)
    for (index, value) in values.enumerated().reversed() {
      ranges[index] = bytes.count..<bytes.count + value.count
      bytes += value + [0xFF]
    }
    var verdicts = decided ?? Array(repeating: .valid, count: values.count)
    var span = verdicts.mutableSpan
    judge(ranges.span, in: bytes.span, verdicts: &span)
    return verdicts
  }
}
