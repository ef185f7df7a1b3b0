/// The limits of the work of a lint in one field, so that its time does not grow with the product of rules and values.
enum LintLimits {
  /// The number of times that a value is compared with a rule. Further values or rules are not compared.
  static let comparedValues = 1_000_000
}
