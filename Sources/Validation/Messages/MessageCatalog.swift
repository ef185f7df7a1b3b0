/// The texts of failures in one language, by code.
///
/// A text is a predicate that follows the value, "must have at most {maximum} characters", its placeholders the
/// names of parameters.
///
/// ```swift
/// MessageCatalog.english.message(for: ValidationFailure("length.too-long", ["maximum": 3, "actual": 4]))
/// // "must have at most 3 characters, has 4"
/// ```
public struct MessageCatalog: Sendable {
  private let texts: [FailureCode: String]

  /// A catalogue of these texts.
  public init(_ texts: [FailureCode: String]) {
    self.texts = texts
  }

  /// Whether there is a text for the code.
  public func contains(_ code: FailureCode) -> Bool { texts[code] != nil }

  /// The text for a failure: the catalogue's, else the failure's own, else one that names the code.
  ///
  /// A text for one unit or choice stands under `CODE/VALUE`, the value that of the parameter `unit`.
  public func message(for failure: ValidationFailure) -> String {
    let text = template(for: failure) ?? failure.ownMessage ?? "is not accepted (\(failure.code))"
    return Self.fill(text, failure.parameters)
  }

  private func template(for failure: ValidationFailure) -> String? {
    if case .text(let unit)? = failure.parameters["unit"],
      let text = texts[FailureCode(rawValue: "\(failure.code)/\(unit)")]
    {
      return text
    }
    return texts[failure.code]
  }

  /// Replaces each `{name}` by the parameter of that name; a name that no parameter has stays as it is.
  private static func fill(_ text: String, _ parameters: FailureParameters) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      result += parameters[name]?.description ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
