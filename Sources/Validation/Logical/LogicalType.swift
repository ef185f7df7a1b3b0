/// What the values of a field mean, apart from how they are written: Table Schema v2 tests constraints and keys "on the
/// logical representation of data".
///
/// ```swift
/// var key: [UInt8] = []
/// NumberType().appendCanonical(of: "1.0".utf8Span.span, to: &key)   // true; "1", "1e0" and "+01" append the same bytes
/// NumberType().compare("9".utf8Span.span, "10".utf8Span.span)       // .less
/// ```
///
/// A field holds one such value; what stands for an absent one (`missingValues`) is the asker's question, before these.
package protocol LogicalType: Sendable {
  /// Appends bytes that two values share exactly when they are one logical value of this type.
  ///
  /// The bytes are no prefix-free code: who joins several values to a key puts their lengths beside them.
  ///
  /// - Returns: Whether the value is of the type; if not, nothing is appended. O(n) in the length of the value.
  func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool

  /// How the first value stands to the second; `nil` where one is not of the type or they have no order: `NaN` and any
  /// number, a time with an offset and one without less than 14 hours apart, `P1M` and `P30D`, two objects.
  func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder?

  /// The number that the value is, for sums; `nil` for `NaN` and the infinities, and where the type has no numbers.
  func decimal(of value: Span<UInt8>) -> ExactDecimal?
}

extension LogicalType {
  package func decimal(of value: Span<UInt8>) -> ExactDecimal? { nil }

  /// ``decimal(of:)`` of a text.
  package func decimal(ofText text: String) -> ExactDecimal? {
    let text = Array(text.utf8)
    return decimal(of: text.span)
  }

  /// The bytes of ``appendCanonical(of:to:)``, or `nil` where the text is not of the type.
  package func canonical(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    let text = Array(text.utf8)
    return appendCanonical(of: text.span, to: &bytes) ? bytes : nil
  }
}

/// How one value stands to another.
package enum LogicalOrder: Int, Sendable {
  case less = -1
  case same = 0
  case greater = 1

  init(_ number: Int) { self = number < 0 ? .less : number > 0 ? .greater : .same }

  init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .less : first == second ? .same : .greater
  }
}
