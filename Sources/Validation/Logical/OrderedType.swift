/// A type whose values are parsed once and then compared independent of their spelling: times and durations.
protocol OrderedType: LogicalType {
  associatedtype Value: Sendable

  /// Parses a value.
  ///
  /// - Throws: The reason why the value is not of the type.
  func read(_ value: Span<UInt8>) throws(ValidationFailure) -> Value

  /// Returns the order of two values, or `nil` if they have none.
  static func order(_ first: Value, _ second: Value) -> LogicalOrder?

  /// Appends bytes that are the same for equal values.
  static func append(_ value: Value, to bytes: inout [UInt8])

  /// The codes of the failures of values that a bound rejects.
  static var boundCodes: BoundCodes { get }
}

/// The codes of the failures of values that a bound rejects. The parameter is named after the constraint and
/// contains the bound as written.
struct BoundCodes: Sendable {
  let minimum, maximum, exclusiveMinimum, exclusiveMaximum, incomparable: FailureCode
}

extension OrderedType {
  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard let value = try? read(value) else { return false }
    Self.append(value, to: &bytes)
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    guard let first = try? read(first), let second = try? read(second) else { return nil }
    return Self.order(first, second)
  }
}
