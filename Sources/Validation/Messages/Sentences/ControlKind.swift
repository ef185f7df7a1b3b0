/// The kind of control about which a form speaks to a person: one ticks a box, chooses from a list and types into an input.
///
/// The raw values are the ends of keys such as `form/required/checkbox`.
package enum ControlKind: String, Sendable, CaseIterable {
  case text, email, password, phone, number, date, multiline, hidden
  /// A list or radio buttons, one of which is chosen.
  case choice
  /// Boxes of which several can be chosen.
  case choices
  case checkbox, file

  /// Whether a person types into the control.
  var isTyped: Bool {
    switch self {
    case .choice, .choices, .checkbox, .file: false
    case .text, .email, .password, .phone, .number, .date, .multiline, .hidden: true
    }
  }
}
