/// The reason why no records can be made, and what to do.
public enum SampleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No value is found that all rules of a field accept.
  case noValue(field: String, rules: [String])
  /// No record is found that a rule over several fields accepts.
  case noRecord(rule: String)
  /// A key has no further values.
  case noKey(fields: [String], records: Int)
  /// The number of records is outside the bounds of the rule file.
  case recordCount(Int, minimum: Int?, maximum: Int?)
  /// Something that cannot be kept.
  case unsupported(String)
  /// No rule has the code, or it cannot be broken alone.
  case noCode(String, among: [String])

  public var description: String {
    switch self {
    case .noValue(let field, let rules):
      let subject = field.isEmpty ? "no value" : "field '\(field)': no value"
      return "\(subject) was found that all its rules accept (\(rules.joined(separator: ", "))); "
        + "'validate lint' reports those that exclude each other"
    case .noRecord(let rule):
      return "no record was found that rule '\(rule)' accepts together with all others"
    case .noKey(let fields, let records):
      let names = fields.joined(separator: ", ")
      return
        "no more than \(records) records were found with different values of \(names); ask for fewer with -n"
    case .recordCount(let count, let minimum, let maximum):
      let bounds = [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap(\.self)
      return "\(count) records were asked for, and 'table' allows \(bounds.joined(separator: " and "))"
    case .unsupported(let what): return what
    case .noCode(let code, let others):
      guard !others.isEmpty else { return "no value or record was found that breaks a rule" }
      return
        "no value or record was found that has the finding '\(code)' alone; those that can: \(others.joined(separator: ", "))"
    }
  }
}
