internal import Bytes
internal import Validation

// The strategies of the types. Python's readers accept more than the standard's and are slow, so the standard's reader
// runs first for values that both read alike.

extension NumberSpelling {
  /// A strategy that accepts numbers, or integers, in this spelling.
  var strategy: any InputFieldValidationStrategy {
    if isWhole { strategy(of: IntegerStrategy()) } else { strategy(of: NumberStrategy(.tableSchema)) }
  }

  /// Returns a strategy that checks numbers in this spelling against a range.
  func strategy(_ range: RangeStrategy) -> any InputFieldValidationStrategy {
    strategy(range, before: SpelledNumberStrategy(self, range))
  }

  private func strategy(
    of type: some InputFieldValidationStrategy
  ) -> any InputFieldValidationStrategy {
    strategy(type, before: SpelledNumberStrategy.type(self))
  }

  private func strategy(
    _ plain: some InputFieldValidationStrategy, before spelled: some InputFieldValidationStrategy
  ) -> any InputFieldValidationStrategy {
    if isPlain { return plain }
    guard isPlainInPython else { return spelled }
    return FastPathStrategy(plain, before: spelled) { $0.count <= PythonNumber.longestInteger }
  }
}

extension MomentType {
  /// A strategy that accepts values of the type.
  var strategy: any InputFieldValidationStrategy {
    if isPlainDate { return DateStrategy() }
    guard kind == .date, case .python = notation else { return TypeStrategy(self) }
    return FastPathStrategy(DateStrategy(), before: TypeStrategy(self)) { !$0.isOfYear0 }
  }

  /// Returns a strategy that checks values against a bound, or `nil` if the bound is not of the type.
  func strategy(bound kind: DateBound.Kind, _ text: String) -> (any InputFieldValidationStrategy)? {
    guard isPlainDate else { return try? BoundStrategy(kind, text, of: self) }
    return DateBound(kind, text).map { DateStrategy(bounds: [$0]) }
  }

  /// Whether the type is a date in the standard's default format.
  var isPlainDate: Bool {
    if kind == .date, case .standard = notation { true } else { false }
  }
}

extension RegexStrategy {
  /// Returns a strategy that matches a pattern as frictionless 5.21 does: by Python's `re.match` of `^PATTERN$`, without
  /// parentheses around the pattern and with Unicode's character classes.
  ///
  /// So `a|b` accepts `axx`, and a newline may follow the match. ASCII values that match as a whole are accepted first, by an
  /// automaton if the pattern has one; for ASCII the character classes are the same.
  static func inPython(_ pattern: String) throws(PatternError) -> any InputFieldValidationStrategy {
    let loose = try RegexStrategy("(*UCP)(?:^\(pattern)$)(?s:.*)")
    guard let whole = try? RegexStrategy(pattern) else { return loose }
    return FastPathStrategy(whole, before: loose) { $0.isASCII }
  }
}

extension Span<UInt8> {
  /// Whether the value begins with the year 0000, which Python does not support.
  fileprivate var isOfYear0: Bool {
    let zero = UInt8(ascii: "0")
    return count >= 4 && self[0] == zero && self[1] == zero && self[2] == zero && self[3] == zero
  }
}
