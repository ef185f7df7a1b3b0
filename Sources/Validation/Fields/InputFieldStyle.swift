/// The kind of input of a field: the part of its appearance that does not depend on its state.
///
/// A style has no colors and no rules: a field of style `email` without a strategy accepts any text.
///
/// ```swift
/// let style = InputFieldStyle.email
/// style.keyboard  // .emailAddress
/// style.isSecure  // false
/// ```
public enum InputFieldStyle: Hashable, Sendable, CaseIterable {
  /// One line of text.
  case `default`
  /// One line of text, drawn on a dark or colored background.
  case inverse
  /// Text of several lines.
  case multiline
  /// An e-mail address.
  case email
  /// A secret, drawn as dots.
  case password
  /// A telephone number.
  case phone
  /// A choice among given values.
  case dropdown

  /// The way in which a person enters the text.
  public enum Keyboard: Hashable, Sendable {
    /// The usual keyboard.
    case `default`
    /// A keyboard with `@` and `.`.
    case emailAddress
    /// Digits and the symbols of telephone numbers.
    case phonePad
    /// A list to choose from.
    case picker
  }

  /// The keyboard for the text: `InputFieldStyle.dropdown.keyboard` is `.picker`.
  public var keyboard: Keyboard {
    switch self {
    case .default, .inverse, .multiline, .password: .default
    case .email: .emailAddress
    case .phone: .phonePad
    case .dropdown: .picker
    }
  }

  /// Whether the text is hidden while it is typed: `InputFieldStyle.password.isSecure` is `true`.
  public var isSecure: Bool { self == .password }

  /// Whether the text may have several lines: `InputFieldStyle.multiline.isMultiline` is `true`.
  public var isMultiline: Bool { self == .multiline }
}
