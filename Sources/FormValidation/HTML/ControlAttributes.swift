internal import RuleFiles
internal import Validation

/// The attributes of a field's control by which a browser checks the field's rules.
///
/// The browser never prevents a person from typing or sending a value that the server accepts. A condition that attributes
/// cannot express exactly is widened or omitted; the server checks every rule.
///
/// ```swift
/// let name = FormField("name", rules: try [Catalog.rule("required"), Catalog.rule("length:2..40")])
/// ControlAttributes(name).maximumLength  // 80: forty characters beyond the BMP, in UTF-16
/// ```
///
/// - `type=email` is used only if the rules require an address of the profile `practical` or `html` and the normalization only
///   collapses spaces, if there is any: a field that trims also accepts white space that the browser does not remove.
/// - `type=number` is used only if the rules require HTML's grammar of numbers, as `number:html` does, and
///   the normalization is none or only collapses spaces. `type=date` is used only if the rules require a day
///   in the years 1 to 9999, as a rule with a lower bound does, under the same condition on the
///   normalization. Otherwise the type is `text`.
/// - `type=time` and `type=datetime-local` are used if the rules require a time of day, or a day with one, as `time:html`,
///   `local-date-time` and the types `time` and `datetime` of rule files do, and `type=url` if they require a URL.
/// - `min` and `max` are inclusive. `step` is the divisor of a rule `multiple-of`, or 1 for integers, if the minimum is a
///   multiple of it; otherwise it is `any`.
/// - `minlength` and `maxlength` are in UTF-16 code units: n scalars are n to 2n of them, n bytes are n/3 to n, and graphemes
///   have no maximum. They are omitted if normalization may make a value longer or shorter, respectively.
///   A password has no `maxlength`, because a browser silently truncates a longer one that is pasted.
/// - `pattern` is the pattern of a rule `regex`, if ECMAScript can express it with the flag `v` exactly or more widely, or that
///   of `digits` or `integer`. It allows white space at both ends if the field trims, and is omitted with any other
///   normalization.
/// - An optional field in which a value such as `NA` represents an absent value has none of these attributes.
public struct ControlAttributes: Sendable, Hashable {
  /// The `type` of an `input` element: HTML, section 4.10.5.
  public enum InputType: String, Sendable {
    /// The value of HTML's `type` with this name.
    case text, email, tel, url, password, number, date, time, checkbox, radio, hidden, file
    /// A day and a time of day without an offset: `datetime-local`.
    case dateTime = "datetime-local"
  }

  /// The `inputmode` of a control, which selects the on-screen keyboard: HTML, section 6.8.8.
  public enum InputMode: String, Sendable {
    /// Text in the user's language.
    case text
    /// Digits; on many phones without a sign, a point and a hyphen.
    case numeric
    /// Digits and the decimal separator of the phone's region, which may be a comma.
    case decimal
    /// The value of HTML's `inputmode` with this name.
    case tel, email, url
  }

  /// The type of the `input` element; `nil` for several lines of text and for choices.
  public internal(set) var type: InputType?
  /// The keyboard that the browser shows; `nil` for the one that follows from the type.
  public internal(set) var inputMode: InputMode?
  /// Whether the browser requires a value.
  public internal(set) var isRequired: Bool
  /// The minimum length of a value that is not empty, in UTF-16 code units.
  public internal(set) var minimumLength: Int?
  /// The maximum length in UTF-16 code units.
  public internal(set) var maximumLength: Int?
  /// The minimum number or the first day that the browser accepts, in HTML's notation; `nil` for other types
  /// and without a bound.
  public internal(set) var minimum: String?
  /// The maximum number or the last day that the browser accepts, in HTML's notation; `nil` for other types
  /// and without a bound.
  public internal(set) var maximum: String?
  /// The divisor of the numbers that the browser accepts, counted from ``minimum``, or `any`; `nil` for other types.
  public internal(set) var step: String?
  /// The pattern in ECMAScript's syntax with the flag `v` that the whole value must match; `nil` if the browser checks none.
  public internal(set) var pattern: String?
  /// The media types of the files that the browser offers; a hint, by which no file is rejected.
  public internal(set) var mediaTypes: [String] = []

  /// Creates the attributes of a field's control. O(n) in the number of its rules, O(n²) in the length of a pattern.
  public init(_ field: FormField) { self.init(field, asText: false) }

