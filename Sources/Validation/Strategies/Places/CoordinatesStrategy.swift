internal import Bytes

/// A strategy that accepts a place as its latitude and longitude, in decimal degrees or in degrees, minutes and seconds.
///
/// ISO 6709:2022, section 6: the latitude first, from -90 to 90, then the longitude, from -180 to 180; negative in the south and in the
/// west. Decimal degrees have a comma between them, blanks may be around it, and parentheses around both. Degrees, minutes and seconds
/// are written as annex D of that standard has them, with blanks, a comma or both between them, and without a height.
///
/// ```swift
/// CoordinatesStrategy().verdict(on: "52.520008, 13.404954")   // .valid
/// CoordinatesStrategy().failure(of: "13.4, 252.5")?.code      // "coordinates.longitude"
/// CoordinatesStrategy(.sexagesimal).verdict(on: "40°26′46″N 79°58′56″W")  // .valid
/// ```
///
/// Codes: `coordinates.malformed`, `coordinates.not-sexagesimal`, `coordinates.latitude`, `coordinates.longitude`.
public struct CoordinatesStrategy: ByteValidationStrategy, Hashable {
  private static let latitudes = RangeStrategy.latitude
  private static let longitudes = RangeStrategy.longitude

  /// A notation of degrees; the raw value is its name in rules.
  public enum Notation: String, Sendable, CaseIterable {
    /// Decimal degrees with a sign.
    case decimal
    /// Degrees, minutes and seconds with a letter for the direction.
    case sexagesimal = "dms"
  }

  /// The notation of the degrees.
  public let notation: Notation

  /// Creates a strategy that accepts a place in a notation, by default in decimal degrees.
  public init(_ notation: Notation = .decimal) { self.notation = notation }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch notation {
    case .decimal: try checkDecimal(value)
    case .sexagesimal: try checkSexagesimal(value)
    }
  }

  private func checkSexagesimal(_ value: Span<UInt8>) throws(ValidationFailure) {
    var index = 0
    let latitude = SexagesimalAngle(in: value, at: &index, of: "ns")
    let separator = value.endOfBlanks(from: index)
    index = separator < value.count && value[separator] == UInt8(ascii: ",") ? separator + 1 : separator
    index = value.endOfBlanks(from: index)
    guard let latitude, let longitude = SexagesimalAngle(in: value, at: &index, of: "ew"),
      index == value.count
    else { throw ValidationFailure("coordinates.not-sexagesimal") }
    guard latitude.isAtMost(90) else { throw ValidationFailure("coordinates.latitude") }
    guard longitude.isAtMost(180) else { throw ValidationFailure("coordinates.longitude") }
  }

  private func checkDecimal(_ value: Span<UInt8>) throws(ValidationFailure) {
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
  /// A latitude and a longitude in a notation.
  public static func coordinates(_ notation: CoordinatesStrategy.Notation) -> CoordinatesStrategy {
    CoordinatesStrategy(notation)
  }
}

extension CatalogEntry {
  static let coordinates = CatalogEntry(
    name: "coordinates", group: .places,
    summary:
      "A latitude and a longitude in degrees, as 52.520008, 13.404954, or in degrees, minutes and seconds.",
    argument: .optional("NOTATION", "decimal (default) or dms"),
    swift: ".coordinates",
    messages: [
      "coordinates.malformed": "must be a latitude and a longitude in degrees, such as 52.520008, 13.404954",
      "coordinates.not-sexagesimal":
        "must be a latitude and a longitude in degrees, minutes and seconds, such as 40°26′46″N 79°58′56″W",
      "coordinates.latitude": "must begin with a latitude of at most 90 degrees",
      "coordinates.longitude": "must end with a longitude of at most 180 degrees",
    ],
    synonyms: ["lat-long", "latlong", "latitude-longitude", "geo-coordinates", "dms"],
    examples: [
      .init(valid: "52.520008, 13.404954", "(-17.738223, 85.605469)", "90,-180"),
      .init(
        invalid: ("13.4, 252.5", "coordinates.longitude"), ("90.1,0", "coordinates.latitude"),
        ("52.5 13.4", "coordinates.malformed"), ("(52.5, 13.4", "coordinates.malformed")),
      .init(argument: "dms", valid: "40°26′46″N 79°58′56″W", "40° 26' 46.5\" S, 79° 58' 56\" e"),
      .init(
        argument: "dms", invalid: ("40°26′46″ 79°58′56″", "coordinates.not-sexagesimal"),
        ("91°0′0″N 79°58′56″W", "coordinates.latitude"), ("0°0′0″N 180°0′1″W", "coordinates.longitude")),
    ]
  ) { argument throws(RuleError) in
    .content(
      CoordinatesStrategy(
        try argument.map { text throws(RuleError) in
          try CoordinatesStrategy.Notation(argument: text, of: "notation")
        } ?? .decimal))
  }
}
