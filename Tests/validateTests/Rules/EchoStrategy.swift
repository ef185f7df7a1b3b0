import Validation

extension Rule {
  /// A rule that is not for secrets and rejects the value.
  static let plain = Rule(name: "plain", kind: .content(EchoStrategy()))
}

/// A strategy that rejects every value and repeats it in all parts of the failure.
struct EchoStrategy: InputFieldValidationStrategy {
  func verdict(on value: Span<UInt8>) -> Verdict { .invalid }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    let text = String(repairing: value)
    let first = String(text.prefix(1))
    let parameters: FailureParameters = [
      "whole": .text(text), "part": .text(first), "around": .text("<\(text)>"),
      "list": .list([text, first, "other"]),
    ]
    let cause = ValidationFailure("echo.cause", parameters, message: "\(text) is {whole}, {part}")
    return ValidationFailure(
      "echo.rejected", parameters, causes: [cause], message: "\(text) is {whole}, {part}, {around}, {list}")
  }
}

/// A strategy that decides no value and repeats it in the failure.
struct UndecidedStrategy: InputFieldValidationStrategy {
  func verdict(on value: Span<UInt8>) -> Verdict { .undecided }
  func failure(of value: Span<UInt8>) -> ValidationFailure? { EchoStrategy().failure(of: value) }
}

/// A user-defined strategy that wraps another one and has its secrecy.
struct AnyWrapped: InputFieldValidationStrategy {
  let base: any InputFieldValidationStrategy
  init(_ base: any InputFieldValidationStrategy) { self.base = base }
  var isSecret: Bool { base.isSecret }
  func verdict(on value: Span<UInt8>) -> Verdict { base.verdict(on: value) }
  func failure(of value: Span<UInt8>) -> ValidationFailure? { base.failure(of: value) }
}
