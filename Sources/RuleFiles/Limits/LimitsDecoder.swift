internal import JSONDocument
internal import Validation

/// Decodes `limits` of a file, a field or a rule: `{invalid: {warn: 1%, fail: 100}}`, or `{invalid: 2%}`, which is short for `fail`.
enum LimitsDecoder {
  static let key = "limits"

  /// Returns the limits beside a severity, which must be that of errors.
  ///
  /// - Parameter severity: The severity of what has the limits.
  static func decode(
    _ object: DocumentObject, for severity: Severity = .error, reportingTo faults: FaultCollector
  ) -> InvalidLimits? {
    guard let member = object[key] else { return nil }
    if severity != .error {
      let text = "'limits' are for errors: a warning makes no record invalid; remove 'limits' or 'severity'"
      faults.report(text, at: member.keyPosition)
    }
    return decode(member.value, reportingTo: faults)
  }

  private static func decode(_ node: DocumentNode, reportingTo faults: FaultCollector) -> InvalidLimits? {
    guard let members = Members(node, as: "'limits'", reportingTo: faults) else { return nil }
    members.rejectUnknown(besides: ["invalid"], in: "'limits'")
    guard let invalid = members.object["invalid"]?.value else {
      faults.report("'limits' must have 'invalid', the limits for invalid records", at: node.position)
      return nil
    }
    switch invalid.content {
    case .number, .string: return limit("invalid", of: members).map { InvalidLimits(fail: $0) }
    default: break
    }
    guard let limits = Members(invalid, as: "'invalid'", reportingTo: faults) else { return nil }
    limits.rejectUnknown(besides: ["warn", "fail"], in: "'invalid'")
    let warn = limit("warn", of: limits)
    let fail = limit("fail", of: limits)
    if limits.object["warn"] == nil && limits.object["fail"] == nil {
      members.faults.report("'invalid' must have 'warn', 'fail' or both", at: invalid.position)
    }
    if let warn, let fail, fail.isNeverAfter(warn), let member = limits.object["warn"] {
      members.faults.report("'warn' must be below 'fail', which is \(fail)", at: member.value.position)
    }
    return InvalidLimits(warn: warn, fail: fail)
  }

  private static func limit(
    _ key: String, of members: Members
  ) -> InvalidLimits.Limit? {
    guard let node = members.object[key]?.value else { return nil }
    switch node.content {
    case .number(let text):
      if let count = Int(digits: text), count > 0 { return .count(count) }
    case .string(let text):
      if text.utf8.last == UInt8(ascii: "%"),
        let share = InvalidLimits.Percentage(String(text.dropLast()))
      {
        return .share(share)
      }
    default: break
    }
    let text =
      "'\(key)' must be a number of records, 1 or greater, or a share above 0% and at most 100%, such as '0.5%'"
    members.faults.report(text, at: node.position)
    return nil
  }
}

extension InvalidLimits.Limit {
  /// Whether both limits are of the same kind and this one is not below the other.
  fileprivate func isNeverAfter(_ other: Self) -> Bool {
    switch (self, other) {
    case (.count(let first), .count(let second)): first <= second
    case (.share(let first), .share(let second)): first <= second
    default: false
    }
  }
}
