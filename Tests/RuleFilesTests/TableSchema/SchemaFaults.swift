import RuleFiles

/// What is said of a document that is no usable Table Schema, whole; empty where it is one.
func schemaFaults(_ json: String) -> String {
  do throws(RuleFileError) {
    _ = try RuleFile(Array(json.utf8))
    return ""
  } catch {
    return error.rendered(file: "r.json")
  }
}

/// What is said of a schema with one field `a` that has these members too.
///
/// The field's first byte stands in column 12, the members begin in column 24.
func fieldFaults(_ members: String) -> String {
  schemaFaults(#"{"fields":[{"name":"a",\#(members)}]}"#)
}
