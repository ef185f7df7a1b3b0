/// A strategy behind a quicker one: of the values that both read alike, what the quick one takes is taken.
///
/// ```swift
/// let year = try ShortcutStrategy(DigitsStrategy(), before: RegexStrategy(#"\d+"#)) { $0.count < 5 }
/// year.verdict(on: "2024")  // .valid, by the digits alone
/// ```
///
/// The verdict is that of the exact strategy, and so is the explanation: the quick one must take no value that the exact
/// one refuses, among those that are read alike.
package struct ShortcutStrategy<Quick: InputFieldValidationStrategy, Exact: InputFieldValidationStrategy>:
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

  package func verdict(on value: Span<UInt8>) -> Verdict {
    isReadAlike(value) && quick.verdict(on: value) == .valid ? .valid : exact.verdict(on: value)
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : exact.failure(of: value)
  }

  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var taken = [Verdict](repeating: .invalid, count: values.count)
    for index in 0..<values.count where verdicts[index] == .valid {
      let range = values[index]
      if isReadAlike(bytes.extracting(range)) { taken[index] = .valid }
    }
    judgeQuickly(values, in: bytes, verdicts: &taken)
    for index in 0..<values.count where verdicts[index] == .valid && taken[index] != .valid {
      let range = values[index]
      verdicts[index] = exact.verdict(on: bytes.extracting(range))
    }
  }

  // Apart, since the optimiser of Swift 6.3.1 gives up on a function that lends the values twice.
  @inline(never)
  private func judgeQuickly(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout [Verdict]
  ) {
    var verdicts = verdicts.mutableSpan
    quick.judge(values, in: bytes, verdicts: &verdicts)
  }
}
