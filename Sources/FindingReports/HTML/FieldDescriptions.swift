internal import RuleFiles
internal import Validation

/// The titles, descriptions and types of the fields of rule files, by table and name.
struct FieldDescriptions: Sendable {
  /// The texts of a field.
  struct Field: Sendable {
    var title: String?
    var description: String?
    /// The type as the rule file names it; `nil` for any.
    var type: String?
    /// The patterns of its values, which a title or description replaces in messages.
    var patterns: [String] = []

    /// Whether a text says what the values are.
    var isDescribed: Bool { title != nil || description != nil }
  }

  private struct Key: Hashable {
    let table: String?
    let name: [UInt8]
  }

  private var fields: [Key: Field] = [:]

  mutating func add(_ file: RuleFile, table: String?) {
    for field in file.fields {
      let patterns = field.rules.strategies.compactMap { ($0.strategy as? RegexStrategy)?.pattern }
      fields[Key(table: table, name: Array(field.name.utf8))] = Field(
        title: field.texts.title, description: field.texts.description,
        type: field.typeName == "any" ? nil : field.typeName, patterns: patterns)
    }
  }

  /// Returns the texts of a column; none for a column without a field.
  func field(of name: String?, table: String?) -> Field {
    guard let name, !fields.isEmpty else { return Field() }
    return fields[Key(table: table, name: Array(name.utf8))] ?? Field()
  }

  /// Returns a message about a value of a column, in which the text of the field stands for its pattern.
  func message(_ text: String, of name: String?, table: String?) -> String {
    let field = field(of: name, table: table)
    guard let words = field.title ?? field.description,
      field.patterns.contains(where: { text == "must match \($0)" })
    else { return text }
    return "must match the pattern of “\(words.shortened)”"
  }
}
