internal import RuleFiles
package import Validation

/// A field for which values are made: its rules, and what its type says of their spelling.
package struct SampledField: Sendable {
  package let name: String
  /// What values satisfy: the rules of the field, and what the rules over the table require of each value.
  package internal(set) var rules: RuleSet
  /// The rules of the field.
  let ownRules: RuleSet
  var normalization: Normalization?
  package private(set) var typeName = "any"
  var logicalType: any LogicalType = TextType()
  /// The fields of the objects in an array.
  var members: [SampledField] = []
  /// Whether the output can have a value.
  var isWritable: @Sendable (Span<UInt8>) -> Bool = { _ in true }

  /// Creates a field without a type, such as a column that an option names.
  init(_ name: String, rules: RuleSet) { (self.name, self.rules, ownRules) = (name, rules, rules) }

  init(_ field: RuleFile.Field) {
    self.init(field.name, rules: field.rules)
    normalization = field.normalization
    (typeName, logicalType) = (field.typeName, field.logicalType)
    members = field.items?.fields.map { SampledField($0) } ?? []
  }

  var isUnique: Bool { rules.isUnique }

  /// Requires that values are in a range, in the spelling of the field.
  mutating func narrow(to range: RangeStrategy) {
    guard let spelling = (logicalType as? NumberType)?.spelling, !spelling.isPlain else {
      rules = rules.appending(range)
      return
    }
    rules = rules.appending(SpelledNumberStrategy(spelling, range))
  }
}
