import Validation

extension RuleTable {
  /// The tables of a rule whose argument is a country.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - accepted: Lines of a country and its valid values: `FR: 552008443, 552 008 443`.
  ///   - rejected: Lines of a country, the end of a code, and invalid values: `FR checksum: 552008444`.
  static func countries(_ rule: String, accepting accepted: String, rejecting rejected: String) -> [RuleTable]
  {
    var invalid: [String: [(value: String, code: FailureCode)]] = [:]
    for (head, values) in lines(of: rejected) {
      let code = FailureCode(rawValue: "\(rule).\(head.dropFirst(3))")
      invalid[String(head.prefix(2)), default: []] += values.map { ($0, code) }
    }
    return lines(of: accepted).map { country, values in
      RuleTable("\(rule):\(country)", accepts: values, rejects: invalid[country] ?? [])
    }
  }

  private static func lines(of text: String) -> [(head: String, values: [String])] {
    text.split(separator: "\n").map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (String(line[..<colon]), line[colon...].dropFirst(2).split(separator: ", ").map(String.init))
    }
  }

  private init(
    _ rule: String, accepts accepted: [String], rejects rejected: [(value: String, code: FailureCode)]
  ) {
    (self.rule, strategy) = (rule, nil)
    (self.accepted, self.rejected) = (accepted, rejected)
  }
}
