/// What the original's field can be told besides.
///
/// Its `show(assistiveText:)` is ``show(helperText:)``, its `hideErrorText` is ``hideAssistiveText()``.
extension InputField {
  /// Sets the state and leaves the texts; refused unless the model follows ``InputFieldCompatibility/mistica``.
  public func set(state: InputFieldState) { send(.setState(state)) }

  /// Sets the assistive text and leaves the state; refused unless the model follows
  /// ``InputFieldCompatibility/mistica``.
  public func set(assistiveText: String?) { send(.setAssistiveText(assistiveText)) }
}
