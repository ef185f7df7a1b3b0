/// Where the findings of a check go.
enum FindingDestination: Sendable {
  /// They are only counted.
  case nowhere
  case report(any Report)
  /// To the caller, as values.
  case caller

  var isWanted: Bool {
    if case .nowhere = self { false } else { true }
  }
}
