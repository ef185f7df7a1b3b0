internal import Bytes

extension ValidationFailure {
  /// The same failure without any part of a secret value.
  ///
  /// A text among the parameters, of this failure or of its causes, that is a part of the value or contains it becomes
  /// `…`; so do a number that contains the value, and the value in the strategy's own message.
  package func withholding(_ value: Span<UInt8>) -> ValidationFailure {
    guard !value.isEmpty else { return self }
    return ValidationFailure(
      code: code, parameters: parameters.withholding(value), causes: causes.map { $0.withholding(value) },
      ownMessage: ownMessage?.withholding(value))
  }

  private init(
    code: FailureCode, parameters: FailureParameters, causes: [ValidationFailure], ownMessage: OwnMessage?
  ) {
    (self.code, self.parameters, self.causes, self.ownMessage) = (code, parameters, causes, ownMessage)
  }
}

extension FailureParameters {
  fileprivate func withholding(_ value: Span<UInt8>) -> FailureParameters {
    var parameters = self
    for parameter in self { parameters[parameter.name] = parameter.value.withholding(value) }
    return parameters
  }
}

extension ParameterValue {
  fileprivate func withholding(_ value: Span<UInt8>) -> ParameterValue {
    switch self {
    // A number that is only a part of the value may come from the rule, so that it is shown.
    case .integer, .decimal: description.utf8Span.span.contains(value) ? .text("…") : self
    case .text(let text): text.reveals(value) ? .text("…") : self
    case .list(let texts): .list(texts.map { $0.reveals(value) ? "…" : $0 })
    case .phrase(let phrase): .phrase(phrase.name, phrase.parameters.withholding(value))
    }
  }
}

extension ValidationFailure.OwnMessage {
  fileprivate func withholding(_ value: Span<UInt8>) -> Self {
    guard text.utf8Span.span.contains(value) else { return self }
    let shown = text.split(atEach: String(repairing: value)).joined(separator: "…")
    return switch self {
    case .unlessKnown: .unlessKnown(shown)
    case .always: .always(shown)
    }
  }
}

extension String {
  /// Whether the text, which is not empty, is a part of the value or contains it.
  fileprivate func reveals(_ value: Span<UInt8>) -> Bool {
    let text = utf8Span.span
    return !text.isEmpty && (value.contains(text) || text.contains(value))
  }
}
