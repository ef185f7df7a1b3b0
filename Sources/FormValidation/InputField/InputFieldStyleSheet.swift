internal import Controls
internal import ControlsHTML
internal import Validation

/// The style sheet of fields that `InputField.write(_:to:)` writes, to be served unchanged.
///
/// All colors are custom properties. The placeholder is the label: it takes the color of editing, and above a text it is
/// smaller. It follows the settings of the system for color scheme, forced colors and reduced motion, and the direction of the
/// text.
public enum InputFieldStyleSheet {
  /// The style sheet, of the type `text/css`; all characters are ASCII.
  public static let css: String = {
    let states: [InputFieldState] = [.normal, .disabled, .invalid("")]
    let rules = [InputFieldStyle.default, .inverse].flatMap { style in
      states.map { state in rule(style, state) }
    }
    return String(decoding: PackageResources.input_field_css, as: UTF8.self) + rules.joined()
  }()

  private static func rule(_ style: InputFieldStyle, _ state: InputFieldState) -> String {
    let look = style.look(in: state)
    let selector =
      ".input-field" + (style == .inverse ? "[data-style=\"inverse\"]" : "")
      + (state == .normal ? "" : "[data-state=\"\(state.name)\"]")
    let colors = [
      ("fill", look.fill?.css ?? "transparent"), ("text", look.text.css),
      ("label", look.placeholder.css), ("editing", look.editingPlaceholder.css),
      ("assistive", look.assistive.css), ("edge", look.border.css),
      ("ground", style.ground.css),
    ]
    return selector + " {\n" + colors.map { "  --field-\($0): \($1);\n" }.joined() + "}\n"
  }
}
