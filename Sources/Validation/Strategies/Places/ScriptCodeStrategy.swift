internal import Bytes
internal import ValidationData

/// A strategy that accepts the code of a script by ISO 15924.
///
/// Four letters, the first of which is a capital, as IANA's registry of subtags has them; `Qaaa` to `Qabx`, which are for private use, are
/// rejected.
///
/// ```swift
/// ScriptCodeStrategy().verdict(on: "Latn")         // .valid
/// ScriptCodeStrategy().failure(of: "latn")?.code   // "script-code.unassigned"
/// ```
///
/// Codes: `script-code.unassigned`.
public struct ScriptCodeStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count == 4, value[0].isUppercase, (1..<4).allSatisfy({ value[$0].isLowercase }),
      !value.starts(with: "Qaa"), !value.starts(with: "Qab")
    else { throw ValidationFailure("script-code.unassigned") }
    var code = InlineArray<4, UInt8>(repeating: 0)
    for index in 0..<4 { code[index] = value[index].lowercased }
    guard LanguageSubtags.scripts.contains(code.span) else {
      throw ValidationFailure("script-code.unassigned")
    }
  }
}

extension InputFieldValidationStrategy where Self == ScriptCodeStrategy {
  /// The code of a script.
  public static var scriptCode: ScriptCodeStrategy { ScriptCodeStrategy() }
}

extension CatalogEntry {
  static let scriptCode = CatalogEntry(
    name: "script-code", group: .places,
    summary: "The code of a script, four letters of ISO 15924.",
    swift: ".scriptCode",
    messages: ["script-code.unassigned": "must be a script code of ISO 15924, such as Latn"],
    strategy: ScriptCodeStrategy(),
    synonyms: ["iso15924"],
    examples: [
      .init(valid: "Latn", "Hant", "Zxxx", "Cyrl"),
      .init(
        invalid: ("latn", "script-code.unassigned"), ("Latin", "script-code.unassigned"),
        ("Qaaa", "script-code.unassigned"), ("Xyzz", "script-code.unassigned")),
    ])
}
