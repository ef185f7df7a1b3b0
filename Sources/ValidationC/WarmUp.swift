internal import CArrow
internal import FileOutput
internal import TableValidation
internal import Validation

/// One check of a small table, which initializes what Swift's runtime and the library initialize at their first use.
///
/// Without it, a process that is forked while another thread initializes something would wait forever for that thread,
/// which does not exist in the forked process.
enum WarmUp {
  /// Whether the check has been made: once, by the first thread that reads this.
  static let isDone = (try? check()) != nil

  private static let rules = """
    fieldsMatch: subset
    fields:
      - {name: record, type: integer, constraints: {required: true, minimum: 2}}
      - {name: rule, type: string, format: email, rules: [{any: [{regex: '(?=a)b'}, url]}, {length: {max: 3}}]}
      - {name: code, type: datetime}
      - {name: value, type: number, constraints: {maximum: 1}, normalize: [trim, lowercase]}
      - {name: truncated, type: boolean, rules: [not-blank, {severity: warning, one-of: [x]}]}
      - {name: message, type: date, constraints: {unique: true}}
    rules:
      - {id: order, compare: record >= value}
    """

  /// Two findings, which are the table.
  private static var findings: IdentifiedFindings {
    var findings = IdentifiedFindings()
    for record in 1...2 {
      findings.rows.append(
        Finding(
          file: "findings", location: .init(record: record, line: nil, column: 1, offset: 0), field: "field",
          rule: "rule", failure: ValidationFailure("code", message: "message"), shownValue: "\u{E9}"))
    }
    return findings
  }

  // SAFETY: each struct is made here, by an initializer whose `release` frees it, and is moved to an object
  // that releases it once.
  private static func check() throws {
    var schema = unsafe ArrowSchema.findings()
    let checker = unsafe try Checker(
      LoadedRules(Array(rules.utf8), in: ""), schema: OwnedSchema(moving: &schema), file: "findings",
      flags: [])
    var table = FindingTable(file: "findings")
    _ = table.append(Self.findings, from: 0)
    var batch = unsafe table.take()
    var findings = FindingTable(file: "findings")
    unsafe try checker.push(OwnedArray(moving: &batch), firstRecord: 1, isKept: false, to: &findings)
    var result = unsafe findings.take()
    _ = unsafe OwnedArray(moving: &result)
    _ = checker.description
  }
}
