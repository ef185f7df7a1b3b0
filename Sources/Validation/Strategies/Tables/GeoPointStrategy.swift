/// A strategy that accepts a point on the earth: the type `geopoint` of Table Schema v2, see ``GeoPointType``.
///
/// Codes: `geopoint.malformed` (`example`), `geopoint.longitude`, `geopoint.latitude`.
package struct GeoPointStrategy: ByteValidationStrategy {
  private let format: GeoPointType.Format
  private let type: GeoPointType

  package init(_ format: GeoPointType.Format, isPython: Bool = false) {
    self.format = format
    type = GeoPointType(format, isPython: isPython)
  }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    // Points in the default spelling are checked without creating an `ExactDecimal`.
    if format == .text, let (first, second) = type.halves(of: value),
      RangeStrategy.longitude.verdict(on: value.extracting(first)) == .valid,
      RangeStrategy.latitude.verdict(on: value.extracting(second)) == .valid
    {
      return .valid
    }
    return Verdict(failure(of: value) == nil)
  }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(GeoPointType.Fault) {
      _ = try type.read(value)
    } catch {
      switch error {
      case .malformed: throw ValidationFailure("geopoint.malformed", ["example": .text(format.example)])
      case .longitude: throw ValidationFailure("geopoint.longitude")
      case .latitude: throw ValidationFailure("geopoint.latitude")
      }
    }
  }
}

extension GeoPointType.Format {
  /// An example of a point in the format, for messages.
  fileprivate var example: String {
    switch self {
    case .text: "90.50, 45.50"
    case .array: "[90.50, 45.50]"
    case .object: #"{"lon": 90.50, "lat": 45.50}"#
    }
  }
}
