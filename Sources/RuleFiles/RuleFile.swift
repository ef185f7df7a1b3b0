internal import Bytes
package import JSONDocument
public import Validation

/// The rules of a rule file: a Table Schema (Data Package v2) with additional keys.
///
/// ```swift
/// let file = try RuleFile(Array("fields:\n  - name: n\n    type: integer\n".utf8))
/// file.fields[0].rules.findings(in: "x").map(\.failure.code)  // ["integer.malformed"]
/// ```
///
/// All types, formats, constraints and keys of Table Schema v2 are supported, and so are `categories`, `missingValues` and
/// `fieldsMatch`. Properties that the standard does not define are ignored, as it requires.
///
/// The types `number`, `integer` and `boolean` have strategies of the same names. `MomentType` reads dates and times,
/// `StrptimePattern` their patterns, `DurationType` durations, and `GeoPointType` points. Constraints compare the meanings of
/// values, not their spellings. `jsonSchema` supports the keywords of `JSONSchema`; `pattern` is a PCRE2 pattern that must
/// match the whole value.
public struct RuleFile: Sendable {
  /// A field of the schema.
  public struct Field: Sendable {
    /// The name.
    public private(set) var name: String
    /// The rules for its values: presence, the type, the constraints in the order of the file, then `rules`.
    public internal(set) var rules: RuleSet
    /// The steps of `normalize`, which change a value before its rules are evaluated; `nil` for none.
    public let normalization: Normalization?
    /// The type that compares its values by meaning, for keys and comparisons.
    package let logicalType: any LogicalType
    /// The name of its type, such as `date`; `any` for a field without one.
    package let typeName: String
    /// The types in which Arrow may store its values; `nil` for any.
    package let storedTypes: StoredTypes?
    /// The texts that a form shows for it.
    public let texts: FieldTexts
    /// The messages of the field and of the rule file that replace those of the message catalog; `nil` for none.
    ///
    /// They are for findings at the field that do not come from `rules`, whose rules contain their messages.
    public let messages: RuleMessages?
    /// The elements of an array: the key `items`; `nil` without it.
    public internal(set) var items: Items?
    /// How it is found in a header: the keys `synonyms` and `header`.
    public internal(set) var header = FieldHeader()

    /// Creates a field of decoded rules; without them, of none.
    init(_ name: String, _ decoded: DecodedField?, with additions: FieldAdditions) {
      self.name = name
      rules = decoded?.ruleSet ?? RuleSet([])
      if additions.texts.control == .password { rules.isSecret = true }
      rules.limits.ofField = additions.limits
      normalization = decoded?.normalization
      logicalType = decoded?.meaning.logicalType ?? TextType()
      typeName = (decoded?.meaning.type ?? .any).rawValue
      (storedTypes, texts, messages) = (additions.storedTypes, additions.texts, additions.ruleMessages)
    }

    /// Returns the same field with another name.
    package func named(_ name: String) -> Field {
      var field = self
      field.name = name
      return field
    }
  }

  /// The elements of an array, which are objects with fields.
  public struct Items: Sendable {
    /// The valid numbers of elements: `minLength` and `maxLength`, at least one if a value is required.
    public let count: ClosedRange<Int>
    /// The fields of an element.
    public let fields: [Field]
  }

  /// The way in which the fields of the schema match those of the data: Table Schema v2, `fieldsMatch`.
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

  /// The maximum size of a rule file in bytes, larger than any known schema.
  package static let maximumSize = 16 << 20

  /// The fields, at least one, in the order of the file; their names are unique.
  public internal(set) var fields: [Field]
  /// The way in which the fields match a header; ``FieldsMatch/exact`` by default.
  public internal(set) var fieldsMatch: FieldsMatch
  /// How the names of columns are compared with those of fields: `headerNames`.
  public internal(set) var headerNames = HeaderNames.exact
  /// The fields of columns that no other field has, by patterns of their names: `fieldPatterns`.
  public internal(set) var fieldPatterns: [FieldPattern] = []
  /// The keys, which compare each record with all others.
  public internal(set) var keys = Keys()
  /// The fields in which no two of some records are equal, in the order of the file: those of fields, then those of `table`.
  public internal(set) var uniqueness: [Uniqueness] = []
  /// The rules over several fields: `rules` at the top of the file.
  public internal(set) var recordRules: [RecordRule]
  /// The numbers of invalid records from which a run warns or fails: `limits`. If `nil`, one invalid record fails it.
  public internal(set) var limits: InvalidLimits?
  /// The severities of codes: the key `severity`.
  public internal(set) var severities = CodeSeverities()
  /// The rules over the table as a whole: `table`; `nil` for none.
  public internal(set) var table: TableRules?
  /// The examples of the file: `tests`.
  public internal(set) var tests: [RuleTest] = []
  /// The messages for rules that belong to no field; `nil` for none.
  public let messages: RuleMessages?
  /// The dialect of the CSV files that the rules are for: the key `dialect`, a Table Dialect.
  public package(set) var dialect = TableDialect()

  /// The language of the titles, helper texts and messages, as a tag of BCP 47: the key `language`; `nil` if it is not there.
  public internal(set) var language: String?

  /// The name of the encoding of the files that the rules are for, and its position: the key `encoding`, as of a Data Resource.
  package internal(set) var encoding: (name: String, position: DocumentPosition)?

  /// The ranges of the document with values of secret fields that are no rules: the tests, and the examples of such fields.
  package internal(set) var secretExamples: [Range<Int>] = []

  /// The reader whose interpretation of types and constraints applies.
  package internal(set) var compatibility = Compatibility.standard

  /// How values of JSON are judged by their types; `nil` for rules that judge texts.
  package var typedRules: TypedRules? {
    get { sharedTypedRules?.value }
    set { sharedTypedRules = newValue.map { Shared($0) } }
  }
  private var sharedTypedRules: Shared<TypedRules>?
  /// Whether the rules of fields are for the JSON texts of values.
  package internal(set) var judgesJSON = false

  /// The evaluator of one record.
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

  /// Creates a rule file from a document: strict JSON (RFC 8259) if it begins with `{`, else YAML 1.2.
  ///
  /// Included files and the columns named by `in-file` are read here, each once. Files named by foreign keys are not.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the document.
  ///   - name: The file's name, by which an included file that includes it is detected.
  ///   - context: Today's date and the access to files, whose paths are relative to the folder of the rule file.
  ///   - compatibility: The reader whose interpretation of types and constraints applies.
  /// - Throws: A ``RuleFileError`` with all faults of the document.
  public init(
    _ bytes: [UInt8], named name: String? = nil, in context: RuleContext = RuleContext(),
    compatibility: Compatibility = .standard
  ) throws(RuleFileError) {
    let faults = FaultCollector()
    let root = DocumentNode.read(bytes, reportingTo: faults)
    var decoder = RuleFileDecoder(named: name, in: context, compatibility, reportingTo: faults)
    let file = root.flatMap { decoder.decode($0) }
    guard let file, faults.isEmpty else { throw RuleFileError(faults.faults) }
    self = file
  }
}
