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
    /// What a form shows of it.
    public let texts: FieldTexts
    /// Texts of failures of the field and of the rule file that stand in place of the catalogue's, for whoever reports on
    /// the field; findings of `rules` have them already. `nil` where there are none.
    public let messages: RuleMessages?

    package init(
      name: String, rules: RuleSet, texts: FieldTexts = FieldTexts(), messages: RuleMessages? = nil
    ) {
      self.name = name
      self.rules = rules
      self.texts = texts
      self.messages = messages
    }
  }

  /// What a form shows of a field, as the file has it.
  public struct FieldTexts: Sendable, Hashable {
    /// Table Schema v2, `title`.
    public var title: String?
    /// Table Schema v2, `description`.
    public var description: String?
    /// An example of what to type, shown while nothing is typed.
    public var placeholder: String?
    /// What helps to fill the field in, shown beside it.
    public var assistiveText: String?

    public init(
      title: String? = nil, description: String? = nil, placeholder: String? = nil,
      assistiveText: String? = nil
    ) {
      self.title = title
      self.description = description
      self.placeholder = placeholder
      self.assistiveText = assistiveText
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
  /// Texts of failures for all rules of the file, for rules that belong to no field; `nil` where there are none.
  public let messages: RuleMessages?

  package init(fields: [Field], fieldsMatch: FieldsMatch, messages: RuleMessages? = nil) {
    self.fields = fields
    self.fieldsMatch = fieldsMatch
    self.messages = messages
  }

  /// The rules that a document holds: JSON (RFC 8259, read strictly) where it begins with `{`, else YAML 1.2.
  ///
  /// - Parameters:
  ///   - name: The file's name, so that a file that it includes cannot include it.
  ///   - context: What rules may ask of the world when they are made: the day, and the files that they name, which are
  ///     named from the folder of the rule file.
  /// - Throws: All that is wrong with the document, each with its line and column.
  public init(
    _ bytes: [UInt8], named name: String? = nil, in context: RuleContext = RuleContext()
  ) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    let root = DocumentNode.read(bytes, faults: &faults)
    let file = root.flatMap { RuleFileDecoder.decode($0, named: name, in: context, faults: &faults) }
    guard let file, faults.isEmpty else { throw RuleFileError(faults) }
    self = file
  }
}
