/// A strategy that accepts a value within a bound of Table Schema v2: `minimum`, `maximum`, `exclusiveMinimum` or
/// `exclusiveMaximum`. Logical values are compared, not their spellings.
///
/// A value that is not of the type is accepted, because the rule of the type, which precedes this one,
/// rejects it. A value that has no order relative to the bound is rejected.
///
/// Codes, each with the bound as a parameter named after its constraint: for times, years and months `moment.too-early`
/// (`minimum`), `moment.too-late` (`maximum`), `moment.not-after` (`exclusiveMinimum`), `moment.not-before`
/// (`exclusiveMaximum`), `moment.incomparable` (`bound`); for durations `duration.too-short`, `duration.too-long`,
/// `duration.not-longer`, `duration.not-shorter`, `duration.incomparable`.
package struct BoundStrategy: ByteValidationStrategy {
  private let bound: any BoundOfType

  /// Creates a bound of days and times.
  ///
  /// - Throws: The reason why the text of the bound is not a value of the type.
  package init(_ kind: DateBound.Kind, _ text: String, of type: MomentType) throws(ValidationFailure) {
    bound = try Bound(kind, text, of: type)
  }

  /// Creates a bound of durations.
  ///
  /// - Throws: The reason why the text of the bound is not a value of the type.
  package init(_ kind: DateBound.Kind, _ text: String, of type: DurationType) throws(ValidationFailure) {
    bound = try Bound(kind, text, of: type)
  }

  /// Which end of an interval the bound is.
  package var kind: DateBound.Kind { bound.kind }
  /// The bound as written.
  package var text: String { bound.text }
  /// The type of the values.
  package var type: any LogicalType { bound.logicalType }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try bound.check(value)
  }
}

extension BoundStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard bound.moment?.hasOrder(among: kind) == true else { return nil }
    return [OrderedPart(self, accepts: bound.kind.acceptedValues)]
  }
}

private protocol BoundOfType: Sendable {
  var kind: DateBound.Kind { get }
  var text: String { get }
  var logicalType: any LogicalType { get }
  /// The type of the values if they are days or times.
  var moment: MomentType? { get }

  func check(_ value: Span<UInt8>) throws(ValidationFailure)
}

/// A bound, parsed once.
private struct Bound<Type: OrderedType>: BoundOfType {
  let kind: DateBound.Kind
  let text: String
  let type: Type
  let bound: Type.Value

  var logicalType: any LogicalType { type }
  var moment: MomentType? { type as? MomentType }

  init(_ kind: DateBound.Kind, _ text: String, of type: Type) throws(ValidationFailure) {
    (self.kind, self.text, self.type) = (kind, text, type)
    let bytes = Array(text.utf8)
    bound = try type.read(bytes.span)
  }

  func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let value = try? type.read(value) else { return }
    guard let order = Type.order(value, bound) else {
      throw ValidationFailure(Type.boundCodes.incomparable, ["bound": .text(text)])
    }
    let (keeps, code) =
      switch kind {
      case .minimum: (order != .less, Type.boundCodes.minimum)
      case .maximum: (order != .greater, Type.boundCodes.maximum)
      case .exclusiveMinimum: (order == .greater, Type.boundCodes.exclusiveMinimum)
      case .exclusiveMaximum: (order == .less, Type.boundCodes.exclusiveMaximum)
      }
    guard keeps else { throw ValidationFailure(code, [kind.rawValue: .text(text)]) }
  }
}
