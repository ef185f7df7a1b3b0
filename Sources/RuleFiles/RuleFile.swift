public import Validation

/// A Table Schema (Data Package v2) as rules: what is asked of each field, and how fields fit a header.
///
/// ```swift
/// let file = try RuleFile(Array("fields:\n  - name: n\n    type: integer\n".utf8))
/// file.fields[0].rules.findings(in: "x").map(\.failure.code)  // ["integer.malformed"]
/// ```
///
/// All types, formats, constraints and keys of Table Schema v2, `categories`, `missingValues` and `fieldsMatch`. What else
/// the standard has is refused, never passed over; properties that the standard does not know are kept out, as it asks.
///
/// Types by the letter: `number`, `integer` and `boolean` have strategies of the same names; days and times are
/// `MomentType`, patterns of them `StrptimePattern`, durations `DurationType`, points `GeoPointType`. Constraints are
/// tested on what a value means; `jsonSchema` is the subset of `JSONSchema`, and `pattern` is PCRE2's, matched whole.
public struct RuleFile: Sendable {
  /// A field of the schema.
  public struct Field: Sendable {
    public let name: String
    /// What is asked of its values: presence, then its type, then its constraints as they stand in the file, then its
    /// `rules`.
    public internal(set) var rules: RuleSet
    /// What is done to a value before anything is asked of it, or `nil`: `normalize`.
    public let normalization: Normalization?
    /// What its values mean, apart from how they are written: for keys and comparisons.
    package let logicalType: any LogicalType
    /// What a form shows of it.
    public let texts: FieldTexts
    /// Texts of failures of the field and of the rule file that stand in place of the catalogue's, for whoever reports on
    /// the field; findings of `rules` have them already. `nil` where there are none.
    public let messages: RuleMessages?
  }

  /// How the fields of the schema fit those of the data: Table Schema v2, `fieldsMatch`.
  public enum FieldsMatch: String, Sendable, CaseIterable {
    /// The same fields in the same order; the default.
    case exact
    /// The same fields in any order.
    case equal
    /// The data has all fields of the schema, and may have more.
    case subset
    /// The data has only fields of the schema, and may have fewer.
    case superset
    /// The data has at least one field of the schema.
    case partial
  }

  /// The fields, at least one, in the order of the file, each name once.
  public let fields: [Field]
  /// How they fit a header; ``FieldsMatch/exact`` where the file does not say.
  public let fieldsMatch: FieldsMatch
  /// What is asked of fields of each record against all other records.
  public internal(set) var keys = Keys()
  /// What is asked of several fields at once: `rules` at the top of the file.
  public internal(set) var recordRules: [RecordRule] = []
  /// From how many invalid records on a run fails, or `nil` where one is enough: `limits`.
  public internal(set) var limits: InvalidLimits?
  /// What the file says of itself: `tests`.
  public internal(set) var tests: [RuleTest] = []
  /// Texts of failures for all rules of the file, for rules that belong to no field; `nil` where there are none.
  public internal(set) var messages: RuleMessages?
  /// How the CSV files are written that the rules are for: our key `dialect`, a Table Dialect.
  public package(set) var dialect = TableDialect()

  init(fields: [Field], fieldsMatch: FieldsMatch) {
    self.fields = fields
    self.fieldsMatch = fieldsMatch
  }

  /// The rules that a document holds: JSON (RFC 8259, read strictly) where it begins with `{`, else YAML 1.2.
  ///
  /// The files that it includes, and the columns that `in-file` names, are read here and once; the files that foreign keys
  /// name are not.
  ///
  /// - Parameters:
  ///   - name: The file's name, so that a file that it includes cannot include it.
  ///   - context: What rules may ask of the world when they are made: the day, and the files that they name, which are
  ///     named from the folder of the rule file.
  ///   - compatibility: By whose reading types and constraints decide; by the standard's unless given.
  /// - Throws: All that is wrong with the document, each with its line and column.
  public init(
    _ bytes: [UInt8], named name: String? = nil, in context: RuleContext = RuleContext(),
    compatibility: Compatibility = .standard
  ) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    let root = DocumentNode.read(bytes, faults: &faults)
    var decoder = RuleFileDecoder(named: name, in: context, compatibility)
    let file = root.flatMap { decoder.decode($0, faults: &faults) }
    guard let file, faults.isEmpty else { throw RuleFileError(faults) }
    self = file
  }
}
