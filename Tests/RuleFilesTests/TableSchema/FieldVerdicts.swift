import RuleFiles
import Validation

/// Returns the rules of a field `a` with these members.
///
/// - Parameter schema: Members of the schema, each followed by a comma.
func fieldRules(_ members: String, schema: String = "") throws -> RuleSet {
  let json = #"{\#(schema)"fields":[{"name":"a"\#(members.isEmpty ? "" : ",")\#(members)}]}"#
  return try RuleFile(Array(json.utf8)).fields[0].rules
}

extension RuleSet {
  /// Returns the codes of all findings for a value, separated by spaces; empty if the value is valid.
  func codes(of value: String) -> String {
    findings(in: value, all: true).map(\.failure.code.rawValue).joined(separator: " ")
  }
}
