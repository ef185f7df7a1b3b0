/// The receiver of a field's changes, once the field is in its final state.
///
/// Every method has an empty default. A delegate may call the field: the event is applied at once, and its effects follow
/// those that are pending.
///
/// A field belongs to one isolation domain and so does its delegate; one on the main actor conforms there:
///
/// ```swift
/// @MainActor final class SignUpScreen: @MainActor InputFieldDelegate {
///   var needsLayout = false
///   func inputFieldShouldLayout(_ inputField: InputField) { needsLayout = true }
/// }
/// ```
public protocol InputFieldDelegate: AnyObject {
  /// Editing began.
  func inputFieldDidBeginEditing(_ inputField: InputField)

  /// Editing ended: by the person, or because the field was disabled or reset.
  func inputFieldDidEndEditing(_ inputField: InputField)

  /// The state changed; only the change to `disabled` is not animated.
  func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool)

  /// The text changed, by the person or by the program.
  func inputFieldTextDidChange(_ inputField: InputField)

  /// The assistive text that is shown changed, so that the size of the field may change.
  func inputFieldShouldLayout(_ inputField: InputField)

  /// There is a new error text, which an assistive technology should announce.
  func inputField(_ inputField: InputField, shouldAnnounce message: String)
}

extension InputFieldDelegate {
  public func inputFieldDidBeginEditing(_ inputField: InputField) {}
  public func inputFieldDidEndEditing(_ inputField: InputField) {}
  public func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool) {}
  public func inputFieldTextDidChange(_ inputField: InputField) {}
  public func inputFieldShouldLayout(_ inputField: InputField) {}
  public func inputField(_ inputField: InputField, shouldAnnounce message: String) {}
}
