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
  /// - Parameter name: The noun for the object in faults.
  init(_ members: Members, _ name: String, _ faults: inout [RuleFileFault]) {
    self.members = members
    self.name = name
    let known = faults.count
    members.rejectUnknown(besides: ["minimum", "maximum", "severity"], in: name, onlySlips: false, &faults)
    hasUnknown = faults.count > known
    severity = members.object["severity"].flatMap { Severity.decode($0, &faults) } ?? .error
  }

  /// Returns the bounds, and reports their faults: no bound, a bound that is not such a number, and a minimum above the maximum.
  ///
  /// - Parameters:
  ///   - noun: The noun for such a number.
  ///   - read: Returns the number for the text of a number, or `nil`.
  func bounds<Number: Comparable & CustomStringConvertible>(
    _ noun: String, _ faults: inout [RuleFileFault], _ read: (String) -> Number?
  ) -> (minimum: Number?, maximum: Number?) {
    // An unknown bound has been reported already.
    if members.object["minimum"] == nil, members.object["maximum"] == nil, !hasUnknown {
      faults.append(.init(at: members.position, "\(name) must have 'minimum', 'maximum' or both"))
    }
    func bound(_ key: String) -> Number? {
      guard let node = members.object[key]?.value else { return nil }
      if case .number(let text) = node.content, let number = read(text) { return number }
      faults.append(.init(at: node.position, "'\(key)' must be \(noun)"))
      return nil
    }
    let (minimum, maximum) = (bound("minimum"), bound("maximum"))
    if let minimum, let maximum, minimum > maximum, let node = members.object["minimum"]?.value {
      faults.append(.init(at: node.position, "'minimum' must be at most 'maximum', which is \(maximum)"))
    }
    return (minimum, maximum)
  }
}
