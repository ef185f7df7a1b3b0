/// A strategy that tries a quick strategy before an exact one, for values that both interpret in the same way.
///
/// ```swift
/// let year = try FastPathStrategy(DigitsStrategy(1...4), before: RegexStrategy(#"\d+"#)) { $0.count < 5 }
/// year.verdict(on: "2024")  // .valid, by the digits alone
/// ```
///
/// The verdict and the failure are those of the exact strategy. Of the values for which `isReadAlike` returns
/// `true`, the quick strategy must not accept one that the exact strategy rejects.
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

  /// The quick strategy's verdicts on the values that are still valid, including those that are not read alike.
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
  /// Returns a range with the bounds of both, for numbers in the same spelling, or `nil` if both have the same bound.
  package func joined(with other: Self) -> Self? {
    guard let range = quick.joined(with: other.quick) else { return nil }
    return FastPathStrategy(range, before: exact.withBase(range), where: isReadAlike)
  }
}
