internal import JSONDocument

/// A strategy that accepts an object of GeoJSON or of TopoJSON: the type `geojson` of Table Schema v2, see
/// ``GeoJSONObject`` and ``TopoJSONObject``.
///
/// Builds a tree of the whole value. Codes: those of ``JSONTypeStrategy``, `geojson.malformed`, `topojson.malformed`.
package struct GeoJSONStrategy: ByteValidationStrategy {
  package enum Format: String, Sendable, CaseIterable {
    case geoJSON = "default"
    case topoJSON = "topojson"
  }

  private let format: Format
  private let isPython: Bool
  private let object: JSONTypeStrategy

  /// - Parameter isPython: Whether frictionless' profiles are used.
  package init(_ format: Format, isPython: Bool = false) {
    (self.format, self.isPython) = (format, isPython)
    object = JSONTypeStrategy(.object, allowsPythonNumbers: isPython)
  }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try object.check(value)
    let tree = JSONValue(exactly: value, allowsPythonNumbers: isPython)
    switch format {
    case .geoJSON:
      guard let tree, GeoJSONObject.isGeoJSON(tree, isPython: isPython) else {
        throw .init("geojson.malformed")
      }
    case .topoJSON:
      guard let tree, TopoJSONObject.isTopoJSON(tree, isPython: isPython) else {
        throw .init("topojson.malformed")
      }
    }
  }
}
