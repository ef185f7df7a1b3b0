import Testing
import Validation

extension InputFieldValidationStrategy {
  /// Returns the verdict on an array of bytes, because `#expect` cannot capture a span.
  func verdict(on bytes: [UInt8]) -> Verdict {
    verdict(on: bytes.span)
  }

  /// Returns the failure of an array of bytes, because `#expect` cannot capture a span.
  func failure(of bytes: [UInt8]) -> ValidationFailure? {
    failure(of: bytes.span)
  }

  /// Returns the verdicts of one batch; `decided` contains the verdicts from before the batch.
  ///
  /// The buffer contains the values in reverse order, each between two bytes that belong to no value. A batch that
  /// reads outside a range, or that assumes ascending ranges, therefore gives wrong verdicts.
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
