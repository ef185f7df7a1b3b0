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
    /// The fields whose values are unique among the records and never absent.
    public internal(set) var primary: [Int]?
    /// Lists of fields whose values are unique among the records in which none is absent.
    public internal(set) var unique: [[Int]] = []
    public internal(set) var foreign: [ForeignKey] = []

    package init() {}
  }

  /// Fields whose values have to occur together in a record of this table or another.
  public struct ForeignKey: Sendable {
    public let fields: [Int]
    public let reference: Reference
  }

  /// The target of a foreign key; it has as many fields as the key.
  public enum Reference: Sendable {
    /// Fields of the table itself.
    case itself([Int])
    case resource(Resource)
  }

  /// Columns of another file.
  public struct Resource: Sendable {
    /// The name under which the schema refers to it.
    public let name: String
    /// The path of the file, absolute or relative to the rule file.
    public let path: String
    /// The location of the path in the schema.
    public let position: DocumentPosition
    /// The names of the columns, with their locations in the schema.
    public let columns: [(name: String, position: DocumentPosition)]
  }
}
