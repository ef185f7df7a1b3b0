extension ValidationFailure {
  /// The failure of a part of a value, changed to a failure of the whole value: its `position` is increased
  /// by the number of ASCII characters before the part.
  func moved(by count: Int) -> ValidationFailure {
    var parameters = parameters
    if case .integer(let position)? = parameters["position"] {
      parameters["position"] = .integer(position + count)
    }
    return ValidationFailure(code, parameters, causes: causes.map { $0.moved(by: count) })
  }
}
