internal import Bytes

/// The field of a user interface: an ``InputFieldModel``, and a delegate that receives its changes.
///
/// ```swift
/// let inputField = InputField(style: .email)
/// inputField.placeholderText = "Email"
/// inputField.validationStrategy = EmailInputFieldValidationStrategy()
/// inputField.text = "jmp"
/// inputField.validate()  // sets the state to .invalid
/// inputField.isValid     // returns false
/// ```
public final class InputField {
  /// The field as a value.
  public private(set) var model: InputFieldModel

  /// The kind of input.
  public var style: InputFieldStyle

  /// The text shown while the field is empty.
  public var placeholderText: String?

  /// The receiver of changes.
  public weak var delegate: (any InputFieldDelegate)?

  private var pendingEffects: [InputFieldEffect] = []
  private var isNotifying = false

  /// Creates a field with a model.
  public init(style: InputFieldStyle = .default, model: InputFieldModel = InputFieldModel()) {
    self.style = style
    self.model = model
  }

  /// Applies the event, then informs the delegate.
  func send(_ event: InputFieldEvent) {
    pendingEffects += model.reduce(event)
    notifyDelegate()
  }

  /// Delivers the pending effects. A nested call delivers nothing, because the outer call delivers its
  /// effects too, so that effects arrive in the order of their events.
  private func notifyDelegate() {
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while !pendingEffects.isEmpty { perform(pendingEffects.removeFirst()) }
  }

  private func perform(_ effect: InputFieldEffect) {
    switch effect {
    case .editingChanged(isEditing: true): delegate?.inputFieldDidBeginEditing(self)
    case .editingChanged(isEditing: false): delegate?.inputFieldDidEndEditing(self)
    case .stateChanged(let animated): delegate?.inputFieldDidUpdateState(self, animated: animated)
    case .textChanged: delegate?.inputFieldTextDidChange(self)
    case .layoutNeeded: delegate?.inputFieldShouldLayout(self)
    case .announce(let message): delegate?.inputField(self, shouldAnnounce: message)
    }
  }
}

// MARK: Validation

extension InputField {
  /// Validates the text and shows the result: the state becomes `invalid` or `normal`.
  ///
  /// In the standard model a disabled field is not validated.
  ///
  /// - Returns: Whether the text is valid; `true` for a disabled field that is not validated.
  @discardableResult
  public func validate() -> Bool {
    pendingEffects += model.reduce(.validate)
    let isValid = !state.isInvalid
    notifyDelegate()
    return isValid
  }

  /// Whether the text is valid; `true` for a disabled field. The field is not changed.
  ///
  /// Runs the strategy at each call.
  public var isValid: Bool { model.isValid }

  /// The strategy for a text that is not empty; without one any such text is valid.
  public var validationStrategy: (any InputFieldValidationStrategy)? {
    get { model.validationStrategy }
    set { model.validationStrategy = newValue }
  }

  /// Whether the text may be empty; `false` by default.
  public var isOptional: Bool {
    get { model.isOptional }
    set { model.isOptional = newValue }
  }

  /// The error text for an empty text that is required; `nil`, the default, for the text of the library.
  public var nonOptionalFieldFailureMessage: String? {
    get { model.nonOptionalFieldFailureMessage }
    set { model.nonOptionalFieldFailureMessage = newValue }
  }

  /// The time at which the field validates itself; `.manual` by default.
  public var validateOn: ValidationTrigger {
    get { model.validateOn }
    set { model.validateOn = newValue }
  }
}

// MARK: Text

extension InputField {
  /// The text. The program may set it in any state, and to a text that exceeds the limit.
  public var text: String {
    get { model.text }
    set { send(.setText(newValue)) }
  }

  /// Replaces the text by one that the person has entered, unless the field is disabled or the new text
  /// exceeds the limit.
  ///
  /// - Returns: Whether the text was replaced; if not, the user interface has to undo the change.
  @discardableResult
  public func edit(_ text: String) -> Bool {
    pendingEffects += model.reduce(.edit(text))
    let isAccepted = model.text.hasSameBytes(as: text)
    notifyDelegate()
    return isAccepted
  }

  /// The maximum number of characters (graphemes) that the person may enter; `nil`, the default, for no
  /// limit.
  public var textInputLimit: Int? {
    get { model.textInputLimit }
    set { model.textInputLimit = newValue }
  }

  /// Whether a change of the text removes the error; `true` by default.
  public var clearsErrorOnEditing: Bool {
    get { model.clearsErrorOnEditing }
    set { model.clearsErrorOnEditing = newValue }
  }

  /// Begins the person's input, unless the field is disabled.
  public func beginEditing() { send(.beginEditing) }

  /// Ends the person's input.
  public func endEditing() { send(.endEditing) }

  /// Whether the person is editing the field.
  public var isEditing: Bool { model.isEditing }

  /// Whether the person has ended editing since the field was created or reset.
  public var isTouched: Bool { model.isTouched }

  /// Whether the person has changed the text since the field was created or reset.
  public var isDirty: Bool { model.isDirty }
}

// MARK: State and assistive text

extension InputField {
  /// Whether the field is normal, disabled or invalid. Setting it sends ``InputFieldEvent/setState(_:)``: a field that becomes
  /// invalid shows the text of the failure with that code.
  public var state: InputFieldState {
    get { model.state }
    set { send(.setState(newValue)) }
  }

  /// Whether the field accepts input; setting it is the same as ``enable()`` and ``disable()``.
  public var isEnabled: Bool {
    get { state != .disabled }
    set { send(newValue ? .enable : .disable) }
  }

  /// Enables a disabled field.
  public func enable() { send(.enable) }

  /// Disables the field, removes its error and ends editing.
  public func disable() { send(.disable) }

  /// The text to show under the field: the error text if there is one, else the helper text.
  public var assistiveText: String? { model.assistiveText }

  /// The error text, present if and only if the state is `invalid`.
  public var errorText: String? { model.errorText }

  /// The text that helps to fill in the field; setting it is the same as ``show(helperText:)`` and
  /// ``hideAssistiveText()``.
  public var helperText: String? {
    get { model.helperText }
    set { send(newValue.map(InputFieldEvent.showHelperText) ?? .hideAssistiveText) }
  }

  /// Shows an error of the program, such as a server's response, even if the field is disabled.
  public func show(errorText: String, code: FailureCode = .custom) {
    send(.showErrorText(errorText, code: code))
  }

  /// Replaces the helper text; an error remains shown in its place.
  public func show(helperText: String) { send(.showHelperText(helperText)) }

  /// Removes the helper text, but no error.
  public func hideAssistiveText() { send(.hideAssistiveText) }

  /// Resets state, text and flags, but not the helper text and the settings.
  public func reset() { send(.reset) }
}
