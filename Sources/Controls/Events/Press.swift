/// The state of the pointer and of the Space key that press a button.
///
/// ```swift
/// var press = Press()
/// press.reduce(.touchDown)      // false
/// press.reduce(.touchDragExit)  // false
/// press.isHeld                  // false
/// press.reduce(.touchDragEnter) // false
/// press.reduce(.touchUpInside)  // true: a tap
/// ```
public struct Press: Hashable, Sendable {
  /// The position of the held pointer.
  public enum Pointer: String, Hashable, Sendable, CaseIterable {
    /// The pointer is not held, or was pressed elsewhere.
    case up
    /// The pointer was pressed on the button and is over it.
    case inside
    /// The pointer was pressed on the button and left it.
    case outside
  }

  /// The position of the held pointer.
  public internal(set) var pointer = Pointer.up

  /// Whether the Space key is held.
  public internal(set) var isSpaceHeld = false

  /// Creates a press that has not begun.
  public init() {}

  /// Whether the button is shown as held.
  public var isHeld: Bool { pointer == .inside || isSpaceHeld }

  /// Applies the event.
  ///
  /// - Returns: Whether the event completes a tap.
  @discardableResult
  public mutating func reduce(_ event: PressEvent) -> Bool {
    switch event {
    case .touchDown:
      pointer = .inside
    case .touchDragExit:
      if pointer == .inside { pointer = .outside }
    case .touchDragEnter:
      if pointer == .outside { pointer = .inside }
    case .touchUpInside:
      defer { pointer = .up }
      return pointer != .up
    case .touchUpOutside, .touchCancel:
      pointer = .up
    case .keyDown(.enter, let isRepeat):
      return !isRepeat
    case .keyDown(.space, let isRepeat):
      if !isRepeat { isSpaceHeld = true }
    case .keyUp(.enter):
      break
    case .keyUp(.space):
      defer { isSpaceHeld = false }
      return isSpaceHeld
    case .focusLost:
      isSpaceHeld = false
    case .primaryActionTriggered:
      return true
    }
    return false
  }

  /// Ends the press without a tap.
  public mutating func cancel() { self = Press() }
}
