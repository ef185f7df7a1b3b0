/// A strategy that accepts a date, a time or a duration of a type of Table Schema v2.
///
/// Codes: those that the `read` method of the type throws.
package struct TypeStrategy: ByteValidationStrategy {
  let type: any OrderedType

  package init(_ type: MomentType) { self.type = type }
  package init(_ type: DurationType) { self.type = type }

  /// The type, if its values are moments.
  package var moment: MomentType? { type as? MomentType }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try type.check(value)
  }
}

extension OrderedType {
  fileprivate func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try read(value)
  }
}

extension TypeStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard (type as? MomentType)?.hasOrder(among: kind) == true else { return nil }
    return [OrderedPart(self, accepts: .all)]
  }
}

extension MomentType {
  /// Whether all values of a kind are of the type, in the same order.
  func hasOrder(among kind: OrderedKind) -> Bool {
    switch notation {
    case .standard, .iso8601: break
    case .python, .pattern: return false
    }
    return switch (self.kind, kind) {
    case (.date, .day), (.time, .time), (.dateTime, .moment): true
    default: false
    }
  }
}
