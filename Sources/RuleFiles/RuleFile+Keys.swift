internal import Bytes
public import JSONDocument

extension RuleFile {
  /// The keys of a schema: Table Schema v2, `primaryKey`, `uniqueKeys` and `foreignKeys`.
  ///
  /// A field is given by its index in ``RuleFile/fields`` and occurs once in a key.
  ///
  /// ```swift
  /// let yaml = "fields: [{name: id}, {name: year}]\nprimaryKey: [id, year]"
  /// try RuleFile(Array(yaml.utf8)).keys.primary  // [0, 1]
  /// ```
  public struct Keys: Sendable {
    /// The fields of the primary key: their values together are unique among the records, and none is absent.
    public internal(set) var primary: [Int]?
    /// The fields of each unique key: their values together are unique among the records in which all are present.
    public internal(set) var unique: [[Int]] = []
    /// The foreign keys.
    public internal(set) var foreign: [ForeignKey] = []

    package init() {}
  }

  /// Fields whose values must occur together in a record of this table or another.
  public struct ForeignKey: Sendable {
    /// The indices of the fields.
    public let fields: [Int]
    /// The columns in which the values must occur, as many as there are fields.
    public let reference: Reference
  }

  /// The target of a foreign key; it has as many fields as the key.
  public enum Reference: Sendable {
    /// Fields of the same table, by index.
    case itself([Int])
    /// Columns of another file.
    case resource(Resource)
  }

  /// A file with the columns that a foreign key refers to.
  public struct Resource: Sendable {
    /// The name under which the schema refers to it.
    public let name: String
    /// The path of the file, absolute or relative to the rule file.
    public let path: String
    /// The location of the path in the schema.
    public let position: DocumentPosition
    /// The names of the columns, with their locations in the schema.
    public let columns: [(name: String, position: DocumentPosition)]

    init(
      name: String, path: String, position: DocumentPosition,
      columns: [(name: String, position: DocumentPosition)]
    ) {
      (self.name, self.path, self.position, self.columns) = (name, path, position, columns)
    }

    /// Creates a file, or the resource of a Data Package with that name, at one position in the schema.
    package init(_ name: String, at position: DocumentPosition, columns: [String]) {
      self.init(name: name, path: name, position: position, columns: columns.map { ($0, position) })
    }
  }
}

extension RuleFile {
  /// Whether the files of a table are read twice: a foreign key refers to the table itself, or it has `groups`.
  package var readsTableTwice: Bool {
    if table?.groups.isEmpty == false { return true }
    return keys.foreign.contains { if case .itself = $0.reference { true } else { false } }
  }

  /// The names of the resources to which foreign keys, and the numbers of tables, refer.
  package var referredNames: [String] {
    let ofKeys = keys.foreign.compactMap { key in
      if case .resource(let target) = key.reference { target.name } else { nil as String? }
    }
    return ofKeys + (table?.equalities ?? []).flatMap { $0.numbers.compactMap(\.path) }
  }

  /// Returns the indices of the fields with these names, of which there is one each.
  package func indices(ofFields names: [String]) -> [Int] {
    names.compactMap { name in fields.firstIndex { $0.name.hasSameBytes(as: name) } }
  }
}
