internal import Bytes
internal import Validation

// What values of types are asked. Python's readers take more than the standard's and are slow: a value that both read alike
// is asked of the standard's first.

extension NumberSpelling {
  /// The value is a number, or an integer, in the spelling.
  var strategy: any InputFieldValidationStrategy {
    if isWhole { strategy(of: IntegerStrategy()) } else { strategy(of: NumberStrategy(.tableSchema)) }
  }

  /// The value is a number within the range, or none at all.
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
  /// The value is of the type.
  var strategy: any InputFieldValidationStrategy {
    if isPlainDate { return DateStrategy() }
    guard kind == .date, case .python = form else { return TypeStrategy(self) }
    return FastPathStrategy(DateStrategy(), before: TypeStrategy(self)) { !$0.isOfYear0 }
  }

  /// The value keeps the bound; `nil` where the bound is none of the type.
  func strategy(bound kind: DateBound.Kind, _ text: String) -> (any InputFieldValidationStrategy)? {
    guard isPlainDate else { return try? BoundStrategy(kind, text, of: self) }
    return DateBound(kind, text).map { DateStrategy(bounds: [$0]) }
  }

  /// Whether it is a date as the standard writes it by default.
  var isPlainDate: Bool {
    if kind == .date, case .standard = form { true } else { false }
  }
}

extension RegexStrategy {
  /// The value matches a pattern as frictionless 5.21 asks: Python's `re.match` of `^PATTERN$`, without brackets around the
  /// pattern and with Unicode's classes.
  ///
  /// So `a|b` takes `axx`, and a newline may follow the match. An ASCII value that matches as a whole, by an automaton
  /// where there is one, is among those taken: its classes are the same with Unicode's.
  static func inPython(_ pattern: String) throws(PatternError) -> any InputFieldValidationStrategy {
    let loose = try RegexStrategy("(*UCP)(?:^\(pattern)$)(?s:.*)")
    guard let whole = try? RegexStrategy(pattern) else { return loose }
    return FastPathStrategy(whole, before: loose) { $0.isASCII }
  }
}

extension Span<UInt8> {
  /// Whether it begins with the year 0000, which Python does not have.
  fileprivate var isOfYear0: Bool {
    let zero = UInt8(ascii: "0")
    return count >= 4 && self[0] == zero && self[1] == zero && self[2] == zero && self[3] == zero
  }
}
