import RuleFiles

/// Returns the complete error message for an invalid Table Schema, or an empty string if it is valid.
func schemaFaults(_ json: String) -> String {
  do throws(RuleFileError) {
    _ = try RuleFile(Array(json.utf8))
    return ""
  } catch {
    return error.rendered(file: "r.json")
  }
}

/// Returns the complete error message for a schema with one field `a` that has these members.
///
/// The field begins in column 12, its members in column 24.
func fieldFaults(_ members: String) -> String {
  schemaFaults(#"{"fields":[{"name":"a",\#(members)}]}"#)
}
