/// Methods of the original's field that the standard model lacks or names differently.
///
/// Its `show(assistiveText:)` is ``show(helperText:)``, its `hideErrorText` is ``hideAssistiveText()``.
extension InputField {
  /// Sets the state, like the property ``state``.
  public func set(state: InputFieldState) { send(.setState(state)) }

  /// Sets the assistive text without the state; ignored unless the model follows
  /// ``InputFieldCompatibility/mistica``.
  public func set(assistiveText: String?) { send(.setAssistiveText(assistiveText)) }
}