  /// - Parameter asText: Whether the control is for a value that the type of the field cannot show, so that it must be `text`.
  init(_ field: FormField, asText: Bool) {
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
    case .repeated: isRequired = false
    case .dayParts: (type, inputMode) = (.text, .numeric)
    case .text, .email, .password, .phone, .number, .date, .time, .dateTime, .url, .multiline:
      setTyped(field, asText: asText)
    }
  }

  /// Sets the attributes of a control for typed values.
  private mutating func setTyped(_ field: FormField, asText: Bool) {
    let steps = field.normalization?.steps ?? []
    let constraints = field.acceptsOtherAbsences ? ValueConstraints() : ValueConstraints(field.rules)
    setType(field.kind, constraints, isPlain: !asText && steps.allSatisfy { $0 == .collapseSpaces })
    if let chosen = field.inputMode { inputMode = chosen }
    switch type {
    case .number: setNumbers(constraints)
    // Otherwise a time with seconds is no step of a minute.
    case .time, .dateTime: step = "any"
    case .date: (minimum, maximum) = (constraints.firstDay?.description, constraints.lastDay?.description)
    default:
      // A value that normalization makes empty is absent, regardless of its length as typed.
      let mayVanish = field.mayBeAbsent && !steps.allSatisfy { $0 == .collapseSpaces }
      if steps.allSatisfy(\.neverLengthens), !mayVanish, constraints.shortest > 0 {
        minimumLength = constraints.shortest
      }
      // The browser counts the white space at the ends of a typed address, but sends the address without it.
      if steps.isEmpty, type != .email, type != .url, type != .password {
        maximumLength = constraints.longest
      }
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
    case .time where isPlain && constraints.shape.contains(.clockTime): type = .time
    case .dateTime where isPlain && constraints.shape.contains(.localDateTime): type = .dateTime
    case .url:
      if isPlain, constraints.shape.contains(.url) { type = .url } else { inputMode = .url }
    case .number, .text:
      inputMode = hasOnlyDigits ? .numeric : kind == .text ? constraints.shape.inputMode : nil
    case .password: type = .password
    case .phone: type = .tel
    case .multiline: type = nil
    default: break
    }
  }

  private mutating func setNumbers(_ constraints: ValueConstraints) {
    (minimum, maximum) = (constraints.lowest?.description, constraints.highest?.description)
    step = "any"
    // Without a minimum the browser counts steps from the initial value in the page.
    guard let minimum else { return }
    let divisor = constraints.divisor ?? (constraints.shape.contains(.integer) ? .multiple(of: 1) : nil)
    guard let divisor, divisor.verdict(on: Array(minimum.utf8).span) == .valid,
      divisor.divisor.description.utf8.count <= Self.maximumStepDigits,
      minimum.utf8.count <= Self.maximumStepDigits
    else { return }
    step = divisor.divisor.description
  }

  /// The number of decimal digits that are exact in a double, with which browsers divide: IEEE 754, binary64.
  private static let maximumStepDigits = 15

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

  /// Any number of the characters that `trim` removes: Unicode's `White_Space` (PropList.txt).
  private static let whiteSpace =
    #"[\t-\r \u{85}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}]*"#
}

extension ValueConstraints.Shape {
  /// The keyboard for values of the shape in a control for text. It is never `decimal`: its separator is that of the phone's
  /// region, so that a person could be unable to type the point that the rules require.
  fileprivate var inputMode: ControlAttributes.InputMode? {
    contains(.email) ? .email : contains(.url) ? .url : contains(.phone) ? .tel : nil
  }
}

extension ControlAttributes.InputType {
  /// Whether a control of this type shows the value; browsers replace another one by the empty value: HTML, sections
  /// 4.10.5.1.7 and 4.10.5.1.12.
  func shows(_ value: String) -> Bool {
    guard !value.isEmpty else { return true }
    let bytes = Array(value.utf8)
    return switch self {
    case .number: NumberStrategy(.html).verdict(on: bytes.span) == .valid
    case .date: DateStrategy(.html).verdict(on: bytes.span) == .valid && bytes.hasYearOfBrowsers
    case .time: TimeStrategy(.html).verdict(on: bytes.span) == .valid
    case .dateTime: LocalDateTimeStrategy().verdict(on: bytes.span) == .valid && bytes.hasYearOfBrowsers
    default: true
    }
  }
}

extension [UInt8] {
  /// Whether the year of a valid day is before 275760, in which ECMAScript's time values end.
  fileprivate var hasYearOfBrowsers: Bool {
    guard count > "9999-12-31".utf8.count else { return true }
    let year = prefix { $0 != UInt8(ascii: "-") }
    return Int(String(decoding: year, as: UTF8.self)).map { $0 < 275_760 } ?? false
  }
}

extension ValueConstraints {
  /// Whether a browser's control can represent all days: none is in year 0, which HTML does not have, or after year 275760,
  /// in which ECMAScript's time values end.
  fileprivate var hasYearsOfBrowsers: Bool {
    guard shape.contains(.day) else { return false }
    return shape.contains(.htmlDay) || (firstDay?.year ?? 0) > 0
  }
}

extension Normalization.Step {
  /// Whether the step never makes a value longer.
  fileprivate var neverLengthens: Bool {
    [.trim, .collapseSpaces, .removeSpaces, .digitsOnly].contains(self)
  }
}

extension FormField {
  /// Whether the empty value is rejected.
  fileprivate var isRequiredInBrowser: Bool {
    isRequired && (rules.presence == .notBlank || rules.missingValues.contains([]))
  }

  /// Whether the empty value represents an absent value, which is accepted.
  fileprivate var mayBeAbsent: Bool { !isRequired && rules.missingValues.contains([]) }

  /// Whether a value that is not empty represents an absent value, which is accepted.
  fileprivate var acceptsOtherAbsences: Bool {
    !isRequired && rules.missingValues.contains { !$0.isEmpty }
  }
}
