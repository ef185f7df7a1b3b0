/// A model whose transitions are written as tables.
protocol TabulatedModel: ControlModel where Event: Tabulated, Effect: Tabulated {
  /// The name of the control in tables.
  static var controlName: String { get }

  /// The model from which the exploration of the tables starts.
  static var tableStart: Self { get }

  /// The parts of the control, each with a table.
  static var tableParts: [TablePart<Self>] { get }

  /// The model with the numbers of steps and attempts reset, so that it has finitely many states.
  var withoutNumbers: Self { get }
}

extension TabulatedModel {
  /// Explores all parts.
  static func exploreTables() -> [TransitionTable] { tableParts.map { TransitionTable($0) } }
}

/// An event or an effect with its name in transition tables.
protocol Tabulated {
  var name: String { get }

  /// The number of the step or attempt that an event ends, or that an effect starts or no longer shows; `nil` for any other.
  var number: Int? { get }
}

/// A part of a control, with the events and flags of its table.
struct TablePart<Model: TabulatedModel> {
  /// The name; `nil` for a whole control.
  var name: String?
  /// Returns the events that are possible in a state.
  let events: (Model) -> [Model.Event]
  /// Returns the names of the flags that are set.
  let flags: (Model) -> [String]
  /// Returns the state for styles and tests.
  let state: (Model) -> String

  /// Returns the name of the row of a model.
  func rowName(_ model: Model) -> String { flags(model).joined(separator: " ") }

  /// The press events.
  static var pressEvents: [Model.Event] { PressEvent.allCases.map { .press($0) } }

  /// Returns the two events that set a flag.
  static func both(_ event: (Bool) -> Model.Event) -> [Model.Event] { [event(true), event(false)] }

  /// Returns the names of those flags that are set.
  static func names(_ flags: KeyValuePairs<String, Bool>) -> [String] { flags.filter(\.value).map(\.key) }
}

extension Press {
  /// The flags of the press that are set, for the names of states.
  var flagNames: [String] { (pointer == .up ? [] : [pointer.rawValue]) + (isSpaceHeld ? ["space"] : []) }
}
