/// One end of a range of days.
package struct DateBound: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum
  }

  package let kind: Kind
  package let day: CalendarDay

  package init(_ kind: Kind, _ day: CalendarDay) {
    (self.kind, self.day) = (kind, day)
  }

  /// Creates a bound at the day that the text contains as `YYYY-MM-DD`, or returns `nil` if it contains none.
  package init?(_ kind: Kind, _ text: String) {
    let bytes = Array(text.utf8)
    guard let day = CalendarDay(parsing: bytes.span) else { return nil }
    self.init(kind, day)
  }

  func holds(for other: CalendarDay) -> Bool {
    switch kind {
    case .minimum: other >= day
    case .maximum: other <= day
    case .exclusiveMinimum: other > day
    case .exclusiveMaximum: other < day
    }
  }

  var failure: ValidationFailure {
    let code: FailureCode =
      switch kind {
      case .minimum: "date.too-early"
      case .maximum: "date.too-late"
      case .exclusiveMinimum: "date.not-after"
      case .exclusiveMaximum: "date.not-before"
      }
    return ValidationFailure(code, [kind.rawValue: .text(day.description)])
  }
}
