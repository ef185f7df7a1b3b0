internal import FindingReports
package import Validation

/// A rule that compares one or several fields of each record with other records: no other record may have the same values, or
/// there must be a record that the fields refer to.
///
/// The rule is not applied to a record in which one of the fields is absent or invalid.
public struct TableKey: Sendable {
  package enum Kind: Sendable {
    /// No two records have the same value in a column: the rule `unique`.
    case unique
    /// Table Schema v2, `primaryKey`. The rules of the fields require that they are present.
    case primary
    /// Table Schema v2, `uniqueKeys`.
    case uniqueKey
    /// Table Schema v2, `foreignKeys`.
    case foreign(Reference)
    /// The distinct values of a column are counted; none is rejected.
    case distinct
    /// No two records are equal, with that severity. It has no columns if the records are JSON objects, which are compared as
    /// such.
    case record(Severity)
  }

  /// The records that a foreign key refers to.
  package enum Reference: Sendable {
    /// Columns of the table itself, all its inputs together.
    case itself([Int])
    /// Another table, with its name in the schema: its files, one after another.
    case table(name: String, [ReferencedFile])
  }

  /// A file that a foreign key refers to.
  package struct ReferencedFile: Sendable {
    let input: TableInput
    /// The columns that the key refers to, in the order of the key.
    let columns: [Int]
  }

  package let kind: Kind
  /// The indices of the columns from 0, in the order of the key; findings are reported at the first.
  package let columns: [Int]
  /// The names of the columns.
  package let fields: [String]
  /// The names of the columns that a foreign key refers to.
  package let reference: [String]
  /// The texts of its failures that replace those of the catalog, or `nil`.
  package let messages: RuleMessages?

  /// The records that it compares, and what does not matter in their texts; `nil` for all records and everything.
  let selection: KeySelection?

  /// The version of the rules to which it belongs; `nil` if both have it, and for a check by one.
  var version: RuleVersion?

  package init(
    _ kind: Kind, columns: [Int], fields: [String], reference: [String] = [], messages: RuleMessages? = nil,
    selection: KeySelection? = nil
  ) {
    self.kind = kind
    self.selection = selection
    self.columns = columns
    self.fields = fields
    self.reference = reference
    self.messages = messages
  }

  /// The identity of a key among the keys of several plans, regardless of the positions of its columns.
  struct Identity: Hashable {
    fileprivate let texts: [[UInt8]]
    /// The number of the table.
    var table = 0
    /// The number, from 1, of the key among those of its plan that are otherwise equal.
    var occurrence = 0
  }

  /// The identity, without the numbers of the table and among equal keys.
  var identity: Identity {
    var texts = [rule, "\(fields.count)"] + fields + reference
    if case .foreign(.table(let name, _)) = kind { texts.append(name) }
    if let selection { texts.append(selection.description) }
    return Identity(texts: texts.map { Array($0.utf8) })
  }

  /// Whether the key refers to records of another table.
  package var refersToOther: Bool {
    if case .foreign(.table) = kind { true } else { false }
  }

  /// Whether the key refers to the table itself, whose inputs are then read twice.
  public var refersToItself: Bool {
    if case .foreign(.itself) = kind { true } else { false }
  }

  /// The keys instead of this one in a check whose caller compares keys: a foreign key of the table to itself is not looked up, but
  /// the columns of both sides are checked.
  package var comparable: [TableKey] {
    guard case .foreign(.itself(let others)) = kind else { return [self] }
    return [
      TableKey(.uniqueKey, columns: columns, fields: fields),
      TableKey(.uniqueKey, columns: others, fields: reference),
    ]
  }

  /// The columns of the table that the key reads, including those that it refers to and those of its condition.
  var columnsOfTable: [Int] {
    if case .foreign(.itself(let others)) = kind { return columns + others }
    return columns + (selection?.columns ?? [])
  }

  var isForeign: Bool {
    if case .foreign = kind { true } else { false }
  }

  /// Whether the key is one of several fields that are named, and not a record as a whole.
  var hasSeveralFields: Bool { fields.count > 1 && !isOfTable }

  /// Whether the key is that of a rule over the table as a whole, which reports at no column.
  var isOfTable: Bool {
    switch kind {
    case .distinct, .record: true
    case .unique, .primary, .uniqueKey, .foreign: false
    }
  }

  /// Whether the key has one column, whose distinct values are those of the key.
  var countsDistinctValues: Bool {
    switch kind {
    case .unique, .primary, .uniqueKey, .distinct: columns.count == 1 && selection == nil
    case .foreign, .record: false
    }
  }

  /// Whether a record with the key of an earlier one is rejected.
  var rejectsDuplicates: Bool {
    if case .distinct = kind { false } else { true }
  }

  /// The name of the rule in findings.
  var rule: String {
    switch kind {
    case .unique: "unique"
    case .primary: "primary-key"
    case .uniqueKey: "unique-key"
    case .foreign: "foreign-key"
    case .distinct: "distinct"
    case .record: "table"
    }
  }
}
