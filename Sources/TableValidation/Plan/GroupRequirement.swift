internal import RuleFiles
internal import Validation

/// A requirement of a group, as the findings about it need it.
struct GroupRequirement: Sendable {
  /// The index of the check at which findings are; `nil` for whole records.
  let check: Int?
  let code: FailureCode
  let severity: Severity
  /// The condition that the record does not meet; `nil` for a requirement of several records.
  private let condition: ParameterValue?
  private let group: Int
  private let number: Int

  /// - Parameters:
  ///   - number: The number of the requirement among those of the group.
  ///   - severity: The severity of the group.
  ///   - severities: The severities of codes, which precede that of the group.
  init(_ number: Int, of group: PlannedGroup, severity: Severity, unless severities: CodeSeverities) {
    (self.number, self.group) = (number, group.number)
    check = group.check(of: number)
    code = group.code(of: number)
    condition = group.condition(of: number)
    self.severity = severities.severity(of: code) ?? severity
  }

  /// Whether it has a number among the requirements of a group, given by its number in the rule file.
  func isNumber(_ number: Int, ofGroup group: Int) -> Bool { number == self.number && group == self.group }

  /// Returns the failure of a record.
  ///
  /// - Parameter location: The nearest of the earlier records with which it breaks the requirement.
  func failure(_ location: (record: Int, line: Int, file: String?)?, _ unit: TableKey.Unit)
    -> ValidationFailure
  {
    var parameters: FailureParameters = [:]
    if let condition { parameters["condition"] = condition }
    if let location {
      parameters["record"] = .integer(location.record)
      if unit == .line { parameters["line"] = .integer(location.line) }
      if let file = location.file { parameters["file"] = .text(file) }
      let name = "place." + unit.rawValue + (location.file == nil ? "" : "-of-file")
      parameters["other"] = .phrase(Phrase(name, parameters))
    }
    return ValidationFailure(code, parameters)
  }
}
