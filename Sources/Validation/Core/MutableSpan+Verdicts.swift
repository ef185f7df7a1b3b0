extension MutableSpan<Verdict> {
  /// Replaces each verdict that is `valid` by the one that `verdict` returns: the loop of
  /// ``InputFieldValidationStrategy/judge(_:in:verdicts:)``.
  ///
  /// - Precondition: There is a verdict for each value, and the values are within the bytes.
  @inline(__always)
  mutating func decide(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, by verdict: (Range<Int>) -> Verdict
  ) {
    decide(0..<values.count, of: values, in: bytes, by: verdict)
  }

  /// Replaces the verdicts of the values with those indices, as ``decide(_:in:by:)`` does.
  @inline(__always)
  mutating func decide(
    _ indices: Range<Int>, of values: Span<Range<Int>>, in bytes: Span<UInt8>,
    by verdict: (Range<Int>) -> Verdict
  ) {
    precondition(values.count == count && indices.upperBound <= count, "a verdict for each value")
    for index in indices {
      // SAFETY: the index is below both counts.
      guard unsafe self[unchecked: index] == .valid else { continue }
      let value = unsafe values[unchecked: index]
      // Checked completely here, so that reading the value needs no further bounds check.
      precondition(
        value.lowerBound >= 0 && value.lowerBound <= value.upperBound && value.upperBound <= bytes.count,
        "values within the bytes")
      let verdict = verdict(value)
      unsafe self[unchecked: index] = verdict
    }
  }
}
