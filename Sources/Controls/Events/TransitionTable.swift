internal import JSONDocument

/// All transitions of a control, or of a part of it, found by applying every event to every reachable state of its reducer.
///
/// The table has no numbers of steps and attempts: an effect that starts a step or an attempt gives it the next number,
/// and an event that ends one is accepted once, with the number of the last one started. An interpreter of the table
/// ignores other ends. If a control has several tables, each event is applied to the table that contains it, and the
/// control is in one state of each table.
///
/// ```swift
/// ButtonModel.transitionTables[0].rows[0].transitions[0]
/// // Transition(event: "touchDown", next: 1, effects: ["stateChanged:selected"])
/// ```
public struct TransitionTable: Hashable, Sendable {
  /// A transition to another state, or one that has effects.
  public struct Transition: Hashable, Sendable {
    /// The name of the event.
    public let event: String
    /// The index of the next state.
    public let next: Int
    /// The names of the effects, in their order.
    public let effects: [String]
  }

  /// A state and its transitions; an event without one changes nothing.
  public struct Row: Hashable, Sendable {
    /// The name of the state: the names of its flags.
    public let name: String
    /// The state for styles and tests, such as `loading`.
    public let state: String
    /// The transitions, in the order of the events.
    public fileprivate(set) var transitions: [Transition] = []
  }

  /// The name of the control.
  public let control: String

  /// The name of the part; `nil` for the table of a whole control.
  public let part: String?

  /// The rows; the first is the start.
  public private(set) var rows: [Row] = []

  /// Explores the reducer of a model by the events of a part.
  init<Model: TabulatedModel>(_ part: TablePart<Model>) {
    control = Model.controlName
    self.part = part.name
    let start = Model.tableStart.withoutNumbers
    var states = [start]
    var indices = [start: 0]
    while rows.count < states.count {
      let state = states[rows.count]
      var row = Row(name: part.rowName(state), state: part.state(state))
      for event in part.events(state) {
        var next = state
        let effects = next.reduce(event).map(\.name)
        next = next.withoutNumbers
        if next == state && effects.isEmpty { continue }
        let index = indices[next] ?? states.count
        if index == states.count {
          indices[next] = index
          states.append(next)
        }
        row.transitions.append(Transition(event: event.name, next: index, effects: effects))
      }
      rows.append(row)
    }
  }

  /// The events that end a step or an attempt, and the effects that start one, with the kind of their number.
  private static let numbers: KeyValuePairs = [
    "stepStarted": "step", "loopStarted": "step", "stepEnded": "step", "loadingStarted": "attempt",
    "requested": "attempt", "finished": "attempt", "failed": "attempt",
  ]

  /// Returns tables as JSON, for a script: an array of
  /// `{"control": …, "part": …, "numbers": {NAME: KIND}, "states": [STATE…]}`, where a state is
  /// `{"name": …, "state": …, "on": {EVENT: [NEXT, EFFECT…]}}`. `numbers` has the events and effects with a number, by their
  /// names without values; each kind, `step` or `attempt`, is counted separately.
  public static func json(_ tables: [TransitionTable]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in for table in tables { table.write(to: &json) } }
    return json.bytes
  }

  /// The kind of the number that each numbered event and effect of the table has.
  var numbers: [(name: String, kind: String)] {
    let transitions = rows.flatMap(\.transitions)
    let names = transitions.flatMap { [$0.event] + $0.effects }
    let known = Set(names.map { name in String(name.prefix { $0 != ":" }) })
    return Self.numbers.filter { known.contains($0.key) }.map { ($0.key, $0.value) }
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("control", control)
      if let part { json.member("part", part) }
      json.key("numbers")
      json.object { json in for (name, kind) in numbers { json.member(name, kind) } }
      json.key("states")
      json.array { json in for row in rows { Self.write(row, to: &json) } }
    }
  }

  private static func write(_ row: Row, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", row.name)
      json.member("state", row.state)
      json.key("on")
      json.object { json in
        for transition in row.transitions {
          json.key(transition.event)
          json.array { json in
            json.number(transition.next)
            for effect in transition.effects { json.string(effect) }
          }
        }
      }
    }
  }
}
