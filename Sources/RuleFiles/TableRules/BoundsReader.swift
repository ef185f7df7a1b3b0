internal import JSONDocument
internal import Validation

/// Reads an object of `minimum`, `maximum` and `severity`.
struct BoundsReader {
  let severity: Severity
  private let members: Members
  private let name: String
  private let hasUnknown: Bool

  /// Reads the severity, and reports unknown members.
  ///
  /// - Parameter name: The noun for the object in members.faults.
  init(_ members: Members, as name: String) {
    self.members = members
    self.name = name
    let known = members.faults.count
    members.rejectUnknown(besides: ["minimum", "maximum", "severity"], in: name)
    hasUnknown = members.faults.count > known
    severity =
      members.object["severity"].flatMap { Severity.decode($0, reportingTo: members.faults) } ?? .error
  }

  /// Returns the bounds, and reports their faults: no bound, a bound that is not such a number, and a minimum above the maximum.
  ///
  /// - Parameters:
  ///   - noun: The noun for such a number.
  ///   - read: Returns the number for the text of a number, or `nil`.
  func bounds<Number: Comparable & CustomStringConvertible>(
    _ noun: String, read: (String) -> Number?
  ) -> (minimum: Number?, maximum: Number?) {
    // An unknown bound has been reported already.
    if members.object["minimum"] == nil, members.object["maximum"] == nil, !hasUnknown {
      members.faults.report("\(name) must have 'minimum', 'maximum' or both", at: members.position)
    }
    func bound(_ key: String) -> Number? {
      guard let node = members.object[key]?.value else { return nil }
      if case .number(let text) = node.content, let number = read(text) { return number }
      members.faults.report("'\(key)' must be \(noun)", at: node.position)
      return nil
    }
    let (minimum, maximum) = (bound("minimum"), bound("maximum"))
    if let minimum, let maximum, minimum > maximum, let node = members.object["minimum"]?.value {
      members.faults.report("'minimum' must be at most 'maximum', which is \(maximum)", at: node.position)
    }
    return (minimum, maximum)
  }
}
