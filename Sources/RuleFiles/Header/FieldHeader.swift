package import JSONDocument
internal import Validation

extension RuleFile {
  /// How a field is found in a header: its keys `synonyms` and `header`.
  public struct FieldHeader: Sendable, Hashable {
    /// Whether a table must have the column of a field, whatever ``RuleFile/fieldsMatch`` allows.
    public enum Presence: String, Sendable, CaseIterable {
      /// The table must have the column.
      case required
      /// The table may lack the column, even if the field is required: then only its values are.
      case optional
    }

    /// Other names of the column.
    public internal(set) var synonyms: [String] = []
    /// Whether a table must have the column; if `nil`, it must if each record must have a value, or `fieldsMatch` demands it.
    public internal(set) var presence: Presence?
  }

  /// A field for each column that no other field has and whose name a pattern matches: an element of `fieldPatterns`.
  public struct FieldPattern: Sendable {
    /// The least number of such columns.
    public let minimumCount: Int
    /// The field, whose name is the pattern.
    public internal(set) var field: Field
    let names: RegexStrategy
    package let position: DocumentPosition

    /// Whether the pattern matches the whole name.
    func matches(_ name: String) -> Bool {
      let bytes = Array(name.utf8)
      return names.verdict(on: bytes.span) == .valid
    }
  }
}

extension RuleFile.Field {
  /// Whether a table must have the column, whatever ``RuleFile/fieldsMatch`` allows: `header` demands it, or each record must have a
  /// value and its absence is an error, as in the fields of the primary key.
  package var mustBeInHeader: Bool {
    switch header.presence {
    case .required: true
    case .optional: false
    case nil: rules.presence != .optional && rules.presenceSeverity == .error
    }
  }
}
