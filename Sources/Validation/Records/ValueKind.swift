internal import Bytes

/// The meaning of a field's values in comparisons.
///
/// ```swift
/// let bytes = Array("10".utf8), other = Array("9.0".utf8)
/// ValueKind.number.order(bytes.span, other.span)  // 1: ten is more than nine
/// ValueKind.text.order(bytes.span, other.span)    // -1: "1" comes before "9"
/// ```
public struct ValueKind: Sendable {
  /// The family of the kind. Values of kinds of the same family can be compared.
  let family: String
  /// −1, 0 or 1 if the first value is less than, equal to or greater than the second; `nil` if they have no order: one
  /// is `NaN`, or is not of the kind. O(n).
  public let order: @Sendable (Span<UInt8>, Span<UInt8>) -> Int?
  /// The spelling of numbers that do not have Table Schema's default one.
  let spelling: NumberSpelling?

  /// Creates a kind with an order, comparable with the kinds of its family.
  package init(
    family: String, spelling: NumberSpelling? = nil,
    order: @escaping @Sendable (Span<UInt8>, Span<UInt8>) -> Int?
  ) {
    self.family = family
    self.spelling = spelling
    self.order = order
  }

  /// Bytes, whose order is that of Unicode's code points.
  public static let text = ValueKind(family: "text") { $0.order(relativeTo: $1) }

  /// A decimal of any size, or `NaN`, `INF`, `-INF`: Table Schema v2, type `number`.
  public static let number = ValueKind(family: "number") { first, second in
    var difference = NumberSum()
    return difference.add(first) && difference.subtract(second) ? difference.sign : nil
  }

  /// Numbers with a spelling of their own, comparable with all other numbers.
  package static func number(_ spelling: NumberSpelling) -> ValueKind {
    ValueKind(family: number.family, spelling: spelling) { first, second in
      var difference = NumberSum()
      let areNumbers =
        difference.add(first, spelled: spelling, isSubtracted: false)
        && difference.add(second, spelled: spelling, isSubtracted: true)
      return areNumbers ? difference.sign : nil
    }
  }

  /// A day as `YYYY-MM-DD`.
  public static let day = ValueKind(family: "day") { first, second in
    guard let first = CalendarDay(parsing: first), let second = CalendarDay(parsing: second) else {
      return nil
    }
    return first < second ? -1 : first == second ? 0 : 1
  }

  /// A day as `YYYY-MM-DD`, or a date and time as `YYYY-MM-DDThh:mm:ss`. A day is compared by its beginning.
  package static let moment = ValueKind(family: "moment") { first, second in
    guard let first = MomentType.moment(in: first), let second = MomentType.moment(in: second) else {
      return nil
    }
    return Moment.order(first, second)?.rawValue
  }

  package var isText: Bool { family == "text" }
  /// Whether values can be added.
  package var isNumber: Bool { family == "number" }

  /// Whether values of both kinds can be compared.
  package func compares(with other: ValueKind) -> Bool { family == other.family }

  /// Whether the text is a value of the kind and has an order.
  package func contains(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return order(bytes.span, bytes.span) != nil
  }
}

extension NumberSum {
  /// Adds or subtracts the number in a value of that spelling; returns `false` if the value is not a number or is `NaN`.
  mutating func add(_ value: Span<UInt8>, spelled spelling: NumberSpelling, isSubtracted: Bool) -> Bool {
    spelling.withPlain(value) { plain in
      guard let plain else { return false }
      return add(spelling.number(in: plain), in: plain, isSubtracted: isSubtracted)
    }
  }
}
