internal import Bytes

/// A rule as a value: it reads the UTF-8 bytes of one value and decides whether the value is valid.
///
/// A strategy reads only values that are present: whether a value is required is decided by the field (``RuleSet``), so no
/// strategy repeats "unless empty". The verdict is computed for every value, the failure only for values that are not
/// valid. Both are pure: one strategy may be used by any number of threads at once.
///
/// ```swift
/// let strategy: any ValidationStrategy = .all(.email, .length(...64))
/// strategy.verdict(on: "ann@example.com")  // .valid
/// strategy.failure(of: "ann")?.code        // "email.no-at-sign"
/// ```
///
/// A strategy that is easier to write on `String` conforms to ``TextValidationStrategy`` instead.
public protocol InputFieldValidationStrategy: Sendable {
  /// Whether the value is valid. It may be any bytes, ill-formed UTF-8 included.
  func verdict(on value: Span<UInt8>) -> Verdict

  /// The reason why the value is not valid, or `nil` if it is.
  ///
  /// `failure(of: v) == nil` if and only if `verdict(on: v) == .valid`.
  func failure(of value: Span<UInt8>) -> ValidationFailure?

  /// Whether the values that the strategy checks are secrets, of which no finding, page or report shows any
  /// part. `false` by default.
  ///
  /// A strategy that contains others returns `true` if one of them does.
  var isSecret: Bool { get }

  /// The name of a rule that is created from the strategy without a name: the name in the catalog, such as
  /// `email`.
  ///
  /// By default the first part of the code with which the strategy rejects the empty value, or `own` if it
  /// accepts the empty value.
  var ruleName: String { get }

  /// Decides on many values in one buffer: replaces each verdict that is `valid` by this strategy's, and skips the others.
  ///
  /// The default calls `verdict(on:)` for each and is specialized for every conforming type, so that the loop has no dynamic
  /// call. `values` and `verdicts` have the same count.
  func judge(_ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>)
}

/// The short name of ``InputFieldValidationStrategy``: the same protocol.
public typealias ValidationStrategy = InputFieldValidationStrategy

extension InputFieldValidationStrategy {
  public var isSecret: Bool { false }

  public var ruleName: String {
    let code = failure(of: "")?.code.rawValue ?? "own"
    return code.split(atFirst: UInt8(ascii: ".")).head
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    for index in values.indices where verdicts[index] == .valid {
      verdicts[index] = verdict(on: bytes.extracting(values[index]))
    }
  }

  // SAFETY of both functions: the span is used only during the call of the closure, as long as the bytes are
  // valid.

  /// Whether the text is valid.
  public func verdict(on text: String) -> Verdict {
    var text = text
    return text.withUTF8 { bytes in unsafe verdict(on: bytes.span) }
  }

  /// The reason why the text is not valid, or `nil` if it is.
  public func failure(of text: String) -> ValidationFailure? {
    var text = text
    return text.withUTF8 { bytes in unsafe failure(of: bytes.span) }
  }
}
