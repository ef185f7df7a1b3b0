internal import Controls

/// The style sheet of the controls, to be served unchanged.
///
/// All colors are custom properties, from the looks of the models, for light and dark backgrounds. It follows the
/// settings of the system for color scheme, forced colors and reduced motion, the direction of the text, and print.
public enum ControlsStyleSheet {
  /// The style sheet, of the type `text/css`; under 15 KB, all characters ASCII.
  ///
  /// ```swift
  /// ControlsStyleSheet.css.utf8.count < 15 * 1024  // true
  /// ```
  public static let css: String = {
    let rules =
      LookRules.button + LookRules.brand
      + FUIButtonStyle.allCases.flatMap { style in
        LookRules.fiori(
          { FUIButtonModel(style: style, on: $0) }, selector: ".control-fui[data-style=\"\(style.rawValue)\"]"
        )
      } + [LookRules.play(PlayButtonModel(), selector: ".control-play")]
    return String(decoding: PackageResources.controls_css, as: UTF8.self) + rules.map(\.css).joined()
  }()
}
