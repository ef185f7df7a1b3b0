/// The logical values of a field, independent of their spelling: Table Schema v2 tests constraints and keys "on the
/// logical representation of data".
///
/// ```swift
/// var key: [UInt8] = []
/// NumberType().appendCanonical(of: "1.0".utf8Span.span, to: &key)   // true; "1", "1e0" and "+01" append the same bytes
/// NumberType().compare("9".utf8Span.span, "10".utf8Span.span)       // .less
/// ```
///
/// Whether a value represents an absent one (`missingValues`) is checked by the caller, before it uses the
/// type.
package protocol LogicalType: Sendable {
  /// Appends bytes that are the same for two values if and only if they are the same logical value of this type.
  ///
  /// The bytes are not a prefix-free code: a caller that joins several values to a key must add their lengths.
  ///
  /// - Returns: Whether the value is of the type; if not, nothing is appended. O(n) in the length of the value.
  func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool

  /// Whether the canonical bytes of a value are known to be the value itself. O(n), and much faster than
  /// ``appendCanonical(of:to:)``.
  func isCanonical(_ value: Span<UInt8>) -> Bool

  /// Returns the order of two values, or `nil` if one is not of the type or they have no order: `NaN` and any number, a
  /// time with an offset and one without less than 14 hours apart, `P1M` and `P30D`, two objects.
  func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder?

  /// The value as a number, for sums; `nil` for `NaN` and the infinities, and if the values of the type are not
  /// numbers.
  func decimal(of value: Span<UInt8>) -> ExactDecimal?
}

extension LogicalType {
  package func isCanonical(_ value: Span<UInt8>) -> Bool { false }

  package func decimal(of value: Span<UInt8>) -> ExactDecimal? { nil }

  /// ``decimal(of:)`` of a text.
  package func decimal(ofText text: String) -> ExactDecimal? {
    let text = Array(text.utf8)
    return decimal(of: text.span)
  }

  /// The bytes of ``appendCanonical(of:to:)``, or `nil` if the text is not of the type.
  package func canonical(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    let text = Array(text.utf8)
    return appendCanonical(of: text.span, to: &bytes) ? bytes : nil
  }
}

/// The order of one value relative to another.
package enum LogicalOrder: Int, Sendable {
  case less = -1
  case same = 0
  case greater = 1

  init(_ number: Int) { self = number < 0 ? .less : number > 0 ? .greater : .same }

  init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .less : first == second ? .same : .greater
  }
}
