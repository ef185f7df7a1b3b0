public import Validation

/// A Table Schema (Data Package v2) as rules: what is asked of each field, and how fields fit a header.
///
/// ```swift
/// let file = try RuleFile(Array("fields:\n  - name: n\n    type: integer\n".utf8))
/// file.fields[0].rules.findings(in: "x").map(\.failure.code)  // ["integer.malformed"]
/// ```
///
/// Types: `string` (formats `default` and `email`), `integer`, `number`, `date`, `boolean`, `any`; constraints
/// `required`, `minLength`, `maxLength`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `pattern`, `enum`;
/// `missingValues` and `fieldsMatch`. What else the standard has is refused, never passed over; properties that the
/// standard does not know are kept out, as it asks.
public struct RuleFile: Sendable {
  /// A field of the schema.
  public struct Field: Sendable {
    public let name: String
    /// What is asked of its values: presence, then its type, then its constraints as they stand in the file.
    public let rules: RuleSet

    package init(name: String, rules: RuleSet) {
      self.name = name
      self.rules = rules
    }
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

  public let fields: [Field]
  public let fieldsMatch: FieldsMatch
  /// How the CSV files are written that the rules are for: our key `dialect`, a Table Dialect.
  public package(set) var dialect = TableDialect()

  package init(fields: [Field], fieldsMatch: FieldsMatch) {
    self.fields = fields
    self.fieldsMatch = fieldsMatch
  }

  /// The rules that a document holds: JSON (RFC 8259, read strictly) where it begins with `{`, else YAML 1.2.
  ///
  /// - Parameter context: What rules may ask of the world when they are made: the day, and the files that they name.
  /// - Throws: All that is wrong with the document, each with its line and column.
  public init(_ bytes: [UInt8], in context: RuleContext = RuleContext()) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    let root = DocumentNode.read(bytes, faults: &faults)
    let file = root.flatMap { RuleFileDecoder.decode($0, in: context, faults: &faults) }
    guard let file, faults.isEmpty else { throw RuleFileError(faults) }
    self = file
  }
}
