package import Validation

/// What is asked of one or several fields of each record against all other records: that no other has the same, or that
/// a record has it that they refer to.
///
/// A record in which one of the fields is absent, or fails its own rules, takes no part.
public struct TableKey: Sendable {
  package enum Kind: Sendable {
    /// No two values of a column are the same: the rule `unique`.
    case unique
    /// Table Schema v2, `primaryKey`; that the fields are present is their own rule.
    case primary
    /// Table Schema v2, `uniqueKeys`.
    case uniqueKey
    /// Table Schema v2, `foreignKeys`.
    case foreign(Reference)
  }

  /// Where the records are that a foreign key refers to.
  package enum Reference: Sendable {
    /// Columns of the table itself, all its inputs together.
    case itself([Int])
    /// Columns of another table, which the schema calls by that name.
    case table(name: String, TableInput, [Int])
  }

  package let kind: Kind
  /// The columns from 0, in the order of the key; findings stand at the first.
  package let columns: [Int]
  /// The names of the columns, and of those that a foreign key refers to.
  package let fields: [String]
  package let reference: [String]
  /// The texts of its failures that stand in place of the catalogue's, or `nil`.
  package let messages: RuleMessages?

  package init(
    _ kind: Kind, columns: [Int], fields: [String], reference: [String] = [], messages: RuleMessages? = nil
  ) {
    self.kind = kind
    self.columns = columns
    self.fields = fields
    self.reference = reference
    self.messages = messages
  }

  /// Whether it refers to the table itself, whose inputs are read twice then.
  public var refersToItself: Bool {
    if case .foreign(.itself) = kind { true } else { false }
  }

  /// The columns of the table that it asks about, those that it refers to included.
  var columnsOfTable: [Int] {
    if case .foreign(.itself(let others)) = kind { columns + others } else { columns }
  }

  var isForeign: Bool {
    if case .foreign = kind { true } else { false }
  }

  /// The name that findings are reported under.
  var rule: String {
    switch kind {
    case .unique: "unique"
    case .primary: "primary-key"
    case .uniqueKey: "unique-key"
    case .foreign: "foreign-key"
    }
  }
}
