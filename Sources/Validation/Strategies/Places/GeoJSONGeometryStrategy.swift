internal import JSONDocument

/// A strategy that accepts a geometry of GeoJSON: a point, a line, a polygon, several of one kind, or a collection.
///
/// RFC 7946, section 3.1: positions have two numbers or more, lines at least two positions, and the rings of polygons at least four, of
/// which the last equals the first. A feature is no geometry (section 3.2). The numbers of a position are in any range: other reference
/// systems than WGS 84 are in use (section 4).
///
/// ```swift
/// let strategy = GeoJSONGeometryStrategy()
/// strategy.verdict(on: #"{"type":"Point","coordinates":[13.4,52.5]}"#)              // .valid
/// strategy.failure(of: #"{"type":"LineString","coordinates":[[13.4,52.5]]}"#)?.code  // "geojson-geometry.malformed"
/// ```
///
/// Builds a tree of the whole value. Codes: those of ``JSONStrategy``, `json.not-an-object`, `geojson-geometry.malformed`.
public struct GeoJSONGeometryStrategy: ByteValidationStrategy, Hashable {
  private static let object = JSONTypeStrategy(.object)

  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "geojson-geometry" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try Self.object.check(value)
    guard let tree = JSONValue(exactly: value), GeoJSONObject.isGeometry(tree) else {
      throw ValidationFailure("geojson-geometry.malformed")
    }
  }
}

extension InputFieldValidationStrategy where Self == GeoJSONGeometryStrategy {
  /// A geometry of GeoJSON.
  public static var geoJSONGeometry: GeoJSONGeometryStrategy { GeoJSONGeometryStrategy() }
}

extension CatalogEntry {
  static let geoJSONGeometry = CatalogEntry(
    name: "geojson-geometry", group: .places,
    summary:
      "A geometry of GeoJSON, such as a point or a polygon (RFC 7946); the type geojson allows features too.",
    swift: ".geoJSONGeometry",
    messages: [
      "geojson-geometry.malformed":
        "must be a geometry of GeoJSON: a point, lines, polygons, or a collection of them",
      "json.not-an-object": nil, "json.unexpected": nil, "json.incomplete": nil,
      "json.control-character": nil,
      "json.escape": nil, "json.too-deep": nil, "text.invalid-utf8": nil,
    ],
    strategy: GeoJSONGeometryStrategy(),
    synonyms: ["geojson", "point", "polygon"],
    examples: [
      .init(
        valid: #"{"type":"Point","coordinates":[13.4,52.5]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#),
      .init(
        invalid: (#"{"type":"Point","coordinates":[13.4]}"#, "geojson-geometry.malformed"),
        (#"{"type":"Feature","geometry":null,"properties":null}"#, "geojson-geometry.malformed"),
        ("[13.4,52.5]", "json.not-an-object"), (#"{"type":"Point""#, "json.incomplete")),
    ])
}
