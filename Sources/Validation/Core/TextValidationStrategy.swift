/// A strategy written on `String`, for rules that are easier to write on text than on bytes.
///
/// ```swift
/// struct PalindromeStrategy: TextValidationStrategy {
///   let code: FailureCode = "palindrome"
///   let message = "must read the same backwards"
///   func isValid(_ text: String) -> Bool { text == String(text.reversed()) }
/// }
/// ```
///
/// It is used like a built-in one: `.all(.length(3...), PalindromeStrategy())`. Each value is copied into a `String`; bytes
/// that are not UTF-8 fail as `text.invalid-utf8`.
public protocol TextValidationStrategy: InputFieldValidationStrategy {
  /// The stable code of the failure, in dotted kebab-case.
  var code: FailureCode { get }

  /// The text of the failure in English, a predicate: "must read the same backwards".
  var message: String { get }

  /// Whether the text is valid.
  func isValid(_ text: String) -> Bool
}

extension TextValidationStrategy {
  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard let text = String(validating: value) else { return .invalid }
    return Verdict(isValid(text))
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    guard let text = String(validating: value) else { return .invalidUTF8 }
    return isValid(text) ? nil : ValidationFailure(code, message: message)
  }
}

extension String {
  /// The bytes as text, or `nil` if they are not UTF-8. O(n), copies.
  package init?(validating bytes: Span<UInt8>) {
    guard let utf8 = try? UTF8Span(validating: bytes) else { return nil }
    self.init(copying: utf8)
  }

  /// The bytes as text, each maximal ill-formed sequence as U+FFFD. O(n), copies.
  package init(repairing bytes: Span<UInt8>) {
    // SAFETY: the bytes are copied during the call of the closure.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension ValidationFailure {
  /// The value is not UTF-8 (Unicode 15, section 3.9, D92).
  package static let invalidUTF8 = ValidationFailure("text.invalid-utf8")

  /// A strategy rejects the value and returns no failure, which is a defect of the strategy.
  package static let unexplained = ValidationFailure("rule.unexplained")
}
