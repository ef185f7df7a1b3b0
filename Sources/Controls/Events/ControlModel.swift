/// A control as a value with a reducer, which takes an event and returns effects.
///
/// ```swift
/// func effects<Model: ControlModel>(of event: PressEvent, on model: inout Model) -> [Model.Effect] {
///   model.reduce(.press(event))
/// }
/// var button = ButtonModel(title: "Send")
/// effects(of: .touchDown, on: &button) == [.stateChanged(.selected)]  // true
/// ```
public protocol ControlModel: Hashable, Sendable {
  /// The type of the events.
  associatedtype Event: ModelEvent
  /// The type of the effects.
  associatedtype Effect: ModelEffect

  /// Whether the control is enabled.
  var isEnabled: Bool { get }

  /// Whether the control keeps the focus while it is disabled, so that people can still find it: it is then
  /// ``AccessibilityState/Availability/inert``.
  var staysFocusable: Bool { get set }

  /// Whether press events have an effect; ``isEnabled`` unless a control has further conditions.
  var acceptsPresses: Bool { get }

  /// The properties for assistive technology.
  var accessibility: AccessibilityState { get }

  /// Applies the event and returns its effects, in the order of the cases of their enumeration.
  mutating func reduce(_ event: Event) -> [Effect]

  /// All transitions of the control: one table, or several independent ones, each with events of its own.
  static var transitionTables: [TransitionTable] { get }
}

extension ControlModel {
  public var acceptsPresses: Bool { isEnabled }

  /// How the control can be activated, by its flags.
  var availability: AccessibilityState.Availability {
    isEnabled ? .enabled : staysFocusable ? .inert : .disabled
  }
}

/// An event of a ``ControlModel``.
public protocol ModelEvent: Hashable, Sendable {
  /// A pointer, a key or assistive technology.
  static func press(_ event: PressEvent) -> Self

  /// The program enables or disables the control.
  static func setEnabled(_ isEnabled: Bool) -> Self

  /// The press event; `nil` for another event.
  var pressEvent: PressEvent? { get }
}

/// An effect of a ``ControlModel``.
public protocol ModelEffect: Hashable, Sendable {
  /// Whether targets are called: the control was tapped.
  var isTap: Bool { get }
}
