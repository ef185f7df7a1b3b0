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
  var rules: [ConvertedNode] = []
  /// The keys of `table`.
  var table: [ConvertedNode.Member] = []

  /// Adds elements to a list under `table`.
  mutating func add(_ elements: [ConvertedNode], to key: String) {
    var all = elements
    if let index = table.firstIndex(where: { $0.key == key }), case .list(let known) = table[index].value {
      all = known + elements.filter { !known.contains($0) }
      table.remove(at: index)
    }
    table.append(.init(key, .list(all)))
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
  var fault: String? { Self.fault(of: document) }

  /// Returns the first fault of a rule file; `nil` if it has none.
  static func fault(of document: String) -> String? {
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
    if !primaryKey.isEmpty {
      text += "primaryKey: \(ConvertedNode.list(primaryKey.map(ConvertedNode.text)).line)\n"
    }
    if !rules.isEmpty { text += "rules:\n" + rules.map { "  - \($0.line)\n" }.joined() }
    if !table.isEmpty { text += "table: \(ConvertedNode.object(table).line)\n" }
    return text
  }
}
