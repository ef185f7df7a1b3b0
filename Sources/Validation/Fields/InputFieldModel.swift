/// A field as a value: its text, its state and settings, and how events change them.
///
/// ``reduce(_:)`` takes an event and returns its effects; the model calls only its strategy, which is pure. ``InputField`` is
/// an object with a model and a delegate.
///
/// ```swift
/// var model = InputFieldModel(helperText: "As on your badge")
/// model.validationStrategy = .length(4...8)
/// model.reduce(.setText("jmp"))  // [.textChanged]
/// model.reduce(.validate)        // [.stateChanged(animated: true), .layoutNeeded, .announce("Must have at least 4 characters, has 3")]
/// model.state                    // .invalid("length.too-short")
/// ```
///
/// In the standard model there is an error text if and only if the state is `invalid`, and a disabled field is not edited;
/// ``InputFieldCompatibility/mistica`` guarantees neither.
public struct InputFieldModel: Sendable {
  // MARK: State

  /// The text, as the person or the program has set it.
  public internal(set) var text: String

  /// The text that helps to fill in the field; it survives errors and resets.
  public internal(set) var helperText: String?

  /// The error text, present if and only if the state is `invalid`.
  public internal(set) var errorText: String?

  /// Whether the field is normal, disabled or invalid.
  public internal(set) var state: InputFieldState = .normal

  /// Whether the person is editing the field.
  public internal(set) var isEditing = false

  /// Whether the person has ended editing since the field was created or reset.
  public internal(set) var isTouched = false

  /// Whether the person has changed the text since the field was created or reset.
  public internal(set) var isDirty = false

  /// Whether the field has shown an error since it was created or reset.
  var hasFailed = false

  /// The text after a reset.
  let initialText: String

  /// The model by which the field responds to events.
  public let compatibility: InputFieldCompatibility

  // MARK: Settings

  /// Whether the text may be empty: an empty text of an optional field is valid without running the strategy.
  public var isOptional = false

  /// The strategy for a text that is not empty; without one any such text is valid.
  public var validationStrategy: (any InputFieldValidationStrategy)?

  /// The error text for an empty text that is required; `nil` for the text of the library.
  public var nonOptionalFieldFailureMessage: String?

  /// The maximum number of characters (graphemes) that the person may enter, or `nil` for no limit.
  public var textInputLimit: Int?

  /// Whether a change of the text removes the error.
  public var clearsErrorOnEditing = true

  /// The time at which the field validates itself.
  public var validateOn: ValidationTrigger = .manual

  /// Creates a field in the state `normal`. A reset restores this text.
  public init(
    text: String = "", helperText: String? = nil, compatibility: InputFieldCompatibility = .standard
  ) {
    self.text = text
    self.helperText = helperText
    self.initialText = text
    self.compatibility = compatibility
  }
}

extension InputFieldModel {
  /// The text to show under the field: the error text if there is one, else the helper text.
  public var assistiveText: String? { errorText ?? helperText }

  /// Whether the text is valid, even if the field does not show that it is not; `true` if the field is
  /// disabled.
  ///
  /// Runs the strategy at each call.
  public var isValid: Bool { failure == nil }

  /// The failure of the text, or `nil` if it is valid or the field is disabled.
  ///
  /// Runs the strategy at each call.
  public var failure: ValidationFailure? {
    if state == .disabled && compatibility == .standard { return nil }
    if text.isEmpty && !isOptional { return ValidationFailure("required") }
    if text.isEmpty && compatibility == .standard { return nil }
    guard let validationStrategy, let failure = validationStrategy.failure(of: text) else { return nil }
    return validationStrategy.isSecret ? failure.withholding(text.utf8Span.span) : failure
  }
}
