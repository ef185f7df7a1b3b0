internal import Bytes

/// A strategy that accepts a place as its latitude and longitude in decimal degrees, with a comma between them.
///
/// ISO 6709:2022, section 6: the latitude first, from -90 to 90, then the longitude, from -180 to 180; negative in the south and in the
/// west. Blanks may be around the comma, and parentheses around both.
///
/// ```swift
/// CoordinatesStrategy().verdict(on: "52.520008, 13.404954")   // .valid
/// CoordinatesStrategy().failure(of: "13.4, 252.5")?.code      // "coordinates.longitude"
/// ```
///
/// Codes: `coordinates.malformed`, `coordinates.latitude`, `coordinates.longitude`.
public struct CoordinatesStrategy: ByteValidationStrategy, Hashable {
  private static let latitudes = RangeStrategy.latitude
  private static let longitudes = RangeStrategy.longitude

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var range = 0..<value.count
    if value.count > 1, value[0] == UInt8(ascii: "("), value[value.count - 1] == UInt8(ascii: ")") {
      range = 1..<value.count - 1
    }
    guard let comma = range.first(where: { value[$0] == UInt8(ascii: ",") }) else {
      throw ValidationFailure("coordinates.malformed")
    }
    let latitude = withoutBlanks(range.lowerBound..<comma, in: value)
    let longitude = withoutBlanks(comma + 1..<range.upperBound, in: value)
    guard NumberStrategy().verdict(on: value.extracting(latitude)) == .valid,
      NumberStrategy().verdict(on: value.extracting(longitude)) == .valid
    else { throw ValidationFailure("coordinates.malformed") }
    guard Self.latitudes.verdict(on: value.extracting(latitude)) == .valid else {
      throw ValidationFailure("coordinates.latitude")
    }
    guard Self.longitudes.verdict(on: value.extracting(longitude)) == .valid else {
      throw ValidationFailure("coordinates.longitude")
    }
  }

  private func withoutBlanks(_ range: Range<Int>, in value: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, value[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, value[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}

extension InputFieldValidationStrategy where Self == CoordinatesStrategy {
  /// A latitude and a longitude in decimal degrees.
  public static var coordinates: CoordinatesStrategy { CoordinatesStrategy() }
}

extension CatalogEntry {
  static let coordinates = CatalogEntry(
    name: "coordinates", group: .places,
    summary: "A latitude and a longitude in decimal degrees, as 52.520008, 13.404954.",
    swift: ".coordinates",
    messages: [
      "coordinates.malformed": "must be a latitude and a longitude in degrees, such as 52.520008, 13.404954",
      "coordinates.latitude": "must have a latitude from -90 to 90, before the comma",
      "coordinates.longitude": "must have a longitude from -180 to 180, after the comma",
    ],
    strategy: CoordinatesStrategy(),
    synonyms: ["lat-long", "latlong", "latitude-longitude", "geo-coordinates"],
    examples: [
      .init(valid: "52.520008, 13.404954", "(-17.738223, 85.605469)", "90,-180"),
      .init(
        invalid: ("13.4, 252.5", "coordinates.longitude"), ("90.1,0", "coordinates.latitude"),
        ("52.5 13.4", "coordinates.malformed"), ("(52.5, 13.4", "coordinates.malformed")),
    ])
}
