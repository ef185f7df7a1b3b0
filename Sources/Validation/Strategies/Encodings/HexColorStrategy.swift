internal import Bytes

/// A strategy that accepts a color in hexadecimal notation: `#` and digits in either case.
///
/// CSS Color 4, section 5.2: 3, 4, 6 or 8 digits. In the notation ``Notation/simple``: WHATWG HTML, section
/// 2.3.6, "valid simple color", which is the value of `<input type=color>`: 6 digits.
///
/// ```swift
/// HexColorStrategy().verdict(on: "#f0a8")               // .valid
/// HexColorStrategy(.simple).failure(of: "#f0a")?.code   // "hex-color.length"
/// ```
///
/// Codes: `hex-color.no-hash`, `hex-color.character` (`position`, `character`), `hex-color.length`
/// (`expected`, `actual`: digits).
public struct HexColorStrategy: ByteValidationStrategy, Hashable {
  /// A notation of colors, which determines the possible numbers of digits.
  public enum Notation: String, Sendable, CaseIterable {
    /// 3, 4, 6 or 8 digits.
    case css
    /// 6 digits.
    case simple = "html"

    fileprivate var digits: ParameterValue { self == .css ? .phrase("hex-color.digits") : "6" }
  }

  /// The notation of the colors.
  public let notation: Notation

  /// Creates a strategy that accepts colors in a notation.
  public init(_ notation: Notation = .css) {
    self.notation = notation
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0, value[0] == UInt8(ascii: "#") else { throw .init("hex-color.no-hash") }
    for index in 1..<value.count where !value[index].isHexDigit {
      throw .init("hex-color.character", .character(index, in: value))
    }
    switch (value.count - 1, notation) {
    case (6, _), (3, .css), (4, .css), (8, .css): return
    case (let count, _):
      throw .init("hex-color.length", ["expected": notation.digits, "actual": .integer(count)])
    }
  }
}

extension InputFieldValidationStrategy where Self == HexColorStrategy {
  /// A color as `#` and 3, 4, 6 or 8 hexadecimal digits.
  public static var hexColor: HexColorStrategy { HexColorStrategy() }

  /// A color as `#` and as many hexadecimal digits as the notation has.
  public static func hexColor(_ notation: HexColorStrategy.Notation) -> HexColorStrategy {
    HexColorStrategy(notation)
  }
}

extension CatalogEntry {
  static let hexColor = CatalogEntry(
    name: "hex-color", group: .encodings,
    summary: "A color as # and hexadecimal digits (CSS Color 4).",
    argument: .optional("FORMAT", "css (default: 3, 4, 6 or 8 digits), html (6 digits, a simple color)"),
    swift: ".hexColor, .hexColor(.simple)",
    messages: [
      "hex-color.no-hash": "must be a color: it does not begin with #",
      "hex-color.character":
        "must be a color: character {position}, '{character}', is not a hexadecimal digit",
      "hex-color.length": "must be a color of {expected} hexadecimal digits, has {actual}",
    ],
    synonyms: ["color", "colour", "html-color"],
    examples: [
      .init(valid: "#fff", "#F0A8", "#c0ffee", "#C0FFEE80"),
      .init(
        invalid: ("c0ffee", "hex-color.no-hash"), ("#ff", "hex-color.length"), ("#fffff", "hex-color.length"),
        ("#ggg", "hex-color.character"), ("#fff\n", "hex-color.character")),
      .init(argument: "html", valid: "#c0ffee"),
      .init(argument: "html", invalid: ("#fff", "hex-color.length"), ("#c0ffee80", "hex-color.length")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(HexColorStrategy()) }
    return .content(HexColorStrategy(try HexColorStrategy.Notation(argument: argument, of: "form of color")))
  }
}
