extension Rule {
  /// A value is present: the field is not empty.
  public static let required = Rule(name: "required", kind: .presence(.required))

  /// A value is present and not only white space.
  public static let notBlank = Rule(name: "not-blank", kind: .presence(.notBlank))

  /// No two values of a column are equal.
  public static let unique = Rule(name: "unique", kind: .uniqueness)

  /// A rule with that strategy, named as in the catalog.
  ///
  /// ```swift
  /// Rule(.email).name                              // "email"
  /// Rule(.length(...64), severity: .warning).name  // "length"
  /// Rule(.oneOf("S", "M"), name: "size").name      // "size"
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The strategy that checks each present value.
  ///   - name: The name that findings report. If `nil`, the strategy's name in the catalog; for a strategy of your own the
  ///     first part of the code with which it rejects the empty value, or `own` if it accepts that.
  ///   - severity: Whether a failure is an error or a warning.
  ///   - messages: The texts that replace those of the message catalog.
  public init(
    _ strategy: some InputFieldValidationStrategy, name: String? = nil, severity: Severity = .error,
    messages: RuleMessages? = nil
  ) {
    self.init(
      name: name ?? strategy.ruleName, kind: .content(strategy), severity: severity, messages: messages
    )
  }
}
