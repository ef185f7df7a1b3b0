internal import JSONDocument
internal import RuleFiles

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

  /// Adds to a key of `table`: to its list, or to the bounds that it has.
  mutating func add(_ key: String, _ value: RuleText) {
    guard let index = table.firstIndex(where: { $0.key == key }) else {
      return table.append(.init(key: key, value: value))
    }
    switch (table[index].value, value) {
    case (.list(let known), .list(let added)):
      table[index] = .init(key: key, value: .list(known + added.filter { !known.contains($0) }))
    case (.object(let known), .object(let added)):
      let others = added.filter { member in !known.contains { $0.key == member.key } }
      table[index] = .init(key: key, value: .object(known + others))
    default: break
    }
  }

  /// Returns the table with those of its parts that a rule file accepts together, and adds the others to the losses.
  func accepted(_ losses: inout ConversionLosses, at position: DocumentPosition) -> ConvertedTable {
    guard fault != nil else { return self }
    var accepted = self
    accepted.fields = fields.map { $0.accepted(&losses) }
    let removals: [(inout ConvertedTable) -> Void] = [
      { $0.primaryKey = [] }, { $0.rules = [] }, { $0.table = [] },
    ]
    for remove in removals {
      guard let fault = accepted.fault else { break }
      var other = accepted
      remove(&other)
      guard other.fault != fault else { continue }
      losses.add(fault, at: position)
      accepted = other
    }
    return accepted
  }

  /// The first fault of the rule file; `nil` if it has none.
  private var fault: String? {
    do throws(RuleFileError) {
      _ = try RuleFile(Array(document.utf8))
      return nil
    } catch { return error.faults[0].message }
  }

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
