/// The model by which a field responds to events: that of this library, or that of the original.
///
/// ```swift
/// var model = InputFieldModel(helperText: "As on your badge", compatibility: .mistica)
/// model.reduce(.disable)   // [.stateChanged(animated: false)]
/// model.reduce(.validate)  // [.stateChanged(animated: true), .layoutNeeded]
/// model.state              // .invalid("required")
/// model.assistiveText      // "", and the helper text is lost
/// ```
public enum InputFieldCompatibility: Hashable, Sendable, CaseIterable {
  /// The corrected model, the default: an error text if and only if the state is `invalid`, a helper text that survives an
  /// error, a disabled field that is not validated, and effects only for changes.
  case standard

  /// The event table of mistica-ios, `InputField` at commit 7366aa05, including its faults, for a user interface that relies
  /// on it.
  ///
  /// There is one assistive text: the error's while the state is `invalid`, else the helper text. The differences from
  /// `standard`:
  ///
  /// - Validation includes disabled fields and makes them normal or invalid. A failure replaces the assistive
  ///   text; a success does not change it, even if it is an error text. Only the event `validate` validates;
  ///   no trigger does.
  /// - The strategy also checks an empty text of an optional field. An empty text of a required field fails
  ///   with an empty assistive text unless ``InputFieldModel/nonOptionalFieldFailureMessage`` is set.
  /// - ``InputFieldModel/isValid`` does not depend on the state.
  /// - A text that the program sets is unchanged if it is canonically equivalent.
  /// - Showing or hiding an assistive text makes the field normal. Disabling changes neither the assistive
  ///   text, even if it is an error text, nor whether the field is being edited.
  /// - `layoutNeeded` follows each assistive text that is set, even an equal one; `stateChanged` does not follow a change from
  ///   one error to another; `announce` never occurs. An edit that removes an error has the effects layout, state, text.
  /// - A reset, which the original lacks, removes the assistive text, because the initial one is not stored.
  case mistica
}
