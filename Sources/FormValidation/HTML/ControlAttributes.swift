internal import Validation

/// What a browser is told of a field's rules: the attributes of its control.
///
/// By one law: what the server accepts, the browser does not refuse, neither to be typed nor to be sent. What can't be said
/// exactly is said more widely or not at all; the server asks everything again.
///
/// ```swift
/// let name = FormField("name", rules: try [Catalog.rule("required"), Catalog.rule("length:2..40")])
/// ControlAttributes(name).maximumLength  // 80: forty characters beyond the BMP, in UTF-16
/// ```
///
/// - `type=email` only where the rules ask for an address of the profile `practical` or `html`, and nothing is done to a value
///   before, but collapsing blanks: a field that trims also accepts blanks that the browser does not know.
/// - `type=number` only where values are numbers of HTML's own grammar, by a rule `number:html` and its like, and `type=date`
///   only where days are between the years 1 and 9999, by a rule with a bound; elsewhere the type is `text`. Both as above.
/// - `min` and `max` are inclusive, and `step` is what a rule `multiple-of` says where the lowest value is a multiple too;
///   with any other lowest value it is `any`.
/// - `minlength` and `maxlength` count UTF-16 code units: of n scalars at least n and at most 2n, of n bytes at least n/3 and
///   at most n; of graphemes there is no most. They are left out where normalization may make a value longer or shorter.
/// - `pattern` is that of a rule `regex` where ECMAScript's flag `v` says the same or more, of `digits` and of `integer`; with
///   white space at both ends where the field trims, and none where it does more.
/// - Nothing of all this where a value such as `NA` stands for an absent one and need not be there.
public struct ControlAttributes: Sendable, Hashable {
  /// What an `input` element is: HTML, section 4.10.5.
  public enum InputType: String, Sendable {
    case text, email, tel, password, number, date, checkbox, radio, hidden, file
  }

  /// What on-screen keyboards show: HTML, section 6.8.8.
  public enum InputMode: String, Sendable {
    case numeric, email
  }

  /// `nil` where the control is no `input`: of several lines, or a choice from a list.
  public internal(set) var type: InputType?
  public internal(set) var inputMode: InputMode?
  /// Whether the browser asks for a value.
  public internal(set) var isRequired: Bool
  /// The fewest UTF-16 code units of a value that is not empty.
  public internal(set) var minimumLength: Int?
  /// The most UTF-16 code units.
  public internal(set) var maximumLength: Int?
  public internal(set) var minimum: String?
  public internal(set) var maximum: String?
  public internal(set) var step: String?
  public internal(set) var pattern: String?
  /// The media types of files that are offered; a hint, which nothing is refused by.
  public internal(set) var mediaTypes: [String] = []

  /// The attributes of a field's control. O(n) in its rules, O(n²) in the length of a pattern.
  public init(_ field: FormField) {
    isRequired = field.isRequiredInBrowser
    switch field.kind {
    case .hidden:
      type = .hidden
      isRequired = false
    case .checkbox: type = .checkbox
    case .choice(_, let allowsSeveral): if allowsSeveral { isRequired = false }
    case .file(let limits):
      type = .file
      mediaTypes = limits.mediaTypes
    case .text, .email, .password, .phone, .number, .date, .multiline: setTyped(field)
    }
  }

  /// The attributes of a control that is typed into.
  private mutating func setTyped(_ field: FormField) {
    let steps = field.normalization?.steps ?? []
    let constraints = field.acceptsOtherAbsences ? ValueConstraints() : ValueConstraints(field.rules)
    setType(field.kind, constraints, isPlain: steps.allSatisfy { $0 == .collapseSpaces })
    switch type {
    case .number: setNumbers(constraints)
    case .date: (minimum, maximum) = (constraints.firstDay?.description, constraints.lastDay?.description)
    default:
      // A value of which nothing is left is absent, whatever its length.
      let mayVanish = field.mayBeAbsent && !steps.allSatisfy { $0 == .collapseSpaces }
      if steps.allSatisfy(\.neverLengthens), !mayVanish, constraints.shortest > 0 {
        minimumLength = constraints.shortest
      }
      // Of an address the browser counts what is typed, blanks at its ends too, and sends it without them.
      if steps.isEmpty, type != .email { maximumLength = constraints.longest }
      if type != nil { setPattern(constraints, steps, mayBeAbsent: field.mayBeAbsent) }
    }
  }

