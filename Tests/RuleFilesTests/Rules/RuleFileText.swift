import RuleFiles
import Validation

/// The rule file that a text is, with other files beside it.
func ruleFile(
  _ text: String, named name: String? = nil, beside files: [String: String] = [:]
) throws(RuleFileError) -> RuleFile {
  let world = RuleContext.testing
  let context = RuleContext(today: world.today) { path throws(RuleError) in
    guard let text = files[path] else { throw .unreadableFile(path, reason: "No such file or directory") }
    return Array(text.utf8)
  } readColumn: { column, give throws(RuleError) in
    guard files[column.path] == nil else { return }
    // What the catalogue's rule reads in the world of the tests.
    guard let entry = Catalog.entry(named: "in-file"), column.path == "countries.csv" else {
      throw .unreadableFile(column.path, reason: "No such file or directory")
    }
    _ = try entry.rule(argument: "\(column.path)#\(column.column)", in: world)
    for code in ["DE", "US", "FR"].map({ Array($0.utf8) }) { give(code.span) }
  }
  return try RuleFile(Array(text.utf8), named: name, in: context)
}

/// What is said of a text that is no usable rule file, whole; empty where it is one.
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

/// The rules of a field `a` with these rules, each on a line of its own after `      - `; the first in line 4.
func addedRules(_ rules: String...) throws -> RuleSet {
  try ruleFile(fileText(rules)).fields[0].rules
}

/// What is said of such a field, whole. A rule begins in column 9.
func addedRuleFaults(_ rules: String...) -> String { ruleFileFaults(fileText(rules)) }

private func fileText(_ rules: [String]) -> String {
  "fields:\n  - name: a\n    rules:\n" + rules.map { "      - \($0)\n" }.joined()
}
