/// Which rules a field follows when something happens to it: this library's, or those of the original.
///
/// ```swift
/// var model = InputFieldModel(helperText: "As on your badge", compatibility: .mistica)
/// model.reduce(.disable)   // [.stateChanged(animated: false)]
/// model.reduce(.validate)  // [.stateChanged(animated: true), .layoutNeeded]
/// model.state              // .invalid("required")
/// model.assistiveText      // "", and the helper text is lost
/// ```
public enum InputFieldCompatibility: Hashable, Sendable, CaseIterable {
  /// The corrected model, the default: an error text exactly where the state is `invalid`, a helper text that
  /// survives it, a disabled field that is not asked, and effects only for what changed.
  case standard

  /// The event table of mistica-ios, `InputField` at commit 7366aa05, faults and all, for a user interface
  /// that relies on it.
  ///
  /// There is one assistive text: the error's while the state is `invalid`, else the helper text. What differs
  /// from `standard`:
  ///
  /// - Validating asks a disabled field too and makes it normal or invalid. A failure overwrites the assistive
  ///   text; a success leaves it as it is, even an error's. No trigger validates: only being told to does.
  /// - An empty text of an optional field is asked of the strategy. One that is required fails without a word
  ///   unless ``InputFieldModel/nonOptionalFieldFailureMessage`` is set: the assistive text is then empty.
  /// - ``InputFieldModel/isValid`` does not look at the state.
  /// - A text set by the program is the same where it is canonically equivalent.
  /// - Showing or hiding an assistive text makes the field normal. Disabling leaves the text, an error's too,
  ///   and editing goes on until it is ended.
  /// - `layoutNeeded` comes whenever an assistive text is set, an equal one too; `stateChanged` not from one
  ///   error to another; `announce` never. An edit that takes an error away has the effects layout, state,
  ///   text.
  /// - A reset, which the original has not, takes the assistive text away: nothing has kept the first.
  case mistica
}
