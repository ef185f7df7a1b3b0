internal import Validation

/// Patterns of PCRE2 between which the texts of a rule lie that is no regular language, or whose language is too large to be compared.
struct StrategyBounds {
  /// Matches only texts that the rule accepts.
  let lower: String?
  /// Matches all texts that the rule accepts.
  let upper: String

  /// Creates the bounds of a strategy; `nil` if none are known.
  init?(of strategy: any InputFieldValidationStrategy) {
    switch strategy {
    case let decimal as DecimalStrategy:
      let (whole, fraction) = (decimal.precision - decimal.scale, decimal.scale)
      guard whole > 0, let number = StrategyPattern.of(NumberStrategy()) else { return nil }
      self.init("[+-]?0*[0-9]{1,\(whole)}(?:\\.[0-9]{0,\(fraction)}0*)?", number)
    case let time as TimeStrategy where time.format == .rfc3339:
      self.init(Self.time(upTo: "[0-5][0-9]"), Self.time(upTo: "(?:[0-5][0-9]|60)"))
    case is DateTimeStrategy:
      let day = "\(StrategyPattern.date)[Tt]"
      self.init(day + Self.time(upTo: "[0-5][0-9]"), day + Self.time(upTo: "(?:[0-5][0-9]|60)"))
    case is WeekStrategy:
      let year = "(?!0+-)[0-9]{4,}-W"
      self.init("\(year)(?:0[1-9]|[1-4][0-9]|5[0-2])", "\(year)(?:0[1-9]|[1-4][0-9]|5[0-3])")
    case let name as HostNameStrategy where name.variant == .ascii:
      self.init(nil, "\(Self.name)\(Self.lastLabel)")
    case is DomainStrategy:
      self.init(nil, "\(Self.name)(?:[A-Za-z]{2,}|[Xx][Nn]--\(Self.label))")
    case let email as EmailStrategy: self.init(nil, Self.upper(email.profile))
    case let url as URLStrategy where url.profile != .whatwg:
      self.init(nil, #"[A-Za-z][A-Za-z0-9+.-]*:[^\x00-\x20"<>\\^`{|}\x7F-\x9F]*"#)
    case is IBANStrategy: self.init(nil, "[A-Z]{2}[0-9]{2}[A-Z0-9 ]+")
    default: return nil
    }
  }

  private init(_ lower: String?, _ upper: String) {
    (self.lower, self.upper) = (lower, upper)
  }

  /// RFC 3339, section 5.6, `full-time`: second 60 depends on the offset and the day.
  private static func time(upTo seconds: String) -> String {
    let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
    return "\(clock):\(seconds)(?:\\.[0-9]+)?(?:[Zz]|[+-]\(clock))"
  }

  /// RFC 1123, section 2.1, without the limits on lengths.
  private static let label = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
  /// Any labels before the last one, each with its dot.
  private static let name = "(?:\(label)\\.)*"
  private static let lastLabel = "(?:[0-9-]*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?|[0-9]+-[0-9-]*[0-9])"

  private static func upper(_ profile: EmailProfile) -> String {
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
    return switch profile {
    case .practical: "\(atom)(?:\\.\(atom))*@(?:\(label)\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--\(label))"
    case .html: "[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@\(label)(?:\\.\(label))*"
    default: "(?s:.+@.+)"
    }
  }
}
