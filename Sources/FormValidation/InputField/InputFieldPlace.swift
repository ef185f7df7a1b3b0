/// The properties of an `InputField` that depend on its page: the name under which it sends its value, its `id` and
/// its choices.
public struct InputFieldPlace: Hashable, Sendable {
  /// The name under which the field sends its value.
  public var name: String

  /// The `id` of the control. Those of its texts begin with it.
  public var id: String

  /// The accessible name of a field without a placeholder.
  public var label: String?

  /// The values among which a field of the style `dropdown` is chosen.
  public var choices: [String]

  /// The value of `autocomplete`; `nil` for that of the style.
  public var autocomplete: String?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - name: The name under which the field sends its value.
  ///   - id: The `id` of the control; `nil` for the name.
  ///   - label: The accessible name of a field without a placeholder.
  ///   - choices: The values of a field of the style `dropdown`.
  ///   - autocomplete: The value of `autocomplete`; `nil` for that of the style.
  public init(
    name: String, id: String? = nil, label: String? = nil, choices: [String] = [],
    autocomplete: String? = nil
  ) {
    self.name = name
    self.id = id ?? name
    self.label = label
    self.choices = choices
    self.autocomplete = autocomplete
  }
}
