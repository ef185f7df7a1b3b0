public import Controls
public import HTMLMarkup

/// A control that is written as a native `<button>`.
///
/// ```swift
/// var html = HTMLWriter()
/// ButtonModel(title: "Send").write(ControlPlace(name: "action", value: "send"), to: &html)
/// String(decoding: html.bytes, as: UTF8.self)
/// // <button class="control control-button" type="submit" name="action" value="send" data-control="Button" …>…</button>
/// ```
///
/// `aria-*` attributes are for assistive technology, `data-*` attributes for styles and for the script. `data-set`
/// lists the events that set the state of the control.
public protocol HTMLControl: ControlModel {
  /// Writes the button.
  func write(_ place: ControlPlace, to html: inout HTMLWriter)
}

/// The properties of a control that depend on its page: its `id`, the name and value that it sends, its theme and
/// icons.
public struct ControlPlace: Hashable, Sendable {
  /// The `id`, by which the script finds the control on the page that is the response to a post.
  public var id: String?
  /// The name under which the button sends its value; a button without a name sends nothing.
  public var name: String?
  /// The value that is sent.
  public var value: String
  /// Whether a button without a name submits its form as well.
  public var submits: Bool
  /// The name of a ``ButtonTheme``.
  public var theme: String?
  /// The URL of an SVG file whose symbols are the icons, by their names.
  public var icons: String
  /// The text announced if the script cannot send the form.
  public var failure: String

  /// Creates a place.
  public init(
    id: String? = nil, name: String? = nil, value: String = "", submits: Bool = false, theme: String? = nil,
    icons: String = "/icons.svg", failure: String = "It was not sent. Try again."
  ) {
    (self.id, self.name, self.value, self.submits) = (id, name, value, submits)
    (self.theme, self.icons, self.failure) = (theme, icons, failure)
  }
}

extension ControlPlace {
  /// Returns the URL of an icon; empty without a name.
  func url(ofIcon name: String?) -> String { name.map { "\(icons)#\($0)" } ?? "" }
}

extension HTMLWriter {
  /// Writes the start tag of a control without `>`.
  ///
  /// - Parameters:
  ///   - kind: The class and the name of the control, as literals.
  ///   - model: The control.
  ///   - label: The `aria-label`; `nil` where the content is the name.
  mutating func openControl(
    _ kind: (class: StaticString, name: StaticString), of model: some ControlModel, label: String?,
    at place: ControlPlace
  ) {
    markup("<button class=\"control ")
    markup(kind.class)
    if let theme = place.theme {
      markup(" ")
      text(theme)
    }
    markup(place.name == nil && !place.submits ? "\" type=\"button\"" : "\" type=\"submit\"")
    attribute("id", place.id)
    if let name = place.name {
      attribute("name", name)
      markup(" value=\"")
      text(place.value)
      markup("\"")
    }
    attribute("aria-label", label)
    write(model.accessibility)
    if model.staysFocusable { markup(" data-focusable") }
    markup(" data-control=\"")
    markup(kind.name)
    markup("\"")
  }

  private mutating func write(_ accessibility: AccessibilityState) {
    switch accessibility.availability {
    case .enabled: break
    case .disabled: markup(" disabled")
    case .inert: markup(" aria-disabled=\"true\"")
    }
    if let isPressed = accessibility.isPressed { attribute("aria-pressed", "\(isPressed)") }
    if accessibility.isBusy { markup(" aria-busy=\"true\"") }
  }

  /// Writes an icon, which is hidden from assistive technology; one without a name is not shown.
  mutating func icon(_ name: String?, in place: ControlPlace) {
    markup("<svg class=\"control-icon\" aria-hidden=\"true\" focusable=\"false\"><use href=\"")
    text(place.url(ofIcon: name))
    markup("\"></use></svg>")
  }
}
