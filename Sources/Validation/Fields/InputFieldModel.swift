/// A field as a value: what it holds and shows, what it accepts, and how events change it.
///
/// Events go in and effects come out of ``reduce(_:)``; the model itself calls nobody but its strategy, which
/// is pure. ``InputField`` is the object around it that tells a delegate.
///
/// ```swift
/// var model = InputFieldModel(helperText: "As on your badge")
/// model.validationStrategy = .length(4...8)
/// model.reduce(.setText("jmp"))  // [.textChanged]
/// model.reduce(.validate)        // [.stateChanged(animated: true), .layoutNeeded, .announce("Must have …")]
/// model.state                    // .invalid("length.too-short")
/// ```
///
/// In the standard model there is at all times an error text exactly where the state is `invalid`, and a disabled
/// field is not edited; ``InputFieldCompatibility/mistica`` promises neither.
public struct InputFieldModel: Sendable {
  // MARK: What events change

  /// The text as it stands, by the person or by the program.
  public internal(set) var text: String

  /// What helps to fill the field in; it survives any error and any reset.
  public internal(set) var helperText: String?

  /// The text of the error, present exactly where the state is `invalid`.
  public internal(set) var errorText: String?

  /// Whether the field is normal, disabled or in error.
  public internal(set) var state: InputFieldState = .normal

  /// Whether the person is in the field.
  public internal(set) var isEditing = false

  /// Whether the person has been in the field and left it since the start.
  public internal(set) var isTouched = false

  /// Whether the person has changed the text since the start.
  public internal(set) var isDirty = false

  /// Whether the field has shown an error since the start.
  var hasFailed = false

  /// What a reset returns to.
  let initialText: String

  /// Which rules events follow, for good.
  public let compatibility: InputFieldCompatibility

  // MARK: Settings

  /// Whether the text may be empty: an empty text of an optional field is valid and no strategy is asked.
  public var isOptional = false

  /// The rule for a text that is not empty; without one any such text is valid.
  public var validationStrategy: (any InputFieldValidationStrategy)?

  /// The error text where the text is empty and must not be, as it stands; `nil` for the library's own.
  public var nonOptionalFieldFailureMessage: String?

  /// The greatest number of characters (graphemes) the person may enter, or `nil` for no limit.
  public var textInputLimit: Int?

  /// Whether an error goes when the text changes.
  public var clearsErrorOnEditing = true

  /// When the field validates itself.
  public var validateOn: ValidationTrigger = .manual

  /// A normal field with that text, to which a reset returns.
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
  /// The text to show under the field: the error's if there is one, else the helper text.
  public var assistiveText: String? { errorText ?? helperText }

  /// Whether the text passes, shown or not: `true` where the field is disabled, as it is not asked.
  ///
  /// Asks the strategy each time, so it costs what the strategy costs.
  public var isValid: Bool { failure == nil }

  /// What validating would find now, or `nil` where the text passes or the field is disabled.
  ///
  /// Asks the strategy each time, so it costs what the strategy costs.
  public var failure: ValidationFailure? {
    if state == .disabled && compatibility == .standard { return nil }
    if text.isEmpty && !isOptional { return ValidationFailure("required") }
    if text.isEmpty && compatibility == .standard { return nil }
    guard let validationStrategy, let failure = validationStrategy.failure(of: text) else { return nil }
    return validationStrategy.isSecret ? failure.withholding(text.utf8Span.span) : failure
  }
}
