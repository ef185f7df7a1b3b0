/// The state of a control, under the names of UIKit.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  public let rawValue: Int

  /// Creates a state from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The state without flags: not highlighted, selected or disabled.
  public static let normal: ControlState = []
  /// The flag of a held button.
  public static let highlighted = ControlState(rawValue: 1)
  /// The flag of a button that does not respond to touches.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// The flag of a selected button.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The six states for which a button has attributes.
  public static let allStates: [ControlState] = [
    .normal, .highlighted, .selected, [.selected, .highlighted], [.selected, .disabled], .disabled,
  ]

  /// The one of the six states that these flags determine: a disabled button is not highlighted, and unknown flags are
  /// ignored.
  public var known: ControlState {
    let flags = intersection([.highlighted, .disabled, .selected])
    return flags.contains(.disabled) ? flags.subtracting(.highlighted) : flags
  }

  /// The states in the order in which a value for this one is searched: itself, then
  ///
  /// - selected-highlighted → selected → normal
  /// - selected-disabled → disabled → selected → normal
  /// - highlighted, selected, disabled → normal
  public var fallbacks: [ControlState] {
    switch known {
    case [.selected, .highlighted]: [known, .selected, .normal]
    case [.selected, .disabled]: [known, .disabled, .selected, .normal]
    case .normal: [.normal]
    default: [known, .normal]
    }
  }

  /// The name of the state in style sheets, such as `selected-highlighted`.
  public var name: String {
    let flags: [(ControlState, String)] = [
      (.selected, "selected"), (.highlighted, "highlighted"), (.disabled, "disabled"),
    ]
    let names = flags.filter { known.contains($0.0) }.map(\.1)
    return names.isEmpty ? "normal" : names.joined(separator: "-")
  }
}

/// UIKit's name of ``ControlState``.
public typealias UIControlState = ControlState

/// A value for each of the six states, with fallbacks.
public struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [ControlState: Value] = [:]

  /// Creates values that are set for no state.
  public init() {}

  /// The value that is set for exactly that state.
  public subscript(state: ControlState) -> Value? {
    get { values[state.known] }
    set { values[state.known] = newValue }
  }

  /// Returns the value for the state or the first of its fallbacks that has one.
  public func value(for state: ControlState) -> Value? {
    state.fallbacks.lazy.compactMap { self[$0] }.first
  }

  /// Returns the values of this one and, for states without one, those of another.
  func over(_ other: StateValues) -> StateValues {
    var merged = self
    merged.values.merge(other.values) { own, _ in own }
    return merged
  }

  /// Whether a value is set for one of the states.
  func hasValue(for states: [ControlState]) -> Bool { states.contains { self[$0] != nil } }
}
