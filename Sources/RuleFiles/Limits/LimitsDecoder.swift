internal import Validation

/// Decodes `limits`: `{invalid: {warn: 1%, fail: 100}}`.
enum LimitsDecoder {
  static func decode(_ file: Members, _ faults: inout [RuleFileFault]) -> InvalidLimits? {
    guard let node = file.object["limits"]?.value, let members = Members(node, "'limits'", &faults) else {
      return nil
    }
    members.rejectUnknown(besides: ["invalid"], in: "'limits'", onlySlips: false, &faults)
    guard let invalid = members.object["invalid"]?.value else {
      faults.append(.init(at: node.position, "'limits' must have 'invalid', the limits for invalid records"))
      return nil
    }
    guard let limits = Members(invalid, "'invalid'", &faults) else { return nil }
    limits.rejectUnknown(besides: ["warn", "fail"], in: "'invalid'", onlySlips: false, &faults)
    let warn = limit("warn", of: limits, &faults)
    let fail = limit("fail", of: limits, &faults)
    if limits.object["warn"] == nil && limits.object["fail"] == nil {
      faults.append(.init(at: invalid.position, "'invalid' must have 'warn', 'fail' or both"))
    }
    if let warn, let fail, fail.isNeverAfter(warn), let member = limits.object["warn"] {
      faults.append(
        .init(at: member.value.position, "'warn' must be below 'fail', which is \(fail)"))
    }
    return InvalidLimits(warn: warn, fail: fail)
  }

  private static func limit(
    _ key: String, of members: Members, _ faults: inout [RuleFileFault]
  ) -> InvalidLimits.Limit? {
    guard let node = members.object[key]?.value else { return nil }
    switch node.content {
    case .number(let text):
      if let count = Int(digits: text), count > 0 { return .count(count) }
    case .string(let text):
      if text.utf8.last == UInt8(ascii: "%"),
        let share = InvalidLimits.Limit.share(percent: String(text.dropLast()))
      {
        return share
      }
    default: break
    }
    let text =
      "'\(key)' must be a number of records, 1 or greater, or a share above 0% and at most 100%, such as '0.5%'"
    faults.append(.init(at: node.position, text))
    return nil
  }
}

extension InvalidLimits.Limit {
  /// Whether both limits are of the same kind and this one is not below the other.
  fileprivate func isNeverAfter(_ other: Self) -> Bool {
    switch (self, other) {
    case (.count(let first), .count(let second)): first <= second
    case (.billionthsOfPercent(let first), .billionthsOfPercent(let second)): first <= second
    default: false
    }
  }
}
