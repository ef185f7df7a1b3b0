public import Controls

/// A theme: rules for the controls that have its name in their ``ControlPlace``.
///
/// ```swift
/// let sheet = StyleSheet("fdlFUIButton { tint-color: #B00020; content-insets: 4 8 4 8; }")
/// let theme = ButtonTheme("alert", sheet)
/// // theme?.css has `.alert.control-fui[data-style="none"] { --text: #B00020; … }`
/// ```
///
/// It is served as a style sheet after ``ControlsStyleSheet``, because `Content-Security-Policy: default-src 'self'` forbids
/// inline styles.
public struct ButtonTheme: Hashable, Sendable {
  /// The class of the controls.
  public let name: String

  /// The rules, of the type `text/css`.
  public let css: String

  /// Creates the theme of a style sheet for Fiori buttons of every style; returns `nil` unless the name begins with a
  /// letter and consists of letters, digits, `-` and `_`.
  public init?(_ name: String, _ sheet: StyleSheet) {
    guard Self.isClass(name) else { return nil }
    self.name = name
    let rules = FUIButtonStyle.allCases.flatMap { style in
      Self.rules(name) { scheme in
        // A named color of the sheet depends on the background.
        var model = FUIButtonModel(style: style, on: scheme)
        model.apply(sheet)
        return model
      }
    }
    css = rules.map(\.css).joined()
  }

  /// Creates the theme that gives Fiori buttons the look of a model, for the style of the model; returns `nil` as
  /// above.
  public init?(_ name: String, _ model: FUIButtonModel) {
    guard Self.isClass(name) else { return nil }
    self.name = name
    let rules = Self.rules(name) { scheme in
      var model = model
      model.backgroundColorScheme = scheme
      return model
    }
    css = rules.map(\.css).joined()
  }

  private static func rules(_ name: String, _ model: (ColorScheme) -> FUIButtonModel) -> [StyleRule] {
    let light = model(.light)
    let selector = ".\(name).control-fui[data-style=\"\(light.style.rawValue)\"]"
    return LookRules.fiori(model, selector: selector) + BoxRules.fiori(light, selector: selector)
  }

  /// Creates the theme of play buttons with the colors and shapes of a model; returns `nil` as above.
  public init?(_ name: String, _ model: PlayButtonModel) {
    guard Self.isClass(name) else { return nil }
    self.name = name
    css = LookRules.play(model, selector: ".\(name).control-play").css
  }

  private static func isClass(_ name: String) -> Bool {
    name.utf8.first.map { Character(Unicode.Scalar($0)).isLetter } == true
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
      }
  }
}
