extension MutableSpan<Verdict> {
  /// Asks for the verdict on each value that is not decided against yet: the loop of a strategy's batch form.
  ///
  /// - Precondition: There is a verdict for each value, and the values are within the bytes.
  @inline(__always)
  mutating func decide(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, by verdict: (Range<Int>) -> Verdict
  ) {
    precondition(values.count == count, "a verdict for each value")
    for index in 0..<values.count {
      // SAFETY: the index is below both counts.
      guard unsafe self[unchecked: index] == .valid else { continue }
      let value = unsafe values[unchecked: index]
      // All of it is asked here, so that the compiler need not ask again where the value is read.
      precondition(
        value.lowerBound >= 0 && value.lowerBound <= value.upperBound && value.upperBound <= bytes.count,
        "values within the bytes")
      let verdict = verdict(value)
      unsafe self[unchecked: index] = verdict
    }
  }
}
