internal import Validation

/// Conditions that every value accepted by a field's rules meets and that a browser can check; never stricter than the rules.
///
/// Lengths are in UTF-16 code units, as in HTML. Rules that only warn add no condition, nor do strategies not known here.
struct ValueConstraints {
  /// The shapes that all values have.
  struct Shape: OptionSet {
    let rawValue: Int

    /// HTML's valid e-mail addresses: section 4.10.5.1.5.
    static let email = Shape(rawValue: 1)
    /// HTML's valid floating-point numbers, of a magnitude that a double can represent: section 2.3.4.3.
    static let htmlNumber = Shape(rawValue: 2)
    /// An optional sign and digits.
    static let integer = Shape(rawValue: 4)
    /// Digits alone.
    static let digits = Shape(rawValue: 8)
    /// Days of RFC 3339, years 0000 to 9999.
    static let day = Shape(rawValue: 16)
    /// Days of HTML, years from 0001 without end.
    static let htmlDay = Shape(rawValue: 32)
    /// URLs and URIs with a scheme.
    static let url = Shape(rawValue: 64)
    /// Telephone numbers.
    static let phone = Shape(rawValue: 128)
    /// Times of day without an offset.
    static let clockTime = Shape(rawValue: 256)
    /// Days with a time of day, which may have an offset.
    static let localDateTime = Shape(rawValue: 512)
  }

  var shape: Shape = []
  var shortest = 0
  var longest: Int?
  /// The lengths in Unicode scalars.
  var fewestScalars = 0
  var mostScalars: Int?
  /// The most characters of a value as a person sees them, for the width of its control only.
  var characters: Int?
  /// The bounds, inclusive; an exclusive bound of a rule becomes an inclusive one, which accepts one more
  /// value.
  var lowest: ExactDecimal?
  var highest: ExactDecimal?
  var divisor: MultipleOfStrategy?
  var firstDay: CalendarDay?
  var lastDay: CalendarDay?
  /// An ECMAScript pattern for the whole value.
  var pattern: String?
  /// Whether the pattern has assertions, whose result depends on the surroundings of a match.
  var patternHasAssertions = false

  init() {}

  /// Creates the conditions of all rules of a field with the severity `error`.
  init(_ rules: RuleSet) {
    for named in rules.strategies where named.severity == .error { add(ValueConstraints(named.strategy)) }
  }

  private init(_ strategy: any InputFieldValidationStrategy) {
    switch strategy {
    case let all as AllStrategy: for part in all.parts { add(ValueConstraints(part)) }
    case let any as AnyStrategy: self = Self.either(any.parts)
    case let one as ExactlyOneStrategy: self = Self.either(one.parts)
    case let when as WhenStrategy:
      if let alternative = when.alternative { self = Self.either([when.consequence, alternative]) }
    case let length as LengthStrategy: setLength(length)
    case let password as PasswordStrategy: setLength(password.length)
    case let digits as DigitsStrategy: setDigits(digits)
    case let regex as RegexStrategy:
      let written = ECMAScriptPattern(regex.pattern, options: regex.options)
      (pattern, patternHasAssertions) = (written?.text, written?.hasAssertions ?? false)
    case let email as EmailStrategy:
      if email.profile == .practical || email.profile == .html { shape = .email }
    case is URLStrategy: shape = .url
    case let uri as URIStrategy: if uri.variant == .uri || uri.variant == .iri { shape = .url }
    case is PhoneStrategy, is E164Strategy: shape = .phone
    case is CountryStrategy, is CurrencyStrategy, is PostalCodeStrategy, is BICStrategy: characters = 11
    case is IBANStrategy: characters = 34
    case is IntegerStrategy:
      shape = .integer
      pattern = #"[+\-]?[0-9]+"#
    case let number as NumberStrategy: if number.grammar == .html { shape = .htmlNumber }
    case let range as RangeStrategy: setRange(range)
    case let multiple as MultipleOfStrategy: divisor = multiple
    case let date as DateStrategy: setDays(date)
    case let time as TimeStrategy: if time.format == .html { shape = .clockTime }
    case is LocalDateTimeStrategy: shape = .localDateTime
    case let type as TypeStrategy: setType(type.moment)
    default: break
    }
  }

  private mutating func setLength(_ length: LengthStrategy) {
    (fewestScalars, mostScalars) = length.scalars
    switch length.unit {
    case .utf16: (shortest, longest) = (length.minimum, length.maximum)
    // A scalar has one or two code units, and a grapheme cluster at least one.
    case .scalars:
      (shortest, longest) = (length.minimum, length.maximum > .max / 2 ? nil : length.maximum * 2)
    case .graphemes: shortest = length.minimum
    // A code unit takes one to three bytes of UTF-8.
    case .bytes: (shortest, longest) = (length.minimum / 3 + (length.minimum % 3 > 0 ? 1 : 0), length.maximum)
    }
    if longest == .max { longest = nil }
    characters = length.maximum == .max ? nil : length.maximum
  }

