/// A button of a user interface: a model, targets that are called for its events, and a handler of its effects.
///
/// The properties of the model that can be set are properties of the control: `button.title` is `button.model.title`.
///
/// A target is held weakly, as in UIKit, and an action is one of its methods, in one of three forms:
///
/// ```swift
/// final class Player {
///   func doSomething() {}
///   func doSomething(sender: PlayButton) {}
///   func doSomething(sender: PlayButton, forEvent event: ControlEvent) {}
/// }
///
/// let player = Player()
/// let button = PlayButton()
/// button.addTarget(player, action: Player.doSomething(sender:), for: .primaryActionTriggered)
/// button.sendActions(for: .primaryActionTriggered)  // calls player.doSomething(sender: button)
/// ```
@dynamicMemberLookup
open class Control<Model: ControlModel, Sender: AnyObject> {
  /// The control as a value.
  public internal(set) var model: Model

  /// The targets and their actions.
  public var targets = TargetList<Sender>()

  /// The closure that is called with each effect, before the targets.
  public var effectHandler: ((Sender, Model.Effect) -> Void)?

  private var queue = EffectQueue<(effect: Model.Effect, events: ControlEvent)>()

  init(_ model: Model) { self.model = model }

  /// The control as `Sender`: each subclass in this module is its own `Sender`, and other modules cannot subclass
  /// `Control`.
  var sender: Sender { self as! Sender }

  /// Applies an event and performs its effects.
  public func send(_ event: Model.Event) {
    let effects = model.reduce(event)
    let events = event.pressEvent?.controlEvents(isTap: true) ?? []
    guard queue.append(effects.map { ($0, events) }) else { return }
    while let next = queue.next() {
      effectHandler?(sender, next.effect)
      if next.effect.isTap { callTargets(for: next.events) }
    }
  }

  /// Applies a press event of the user interface.
  public func press(_ event: PressEvent) {
    let accepts = model.acceptsPresses
    send(.press(event))
    let events = event.controlEvents(isTap: false)
    if accepts && !events.isEmpty { targets.send(events, from: sender) }
  }

  /// Calls the targets for the events of a tap.
  func callTargets(for events: ControlEvent) { targets.send(events, from: sender) }

  /// Whether the control responds to press events.
  public var isEnabled: Bool {
    get { model.isEnabled }
    set { send(.setEnabled(newValue)) }
  }

  /// A property of the model that events change, such as `accessibility` or `look`.
  public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> Value { model[keyPath: property] }

  /// A property of the model that the program sets, such as `accessibilityLabel`.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Model, Value>) -> Value {
    get { model[keyPath: property] }
    set { model[keyPath: property] = newValue }
  }
}

/// Targets and their actions.
extension Control {
  /// Calls a method of the target for the events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: ControlEvent
  ) {
    targets.add(target, for: events) { target, _, _ in action(target)() }
  }

  /// Calls a method of the target with the control for the events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: ControlEvent
  ) {
    targets.add(target, for: events) { target, sender, _ in action(target)(sender) }
  }

  /// Calls a method of the target with the control and the event for the events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Sender, ControlEvent) -> Void, for events: ControlEvent
  ) {
    targets.add(target, for: events) { target, sender, event in action(target)(sender, event) }
  }

  /// Removes the actions of the target for the events.
  public func removeTarget(_ target: AnyObject, for events: ControlEvent) {
    targets.remove(target, for: events)
  }

  /// Applies the events as a user interface does: in the order of a press, each as one press event.
  ///
  /// `.touchUpInside` without `.touchDown` before it is not a tap; `.primaryActionTriggered` alone is one.
  public func sendActions(for events: ControlEvent) {
    for event in events.pressEvents { press(event) }
  }
}
