/// An event by which a user interface reports a pointer, the keyboard or assistive technology.
public enum PressEvent: Hashable, Sendable, CaseIterable {
  /// The pointer was pressed on the button.
  case touchDown
  /// The held pointer left the button.
  case touchDragExit
  /// The held pointer returned to the button.
  case touchDragEnter
  /// The pointer was released on the button.
  case touchUpInside
  /// The pointer was released outside the button.
  case touchUpOutside
  /// The system cancelled the press.
  case touchCancel
  /// A key was pressed; a repetition of a held key has no effect.
  case keyDown(Key, isRepeat: Bool)
  /// A key was released.
  case keyUp(Key)
  /// The button lost the focus.
  case focusLost
  /// The button was activated as a whole: by assistive technology, by the implicit submission of a form or by a program.
  case primaryActionTriggered

  /// A key that activates a button (WAI-ARIA Authoring Practices, button).
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The Enter key, which activates when it is pressed.
    case enter
    /// The Space key, which activates when it is released.
    case space
  }

  /// All events, in a stable order.
  public static var allCases: [PressEvent] {
    [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside, .touchCancel]
      + Key.allCases.flatMap { [.keyDown($0, isRepeat: false), .keyDown($0, isRepeat: true), .keyUp($0)] }
      + [.focusLost, .primaryActionTriggered]
  }

  /// The name of the event in transition tables.
  var name: String {
    switch self {
    case .touchDown: "touchDown"
    case .touchDragExit: "touchDragExit"
    case .touchDragEnter: "touchDragEnter"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .keyDown(let key, let isRepeat): "\(key)\(isRepeat ? "Repeat" : "Down")"
    case .keyUp(let key): "\(key)Up"
    case .focusLost: "focusLost"
    case .primaryActionTriggered: "primaryActionTriggered"
    }
  }
}
