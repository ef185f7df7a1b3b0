/// A type whose values are read once into something that is compared without their spelling: times and durations.
protocol OrderedType: LogicalType {
  associatedtype Value: Sendable

  /// What the value says.
  ///
  /// - Throws: Why it is none of the type.
  func read(_ value: Span<UInt8>) throws(ValidationFailure) -> Value

  /// How one value stands to another; `nil` where the two have no order.
  static func order(_ first: Value, _ second: Value) -> LogicalOrder?

  /// Appends the same bytes for the same value.
  static func append(_ value: Value, to bytes: inout [UInt8])

  /// The codes of values outside a bound.
  static var boundCodes: BoundCodes { get }
}

/// What values outside a bound fail with; the parameter has the name of the constraint and the text of the bound.
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
