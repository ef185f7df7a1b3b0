internal import Bytes

/// A strategy that accepts a color of CSS: a hexadecimal one, a name, or a function such as `rgb()`.
///
/// CSS Color 4 (Candidate Recommendation, 2024), sections 4 to 10: the functions `rgb`, `rgba`, `hsl`, `hsla`, `hwb`, `lab`, `lch`,
/// `oklab`, `oklch` and `color` with spaces, and the first four with commas too. Components outside their ranges are clamped, and
/// therefore valid. Names and functions are in any case. System colors, `color-mix()` and relative colors are not accepted.
///
/// ```swift
/// CSSColorStrategy().verdict(on: "rgb(51 102 153 / 50%)")          // .valid
/// CSSColorStrategy().failure(of: "rgb(51, 102 153)")?.code         // "css-color.malformed"
/// CSSColorStrategy(.rgb, .hsl).failure(of: "rebeccapurple")?.code  // "css-color.form"
/// ```
///
/// Codes: `css-color.form` (`forms`), `css-color.malformed` (`position`).
public struct CSSColorStrategy: ByteValidationStrategy, Hashable {
  /// The accepted notations.
  public let forms: [CSSColorForm]

  /// Creates a strategy that accepts colors in some notations, or in all.
  public init(_ forms: CSSColorForm...) {
    self.init(forms)
  }

  init(_ forms: [CSSColorForm]) {
    self.forms = forms.isEmpty ? CSSColorForm.allCases : forms
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    if value.count > 0, value[0] == UInt8(ascii: "#") {
      try require(.hex)
      do throws(ValidationFailure) { try HexColorStrategy().check(value) } catch {
        throw ValidationFailure("css-color.malformed", .position(malformedDigit(of: value), in: value))
      }
      return
    }
    var reader = CSSColorReader(at: 0)
    guard let name = reader.readName(in: value) else { throw failure }
    guard reader.index < value.count, value[reader.index] == UInt8(ascii: "(") else {
      guard reader.index == value.count, name.isOne(of: CSSColorNames.all) else { throw failure }
      return try require(.name)
    }
    guard let form = CSSColorForm(function: name) else { throw failure }
    try require(form)
    reader = CSSColorReader(at: reader.index + 1)
    guard reader.readArguments(of: form, in: value) else {
      throw ValidationFailure("css-color.malformed", .position(reader.index, in: value))
    }
  }

  private func require(_ form: CSSColorForm) throws(ValidationFailure) {
    guard forms.contains(form) else { throw failure }
  }

  private var failure: ValidationFailure {
    ValidationFailure("css-color.form", ["forms": .text(forms.map(\.rawValue).joined(separator: ", "))])
  }

  /// The offset of the first character after `#` that is no hexadecimal digit, or the end.
  private func malformedDigit(of value: Span<UInt8>) -> Int {
    var index = 1
    while index < value.count, value[index].isHexDigit { index += 1 }
    return index
  }
}

extension InputFieldValidationStrategy where Self == CSSColorStrategy {
  /// A color of CSS in one of those notations, or in any.
  public static func cssColor(_ forms: CSSColorForm...) -> CSSColorStrategy { CSSColorStrategy(forms) }
}

extension CatalogEntry {
  static let cssColor = CatalogEntry(
    name: "css-color", group: .encodings,
    summary: "A color of CSS: #336699, a name, or a function such as rgb(51 102 153).",
    argument: .optional(
      "FORM,…", "one or more of " + CSSColorForm.allCases.map(\.rawValue).joined(separator: ", ")),
    structure: .words(of: "css-color"), swift: ".cssColor(), .cssColor(.rgb, .hsl)",
    messages: [
      "css-color.form": "must be a color of CSS in one of the forms {forms}",
      "css-color.malformed": "must be a color of CSS: it is malformed at character {position}",
    ],
    synonyms: ["hsl", "hsla", "oklch", "rgb", "rgba"],
    lesserSynonyms: ["color", "colour"],
    examples: [
      .init(
        valid: "#336699", "rebeccapurple", "rgb(51, 102, 153)", "rgb(51 102 153 / 50%)",
        "hsl(210deg 50% 40%)", "oklch(0.7 0.1 210)"),
      .init(
        invalid: ("rgb(51, 102 153)", "css-color.malformed"), ("#33669", "css-color.malformed"),
        ("rebeccapurpel", "css-color.form"), ("hsl(210, 50, 40)", "css-color.malformed")),
      .init(argument: "rgb,hsl", valid: "rgba(0,0,0,.5)"),
      .init(argument: "rgb,hsl", invalid: ("#336699", "css-color.form")),
    ]
  ) { argument throws(RuleError) in
    var forms: [CSSColorForm] = []
    for name in (argument ?? "").split(separator: ",") {
      forms.append(try CSSColorForm(argument: String(name), of: "form of colors"))
    }
    return .content(CSSColorStrategy(forms))
  }
}
