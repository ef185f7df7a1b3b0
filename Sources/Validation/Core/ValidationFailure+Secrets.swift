extension ValidationFailure {
  /// The same failure without what it repeats of the value: a text among its parameters, or those of its causes, that is a
  /// part of the value becomes `…`.
  package func withholding(_ value: Span<UInt8>) -> ValidationFailure {
    var parameters = parameters
    for parameter in self.parameters {
      guard case .text(let text) = parameter.value, value.contains(text) else { continue }
      parameters[parameter.name] = .text("…")
    }
    return ValidationFailure(
      code: code, parameters: parameters, causes: causes.map { $0.withholding(value) }, ownMessage: ownMessage
    )
  }

  private init(
    code: FailureCode, parameters: FailureParameters, causes: [ValidationFailure], ownMessage: OwnMessage?
  ) {
    (self.code, self.parameters, self.causes, self.ownMessage) = (code, parameters, causes, ownMessage)
  }
}

extension Span<UInt8> {
  /// Whether the text, which is not empty, stands anywhere. O(nm).
  fileprivate func contains(_ text: String) -> Bool {
    let part = text.utf8Span.span
    guard part.count > 0, part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
