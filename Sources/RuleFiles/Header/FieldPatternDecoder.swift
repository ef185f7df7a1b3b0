internal import JSONDocument
internal import Validation

/// Decodes the elements of `fieldPatterns`: fields that have `match` and `atLeast` in place of a name.
struct FieldPatternDecoder {
  static let keys = ["match", "atLeast"]
  /// The keys of a field that are for one column, or for forms.
  private static let ofOneColumn: Set = [
    "name", "synonyms", "header", "placeholder", "assistiveText", "control", "autocomplete", "texts", "items",
    "file", DependenceDecoder.key,
  ]
  /// The keys of such a field.
  static var known: [String] { keys + FieldDecoder.known.filter { !ofOneColumn.contains($0) } }

  let members: Members

  init?(_ node: DocumentNode, reportingTo faults: FaultCollector) {
    guard let members = Members(node, as: "a pattern of fields", reportingTo: faults) else { return nil }
    self.members = members
  }

  /// The pattern of the names; `nil` if there is a fault.
  func names() -> (text: String, strategy: RegexStrategy)? {
    guard let node = members.object["match"]?.value else {
      members.faults.report(
        "a pattern of fields must have 'match', a pattern of whole names such as 'score_\\d+'",
        at: members.position)
      return nil
    }
    guard let text = members.string("match") else { return nil }
    do throws(PatternError) {
      return (text, try RegexStrategy(text))
    } catch {
      members.faults.report(error.description, at: node.position)
      return nil
    }
  }

  /// The least number of columns, 0 by default.
  func minimumCount() -> Int {
    guard let node = members.object["atLeast"]?.value else { return 0 }
    if case .number(let text) = node.content, let count = Int(digits: text) { return count }
    members.faults.report("'atLeast' must be a whole number, 0 or greater", at: node.position)
    return 0
  }
}
