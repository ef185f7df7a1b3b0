/// A rule as a value: it reads the UTF-8 bytes of one value and says whether they keep the rule.
///
/// A strategy only ever sees a value that is present; whether one has to be there is the field's question
/// (``RuleSet``), so no strategy repeats "unless empty". It is asked for its verdict on every value and for
/// the explanation only of values that failed. Evaluation a strategy changes nothing: one strategy may be asked
/// from any number of threads at once.
///
/// ```swift
/// let strategy: any InputFieldValidationStrategy = .all(.email, .length(...64))
/// strategy.verdict(on: "ann@example.com")  // .valid
/// strategy.failure(of: "ann")?.code        // "email.no-at-sign"
/// ```
///
/// A strategy written on `String` conforms to ``TextValidationStrategy`` instead: five lines.
public protocol InputFieldValidationStrategy: Sendable {
  /// Whether the value keeps the rule. The bytes may be any bytes, broken UTF-8 included.
  func verdict(on value: Span<UInt8>) -> Verdict

  /// Why the value does not keep the rule, or `nil` where it does.
  ///
  /// `failure(of: v) == nil` exactly when `verdict(on: v) == .valid`.
  func failure(of value: Span<UInt8>) -> ValidationFailure?

  /// Whether the values it is for are secrets: then no finding, page or report shows any part of them. `false` unless
  /// implemented.
  ///
  /// A strategy that contains others returns `true` if one of them does.
  var isSecret: Bool { get }

  /// Judges many values that lie in one buffer: for each range whose verdict is still `valid`, replaces the
  /// verdict by this strategy's; ranges that are already decided against are skipped.
  ///
  /// The default asks `verdict(on:)` for each and is compiled anew for every conforming type, so that the
  /// loop holds no dynamic call. `values` and `verdicts` have the same count.
  func judge(_ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>)
}

extension InputFieldValidationStrategy {
  public var isSecret: Bool { false }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    for index in values.indices where verdicts[index] == .valid {
      verdicts[index] = verdict(on: bytes.extracting(values[index]))
    }
  }

  /// Whether the text keeps the rule.
  public func verdict(on text: String) -> Verdict {
    var text = text
    return text.withUTF8 { bytes in unsafe verdict(on: bytes.span) }
  }

  /// Why the text does not keep the rule, or `nil` where it does.
  public func failure(of text: String) -> ValidationFailure? {
    var text = text
    return text.withUTF8 { bytes in unsafe failure(of: bytes.span) }
  }
}
