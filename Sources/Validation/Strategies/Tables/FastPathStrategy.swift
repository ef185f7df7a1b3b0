/// A strategy behind a quicker one: of the values that both read alike, what the quick one takes is taken.
///
/// ```swift
/// let year = try FastPathStrategy(DigitsStrategy(1...4), before: RegexStrategy(#"\d+"#)) { $0.count < 5 }
/// year.verdict(on: "2024")  // .valid, by the digits alone
/// ```
///
/// The verdict is that of the exact strategy, and so is the explanation: the quick one must take no value that the exact
/// one refuses, among those that are read alike.
package struct FastPathStrategy<Quick: InputFieldValidationStrategy, Exact: InputFieldValidationStrategy>:
  InputFieldValidationStrategy
{
  private let quick: Quick
  private let exact: Exact
  private let isReadAlike: @Sendable (Span<UInt8>) -> Bool

  package init(
    _ quick: Quick, before exact: Exact, where isReadAlike: @escaping @Sendable (Span<UInt8>) -> Bool
  ) {
    self.quick = quick
    self.exact = exact
    self.isReadAlike = isReadAlike
  }

  package var isSecret: Bool { quick.isSecret || exact.isSecret }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    isReadAlike(value) && quick.verdict(on: value) == .valid ? .valid : exact.verdict(on: value)
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : exact.failure(of: value)
  }

  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    let taken = taken(values, in: bytes, of: verdicts.span)
    for index in values.indices where verdicts[index] == .valid {
      let value = bytes.extracting(values[index])
      if taken[index] == .valid { if isReadAlike(value) { continue } }
      verdicts[index] = exact.verdict(on: value)
    }
  }

  /// What the quick strategy says of values that are still valid, whether they are read alike or not.
  private func taken(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, of verdicts: Span<Verdict>
  ) -> [Verdict] {
    var taken = [Verdict](repeating: .invalid, count: values.count)
    for index in values.indices { taken[index] = verdicts[index] }
    var span = taken.mutableSpan
    quick.judge(values, in: bytes, verdicts: &span)
    return taken
  }
}

extension FastPathStrategy where Quick == RangeStrategy, Exact == SpelledNumberStrategy<RangeStrategy> {
  /// A range with the bounds of both, of numbers in the same spelling, or `nil` where both have the same bound.
  package func joined(with other: Self) -> Self? {
    guard let range = quick.joined(with: other.quick) else { return nil }
    return FastPathStrategy(range, before: exact.asking(range), where: isReadAlike)
  }
}
