public import Validation

/// A Table Schema (Data Package v2) as rules: those of each field, and how the fields match a header.
///
/// ```swift
/// let file = try RuleFile(Array("fields:\n  - name: n\n    type: integer\n".utf8))
/// file.fields[0].rules.findings(in: "x").map(\.failure.code)  // ["integer.malformed"]
/// ```
///
/// All types, formats, constraints and keys of Table Schema v2, `categories`, `missingValues` and `fieldsMatch`. Other
/// features of the standard are errors; properties that the standard does not have are ignored, as it requires.
///
/// The types: `number`, `integer` and `boolean` have strategies of the same names; days and times are
/// `MomentType`, patterns of them `StrptimePattern`, durations `DurationType`, points `GeoPointType`. Constraints
/// compare the meanings of values; `jsonSchema` is the subset of `JSONSchema`, and `pattern` is PCRE2's, matched whole.
public struct RuleFile: Sendable {
  /// A field of the schema.
  public struct Field: Sendable {
    public let name: String
    /// The rules of its values: presence, its type, its constraints in the order of the file, then its `rules`.
    public internal(set) var rules: RuleSet
    /// The steps that change a value before its rules are evaluated, or `nil`: `normalize`.
    public let normalization: Normalization?
    /// The meaning of its values, independent of their spelling, for keys and comparisons.
    package let logicalType: any LogicalType
    /// Its texts in a form.
    public let texts: FieldTexts
    /// The texts of the field and of the rule file that replace those of the message catalogue, for findings at the field that
    /// are not of its `rules`, which have them already. `nil` for none.
    public let messages: RuleMessages?
  }

  /// How the fields of the schema match those of the data: Table Schema v2, `fieldsMatch`.
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

  /// The fields, at least one, in the order of the file; their names are unique.
  public let fields: [Field]
  /// How they match a header; ``FieldsMatch/exact`` by default.
  public let fieldsMatch: FieldsMatch
  /// The keys, which compare each record with all others.
  public internal(set) var keys = Keys()
  /// The rules over several fields: `rules` at the top of the file.
  public let recordRules: [RecordRule]
  /// The number of invalid records from which a run fails, or `nil` for one: `limits`.
  public internal(set) var limits: InvalidLimits?
  /// The examples of the file: `tests`.
  public internal(set) var tests: [RuleTest] = []
  /// The texts for rules that belong to no field; `nil` for none.
  public let messages: RuleMessages?
  /// The dialect of the CSV files that the rules are for: our key `dialect`, a Table Dialect.
  public package(set) var dialect = TableDialect()

  /// Evaluates one record.
  public let evaluator: RecordEvaluator

  init(
    fields: [Field], fieldsMatch: FieldsMatch, recordRules: [RecordRule] = [], messages: RuleMessages? = nil
  ) {
    evaluator = RecordEvaluator(
      fields.map { .init($0.name, rules: $0.rules, normalization: $0.normalization) }, rules: recordRules,
      messages: messages)
    self.fields = zip(fields, evaluator.fields).map { field, evaluated in
      var field = field
      field.rules = evaluated.rules
      return field
    }
    self.fieldsMatch = fieldsMatch
    self.recordRules = recordRules
    self.messages = messages
  }

  /// Decodes a document: strict JSON (RFC 8259) if it begins with `{`, else YAML 1.2.
  ///
  /// Included files and the columns that `in-file` names are read here, each once; files that foreign keys name are not.
  ///
  /// - Parameters:
  ///   - name: The file's name, by which an included file that includes it is detected.
  ///   - context: The day, and the reading of files, whose paths are relative to the folder of the rule file.
  ///   - compatibility: The interpretation of types and constraints; the standard's by default.
  /// - Throws: All faults of the document, with line and column.
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
