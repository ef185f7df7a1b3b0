/// A rule file that is being converted from another language.
struct ConvertedTable {
  /// The lines of the comment at the top.
  var heading: [String] = []
  var fieldsMatch = "exact"
  var fields: [ConvertedField] = []
  var primaryKey: [String] = []
  /// The rules over records.
  var rules: [RuleText] = []
  /// The keys of `table`.
  var table: [RuleText.Member] = []

  /// The rule file in YAML.
  var document: String {
    var text = heading.map { YAMLText.comment($0, indent: "") }.joined()
    if fieldsMatch != "exact" { text += "fieldsMatch: \(fieldsMatch)\n" }
    text += fields.isEmpty ? "fields: []\n" : "fields:\n" + fields.map(\.document).joined()
    if !primaryKey.isEmpty { text += "primaryKey: \(RuleText.list(primaryKey.map(RuleText.text)).line)\n" }
    if !rules.isEmpty { text += "rules:\n" + rules.map { "  - \($0.line)\n" }.joined() }
    if !table.isEmpty { text += "table: \(RuleText.object(table).line)\n" }
    return text
  }
}
