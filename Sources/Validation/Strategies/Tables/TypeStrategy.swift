/// A strategy that accepts a date, a time or a duration of a type of Table Schema v2.
///
/// Codes: those that the `read` method of the type throws.
package struct TypeStrategy: ByteValidationStrategy {
  private let type: any OrderedType

  package init(_ type: MomentType) { self.type = type }
  package init(_ type: DurationType) { self.type = type }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try type.check(value)
  }
}

extension OrderedType {
  fileprivate func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try read(value)
  }
}
