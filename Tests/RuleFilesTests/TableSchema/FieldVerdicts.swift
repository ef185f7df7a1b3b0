import RuleFiles
import Validation

/// The rules of a field `a` that has these members too.
///
/// - Parameter schema: Members of the schema, with a comma after the last.
func fieldRules(_ members: String, schema: String = "") throws -> RuleSet {
  let json = #"{\#(schema)"fields":[{"name":"a"\#(members.isEmpty ? "" : ",")\#(members)}]}"#
  return try RuleFile(Array(json.utf8)).fields[0].rules
}

extension RuleSet {
  /// The codes of all that keeps a value from passing, with a space between; empty where it passes.
  func codes(of value: String) -> String {
    findings(in: value, all: true).map(\.failure.code.rawValue).joined(separator: " ")
  }
}
