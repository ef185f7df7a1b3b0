public import JSONDocument

extension RuleFile {
  /// The keys of a schema: Table Schema v2, `primaryKey`, `uniqueKeys` and `foreignKeys`.
  ///
  /// Fields are given by their positions among ``RuleFile/fields``, each once in a key.
  ///
  /// ```swift
  /// let yaml = "fields: [{name: id}, {name: year}]\nprimaryKey: [id, year]"
  /// try RuleFile(Array(yaml.utf8)).keys.primary  // [0, 1]
  /// ```
  public struct Keys: Sendable {
    /// The fields that no two records have the same values in, and that have a value in each.
    public internal(set) var primary: [Int]?
    /// Each a list of fields that no two records have the same values in; records with an absent one are left out.
    public internal(set) var unique: [[Int]] = []
    public internal(set) var foreign: [ForeignKey] = []

    package init() {}
  }

  /// Fields whose values have to stand together in a record of this table or another.
  public struct ForeignKey: Sendable {
    public let fields: [Int]
    public let reference: Reference
  }

  /// What a foreign key refers to; it has as many fields as the key.
  public enum Reference: Sendable {
    /// Fields of the table itself.
    case itself([Int])
    case resource(Resource)
  }

  /// Columns of another file.
  public struct Resource: Sendable {
    /// The name under which the schema refers to it.
    public let name: String
    /// The file, relative to the rule file unless it begins at the root.
    public let path: String
    /// Where the schema names it.
    public let position: DocumentPosition
    /// The names of the columns, each with its place in the schema.
    public let columns: [(name: String, position: DocumentPosition)]
  }
}
