public import Validation

extension RuleFile {
  /// A requirement that no two records are equal in some fields, for some records only or regardless of case or white space:
  /// `unique` with an object among the rules of a field, or a list under `table`.
  ///
  /// ```swift
  /// let yaml = "fields: [{name: email, rules: [{unique: {ignoring: [case]}}]}]"
  /// try RuleFile(Array(yaml.utf8)).uniqueness[0].ignored  // [.case]
  /// ```
  public struct Uniqueness: Sendable {
    /// What does not matter when texts are compared.
    public enum Ignored: String, Sendable, CaseIterable {
      /// The case of letters, by the mappings of Unicode.
      case `case`
      /// White space (the property `White_Space` of Unicode), wherever it is.
      case blanks
    }

    /// The indices of the fields in ``RuleFile/fields``, at least one, each once.
    public let fields: [Int]
    /// What does not matter in fields of the types string and any; values of other types are compared by their meaning.
    public let ignored: Set<Ignored>
    /// The condition on the records that are compared; `nil` for all.
    public let condition: RecordCondition?
    /// The severity of a repeated value.
    public let severity: Severity
    /// Its own limits of records with a repeated value; `nil` for those of its field or of the file.
    public let limits: InvalidLimits?
    /// Whether it is a rule of its field, whose findings are those of `unique`; those of a rule of the table are `unique-key`.
    public let isRuleOfField: Bool
    /// The texts of its failures that replace those of the catalog, or `nil`.
    public let messages: RuleMessages?
  }
}
