/// The events for which a control calls its targets, under the names of UIKit.
public struct ControlEvent: OptionSet, Hashable, Sendable {
  /// One bit for each event.
  public let rawValue: Int

  /// Creates a set of events from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pointer was pressed on the control.
  public static let touchDown = ControlEvent(rawValue: 1)
  /// The held pointer returned to the control.
  public static let touchDragEnter = ControlEvent(rawValue: 1 << 1)
  /// The held pointer left the control.
  public static let touchDragExit = ControlEvent(rawValue: 1 << 2)
  /// The pointer was released on the control.
  public static let touchUpInside = ControlEvent(rawValue: 1 << 3)
  /// The pointer was released outside the control.
  public static let touchUpOutside = ControlEvent(rawValue: 1 << 4)
  /// The system cancelled the press.
  public static let touchCancel = ControlEvent(rawValue: 1 << 5)
  /// The control was tapped or activated in another way.
  public static let primaryActionTriggered = ControlEvent(rawValue: 1 << 6)

  /// The press events of the set, in the order in which they occur in a press.
  var pressEvents: [PressEvent] {
    let names: [(ControlEvent, PressEvent)] = [
      (.touchDown, .touchDown), (.touchDragExit, .touchDragExit), (.touchDragEnter, .touchDragEnter),
      (.touchUpInside, .touchUpInside), (.touchUpOutside, .touchUpOutside), (.touchCancel, .touchCancel),
      (.primaryActionTriggered, .primaryActionTriggered),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension PressEvent {
  /// The events for which targets are called when a control accepts this press event.
  ///
  /// - Parameter isTap: Whether the event completes a tap.
  func controlEvents(isTap: Bool) -> ControlEvent {
    let own: ControlEvent =
      switch self {
      case .touchDown: .touchDown
      case .touchDragExit: .touchDragExit
      case .touchDragEnter: .touchDragEnter
      case .touchUpInside: isTap ? .touchUpInside : []
      case .touchUpOutside: .touchUpOutside
      case .touchCancel: .touchCancel
      case .keyDown, .keyUp, .focusLost, .primaryActionTriggered: []
      }
    return isTap ? own.union(.primaryActionTriggered) : own
  }
}