  private mutating func setDigits(_ digits: DigitsStrategy) {
    shape = [.integer, .digits]
    shortest = digits.minimum
    longest = digits.maximum == .max ? nil : digits.maximum
    (fewestScalars, mostScalars) = (shortest, longest)
    characters = longest
    let maximum = longest.map(\.description) ?? ""
    pattern =
      digits.minimum == digits.maximum
      ? "[0-9]{\(digits.minimum)}" : "[0-9]{\(digits.minimum),\(maximum)}"
  }

  private mutating func setRange(_ range: RangeStrategy) {
    (lowest, highest) = (range.lower?.value, range.upper?.value)
    // A number of a magnitude that no double can represent is outside two bounds, but may be valid if one is
    // missing.
    if range.grammar == .html, range.lower != nil, range.upper != nil { shape = .htmlNumber }
  }

  private mutating func setType(_ type: MomentType?) {
    switch type?.kind {
    case .time: shape = .clockTime
    case .dateTime: shape = .localDateTime
    default: break
    }
  }

  private mutating func setDays(_ date: DateStrategy) {
    shape = date.format == .html ? .htmlDay : .day
    for bound in date.bounds {
      switch bound.kind {
      case .minimum, .exclusiveMinimum: firstDay = max(firstDay ?? bound.day, bound.day)
      case .maximum, .exclusiveMaximum: lastDay = min(lastDay ?? bound.day, bound.day)
      }
    }
  }

  /// Adds the conditions of a further rule. Of two patterns or divisors the first applies, because a control
  /// has only one.
  private mutating func add(_ other: ValueConstraints) {
    shape.formUnion(other.shape)
    shortest = max(shortest, other.shortest)
    longest = Self.one(longest, other.longest, by: min)
    fewestScalars = max(fewestScalars, other.fewestScalars)
    mostScalars = Self.one(mostScalars, other.mostScalars, by: min)
    characters = Self.one(characters, other.characters, by: min)
    lowest = Self.one(lowest, other.lowest, by: max)
    highest = Self.one(highest, other.highest, by: min)
    divisor = divisor ?? other.divisor
    firstDay = Self.one(firstDay, other.firstDay, by: max)
    lastDay = Self.one(lastDay, other.lastDay, by: min)
    if pattern == nil { (pattern, patternHasAssertions) = (other.pattern, other.patternHasAssertions) }
  }

  /// Returns the conditions of a value that at least one of the parts accepts: those that all parts have in common.
  private static func either(_ parts: [any InputFieldValidationStrategy]) -> ValueConstraints {
    let all = parts.map { ValueConstraints($0) }
    guard var common = all.first else { return ValueConstraints() }
    for other in all.dropFirst() {
      common.shape.formIntersection(other.shape)
      common.shortest = min(common.shortest, other.shortest)
      common.longest = both(common.longest, other.longest, by: max)
      common.fewestScalars = min(common.fewestScalars, other.fewestScalars)
      common.mostScalars = both(common.mostScalars, other.mostScalars, by: max)
      common.characters = both(common.characters, other.characters, by: max)
      common.lowest = both(common.lowest, other.lowest, by: min)
      common.highest = both(common.highest, other.highest, by: max)
      common.divisor = common.divisor == other.divisor ? common.divisor : nil
      common.firstDay = both(common.firstDay, other.firstDay, by: min)
      common.lastDay = both(common.lastDay, other.lastDay, by: max)
      common.patternHasAssertions = common.patternHasAssertions || other.patternHasAssertions
      common.pattern = both(common.pattern, other.pattern) { $0 == $1 ? $0 : "\($0)|\($1)" }
    }
    return common
  }

  private static func one<Value>(_ first: Value?, _ second: Value?, by merge: (Value, Value) -> Value)
    -> Value?
  {
    guard let first, let second else { return first ?? second }
    return merge(first, second)
  }

  private static func both<Value>(_ first: Value?, _ second: Value?, by merge: (Value, Value) -> Value)
    -> Value?
  {
    guard let first, let second else { return nil }
    return merge(first, second)
  }
}

extension LengthStrategy {
  /// The least and the greatest number of scalars of a value with such a length.
  fileprivate var scalars: (fewest: Int, most: Int?) {
    let most = maximum == .max ? nil : maximum
    return switch unit {
    case .scalars: (minimum, most)
    // A scalar has one or two code units, and one to four bytes.
    case .utf16: (minimum / 2 + minimum % 2, most)
    case .bytes: (minimum / 4 + (minimum % 4 > 0 ? 1 : 0), most)
    case .graphemes: (minimum, nil)
    }
  }
}
