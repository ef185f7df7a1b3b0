import RuleFiles
import Validation

/// Reads the text as a rule file that can read the other given files.
func ruleFile(
  _ text: String, named name: String? = nil, beside files: [String: String] = [:]
) throws(RuleFileError) -> RuleFile {
  let world = RuleContext.testing
  let context = RuleContext(today: world.today) { path throws(RuleError) in
    guard let text = files[path] else { throw .unreadableFile(path, reason: "No such file or directory") }
    return Array(text.utf8)
  } readColumn: { column, give throws(RuleError) in
    guard files[column.path] == nil else { return }
    // The column that the rule `in-file` of the catalog reads in ``RuleContext/testing``.
    guard let entry = Catalog.entry(named: "in-file"), column.path == "countries.csv" else {
      throw .unreadableFile(column.path, reason: "No such file or directory")
    }
    _ = try entry.rule(argument: "\(column.path)#\(column.column)", in: world)
    for code in ["DE", "US", "FR"].map({ Array($0.utf8) }) { give(code.span) }
  }
  return try RuleFile(Array(text.utf8), named: name, in: context)
}

/// Returns the complete error message for an invalid rule file, or an empty string if it is valid.
func ruleFileFaults(_ text: String, named name: String = "r.yaml", beside files: [String: String] = [:])
  -> String
{
  do throws(RuleFileError) {
    _ = try ruleFile(text, named: name, beside: files)
    return ""
  } catch {
    return error.rendered(file: name)
  }
}

/// Returns the rules of a field `a` with these rules, each on its own line after `      - `; the first is on line 4.
func addedRules(_ rules: String...) throws -> RuleSet {
  try ruleFile(fileText(rules)).fields[0].rules
}

/// Returns the complete error message for such a field; a rule begins in column 9.
func addedRuleFaults(_ rules: String...) -> String { ruleFileFaults(fileText(rules)) }

private func fileText(_ rules: [String]) -> String {
  "fields:\n  - name: a\n    rules:\n" + rules.map { "      - \($0)\n" }.joined()
}
