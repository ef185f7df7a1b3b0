internal import Bytes

/// A field that a user interface holds: an ``InputFieldModel``, and a delegate that is told what changes.
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

  /// What kind of input the field is for.
  public var style: InputFieldStyle

  /// What names the field while it is empty.
  public var placeholderText: String?

  /// Who is told what changes.
  public weak var delegate: (any InputFieldDelegate)?

  private var untold: [InputFieldEffect] = []
  private var isTelling = false

  /// A field around a model, as it stands.
  public init(style: InputFieldStyle = .default, model: InputFieldModel = InputFieldModel()) {
    self.style = style
    self.model = model
  }

  /// Lets the event happen, then tells the delegate.
  func send(_ event: InputFieldEvent) {
    untold += model.reduce(event)
    tellDelegate()
  }

  /// Tells what is untold; leaves it to the call under way when called from within one, so that effects
  /// arrive in the order of their events.
  private func tellDelegate() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty { tell(untold.removeFirst()) }
  }

  private func tell(_ effect: InputFieldEffect) {
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
  /// Asks the rules and shows the answer: the state becomes `invalid` or `normal`.
  ///
  /// A disabled field is not asked and stays as it is, in the standard model.
  ///
  /// - Returns: Whether the text passes; `true` for a disabled field that is not asked.
  @discardableResult
  public func validate() -> Bool {
    untold += model.reduce(.validate)
    let isValid = !state.isInvalid
    tellDelegate()
    return isValid
  }

  /// Whether the text passes; changes nothing. `true` for a disabled field, which is not asked.
  ///
  /// Asks the strategy each time, so it costs what the strategy costs.
  public var isValid: Bool { model.isValid }

  /// The rule for a text that is not empty; without one any such text is valid.
  public var validationStrategy: (any InputFieldValidationStrategy)? {
    get { model.validationStrategy }
    set { model.validationStrategy = newValue }
  }

  /// Whether the text may be empty; `false` at the start.
  public var isOptional: Bool {
    get { model.isOptional }
    set { model.isOptional = newValue }
  }

  /// The error text where the text is empty and must not be; `nil`, the start, for the library's own.
  public var nonOptionalFieldFailureMessage: String? {
    get { model.nonOptionalFieldFailureMessage }
    set { model.nonOptionalFieldFailureMessage = newValue }
  }

  /// When the field validates itself; `.manual` at the start.
  public var validateOn: ValidationTrigger {
    get { model.validateOn }
    set { model.validateOn = newValue }
  }
}

// MARK: Text

extension InputField {
  /// The text; setting it is the program's doing: it is refused in no state and by no limit.
  public var text: String {
    get { model.text }
    set { send(.setText(newValue)) }
  }

  /// Makes the text the one the person entered, unless the field is disabled or the text over the limit.
  ///
  /// - Returns: Whether the field now holds that text; if not, the user interface has to undo the change.
  @discardableResult
  public func edit(_ text: String) -> Bool {
    untold += model.reduce(.edit(text))
    let isAccepted = model.text.hasSameBytes(as: text)
    tellDelegate()
    return isAccepted
  }

  /// The greatest number of characters (graphemes) the person may enter; `nil`, the start, for no limit.
  public var textInputLimit: Int? {
    get { model.textInputLimit }
    set { model.textInputLimit = newValue }
  }

  /// Whether an error goes when the text changes; `true` at the start.
  public var clearsErrorOnEditing: Bool {
    get { model.clearsErrorOnEditing }
    set { model.clearsErrorOnEditing = newValue }
  }

  /// The person's input begins; a disabled field refuses.
  public func beginEditing() { send(.beginEditing) }

  /// The person left the field.
  public func endEditing() { send(.endEditing) }

  /// Whether the person is in the field.
  public var isEditing: Bool { model.isEditing }

  /// Whether the person has been in the field and left it since the start.
  public var isTouched: Bool { model.isTouched }

  /// Whether the person has changed the text since the start.
  public var isDirty: Bool { model.isDirty }
}

// MARK: State and assistive text

extension InputField {
  /// Whether the field is normal, disabled or in error.
  public var state: InputFieldState { model.state }

  /// Whether the field takes input; setting it is the same as ``enable()`` and ``disable()``.
  public var isEnabled: Bool {
    get { state != .disabled }
    set { send(newValue ? .enable : .disable) }
  }

  /// Switches the field on again; nothing happens to one that is not disabled.
  public func enable() { send(.enable) }

  /// Switches the field off: its error goes and editing ends.
  public func disable() { send(.disable) }

  /// The text to show under the field: the error's if there is one, else the helper text.
  public var assistiveText: String? { model.assistiveText }

  /// The text of the error, present exactly where the state is `invalid`.
  public var errorText: String? { model.errorText }

  /// What helps to fill the field in; setting it is the same as ``show(helperText:)`` and
  /// ``hideAssistiveText()``.
  public var helperText: String? {
    get { model.helperText }
    set { send(newValue.map(InputFieldEvent.showHelperText) ?? .hideAssistiveText) }
  }

  /// Puts the field in error with a text of the program's own, such as a server's answer, even if it is
  /// disabled.
  public func show(errorText: String, code: FailureCode = .custom) {
    send(.showErrorText(errorText, code: code))
  }

  /// Replaces the helper text; an error stays in front of it.
  public func show(helperText: String) { send(.showHelperText(helperText)) }

  /// Removes the helper text; an error stays.
  public func hideAssistiveText() { send(.hideAssistiveText) }

  /// Returns state, text and flags to the start; the helper text and the settings stay.
  public func reset() { send(.reset) }
}
