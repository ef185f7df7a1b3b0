internal import Controls
internal import ControlsHTML
internal import FormValidation
internal import HTMLMarkup
internal import Validation

/// The fields that the gallery shows: every style in every state, empty and with a text, and one that is validated by a post.
enum FieldSpecimens {
  static func write(_ live: GalleryState.Snapshot, to html: inout HTMLWriter) {
    html.markup("<h2>InputField</h2>\n<h3>Live</h3>\n<form method=\"post\" action=\"/\" data-live>\n")
    html.empty(
      "input",
      ["type": "hidden", "name": "token", "id": "field-token", "data-renew": "", "value": "\(live.sent)"])
    html.element("div", ["class": "field", "id": "live-field", "data-renew": ""]) { html in
      live.field.field.write(InputFieldPlace(name: "email", id: "email"), to: &html)
    }
    html.markup("<div class=\"row\">\n")
    for action in FieldAction.allCases {
      var button = Specimens.button(.secondary, .small, title: action.title, loadingTitle: nil)
      button.staysFocusable = true
      button.write(
        ControlPlace(id: "field-\(action.rawValue)", name: "field", value: action.rawValue), to: &html)
    }
    html.markup("\n</div>\n")
    html.element("p", ["class": "state", "id": "field-events", "data-renew": ""]) {
      $0.text(
        live.field.events.isEmpty ? "Nothing has been called." : live.field.events.joined(separator: ", "))
    }
    html.markup("\n</form>\n")
    for style in InputFieldStyle.allCases { write(style, to: &html) }
  }

  private static func write(_ style: InputFieldStyle, to html: inout HTMLWriter) {
    let name = "\(style)"
    html.element("div", ["class": style == .inverse ? "ground ground-brand" : nil]) { html in
      html.element("h3") { $0.text(name) }
      html.element("div", ["class": "fields"]) { html in
        for (state, text) in specimens(of: style) {
          let field = InputField(style: style, model: InputFieldModel(text: text))
          field.placeholderText = placeholder(of: style)
          if text.isEmpty { field.show(helperText: "Helper text") }
          field.state = state
          field.write(
            InputFieldPlace(
              name: "specimen",
              id: "\(name)-\(state.isInvalid ? "invalid" : "\(state)")\(text.isEmpty ? "" : "-filled")",
              choices: choices, autocomplete: "off"), to: &html)
        }
      }
    }
    html.newLine()
  }

  private static let choices = ["Lisbon", "Madrid", "Oslo"]

  private static func specimens(of style: InputFieldStyle) -> [(InputFieldState, String)] {
    let text =
      switch style {
      case .dropdown: "Madrid"
      case .email: "ann@example.org"
      case .phone: "+34 600 000 000"
      case .multiline: "One line\nand another one"
      case .password: ""
      case .default, .inverse: "Ann"
      }
    return [(.normal, "")] + (text.isEmpty ? [] : [(.normal, text)]) + [
      (.invalid("required"), ""), (.disabled, text),
    ]
  }

  private static func placeholder(of style: InputFieldStyle) -> String {
    switch style {
    case .default, .inverse: "Name"
    case .multiline: "Message"
    case .email: "Email"
    case .password: "Password"
    case .phone: "Phone"
    case .dropdown: "City"
    }
  }
}
