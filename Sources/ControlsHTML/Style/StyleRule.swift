package import Controls

/// A rule of a style sheet: a selector and its declarations.
struct StyleRule {
  var selector: String
  let declarations: [(name: String, value: String)]

  /// Whether both rules declare the same.
  func hasDeclarations(of other: StyleRule) -> Bool {
    declarations.elementsEqual(other.declarations) { $0 == $1 }
  }

  /// The rule in the notation of CSS; empty without declarations.
  var css: String {
    if declarations.isEmpty { return "" }
    return selector + " {\n" + declarations.map { "  \($0.name): \($0.value);\n" }.joined() + "}\n"
  }
}

extension ColorPair {
  /// The notation of CSS, which depends on the color scheme of the element.
  package var css: String { light == dark ? light.css : "light-dark(\(light.css), \(dark.css))" }
}

extension String {
  /// The text as a string of CSS: in quotes, with escapes for characters that could end the string.
  var quotedInCSS: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..."\u{1F}", "\u{7F}": quoted += "\\\(String(scalar.value, radix: 16)) "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
