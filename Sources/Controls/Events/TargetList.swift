/// The targets of a control, held weakly, and their actions.
public struct TargetList<Sender: AnyObject> {
  private struct Entry {
    let target: ObjectIdentifier
    var events: ControlEvent
    /// Calls the action, unless the target no longer exists.
    let call: (Sender, ControlEvent) -> Void
    let isAlive: () -> Bool
  }

  private var entries: [Entry] = []

  /// Creates a list without targets.
  public init() {}

  /// Whether no target exists any more.
  public var isEmpty: Bool { !entries.contains { $0.isAlive() } }

  mutating func add<Target: AnyObject>(
    _ target: Target, for events: ControlEvent, action: @escaping (Target, Sender, ControlEvent) -> Void
  ) {
    entries.removeAll { !$0.isAlive() }
    entries.append(
      Entry(
        target: ObjectIdentifier(target), events: events,
        call: { [weak target] sender, event in
          if let target { action(target, sender, event) }
        },
        isAlive: { [weak target] in target != nil }))
  }

  mutating func remove(_ target: AnyObject, for events: ControlEvent) {
    for index in entries.indices where entries[index].target == ObjectIdentifier(target) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || !$0.isAlive() }
  }

  /// Calls the actions in the order in which they were added, each at most once.
  func send(_ events: ControlEvent, from sender: Sender) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.call(sender, entry.events.intersection(events))
    }
  }
}