  private mutating func setType(_ kind: FormField.Kind, _ constraints: ValueConstraints, isPlain: Bool) {
    let isNatural =
      constraints.shape.contains(.integer) && constraints.lowest.map { $0 >= ExactDecimal(0) } ?? false
    let hasOnlyDigits = constraints.shape.contains(.digits) || isNatural
    type = .text
    switch kind {
    case .email:
      if isPlain, constraints.shape.contains(.email) { type = .email } else { inputMode = .email }
    case .number where isPlain && constraints.shape.contains(.htmlNumber): type = .number
    case .date where isPlain && constraints.hasYearsOfBrowsers: type = .date
    case .number, .text: if hasOnlyDigits { inputMode = .numeric }
    case .password: type = .password
    case .phone: type = .tel
    case .multiline: type = nil
    default: break
    }
  }

  private mutating func setNumbers(_ constraints: ValueConstraints) {
    (minimum, maximum) = (constraints.lowest?.description, constraints.highest?.description)
    step = "any"
    // Without a lowest value the browser counts steps from the value that the page came with.
    guard let minimum else { return }
    let divisor = constraints.divisor ?? (constraints.shape.contains(.integer) ? .multiple(of: 1) : nil)
    guard let divisor, divisor.verdict(on: Array(minimum.utf8).span) == .valid,
      divisor.divisor.description.utf8.count <= Self.mostStepDigits,
      minimum.utf8.count <= Self.mostStepDigits
    else { return }
    step = divisor.divisor.description
  }

  /// Browsers divide with doubles, of 15 digits that are exact: IEEE 754, binary64.
  private static let mostStepDigits = 15

  private mutating func setPattern(
    _ constraints: ValueConstraints, _ steps: [Normalization.Step], mayBeAbsent: Bool
  ) {
    guard let text = constraints.pattern else { return }
    if steps.isEmpty {
      pattern = text
    } else if steps.allSatisfy({ $0 == .trim }), !constraints.patternHasAssertions {
      pattern = "\(Self.whiteSpace)(?:\(text))\(mayBeAbsent ? "?" : "")\(Self.whiteSpace)"
    }
  }

  /// What `trim` takes off: Unicode's `White_Space` (PropList.txt), which its stability policy lets grow but never has.
  private static let whiteSpace =
    #"[\t-\r \u{85}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}]*"#
}

extension ValueConstraints {
  /// Whether all days are ones that a browser's control can hold: none of year 0, which HTML does not have, and none past
  /// year 275760, where ECMAScript's time ends.
  fileprivate var hasYearsOfBrowsers: Bool {
    guard shape.contains(.day) else { return false }
    return shape.contains(.htmlDay) || (firstDay?.year ?? 0) > 0
  }
}

extension Normalization.Step {
  /// Whether a value is never longer after the step than before.
  fileprivate var neverLengthens: Bool { [.trim, .collapseSpaces, .digitsOnly].contains(self) }
}

extension FormField {
  /// Whether the empty value is refused.
  fileprivate var isRequiredInBrowser: Bool {
    isRequired && (rules.presence == .notBlank || rules.missingValues.contains([]))
  }

  /// Whether the empty value stands for an absent one, and may.
  fileprivate var mayBeAbsent: Bool { !isRequired && rules.missingValues.contains([]) }

  /// Whether a value that is not empty stands for an absent one, and may.
  fileprivate var acceptsOtherAbsences: Bool {
    !isRequired && rules.missingValues.contains { !$0.isEmpty }
  }
}
