internal import JSONDocument

/// An object of GeoJSON, by RFC 7946 or by frictionless' profile of it.
///
/// By the RFC: the seven geometries with positions of two numbers or more (section 3.1.1), lines of at least two
/// positions, rings of at least four whose last equals the first (3.1.4 to 3.1.6); features with `geometry` and
/// `properties`, each of which may be null, and an `id` that is a string or a number (3.2); collections (3.1.8, 3.3); a
/// `bbox` of four numbers or more, an even count (section 5); no member that defines another kind of object (section
/// 7.1). Empty coordinates are accepted (3.1).
///
/// frictionless' profile differs: positions have exactly two numbers, rings need not be closed, an `id` has any type, a
/// `bbox` is an array of numbers, and a geometry within a feature or a collection is not itself a collection.
struct GeoJSONObject {
  private let object: JSONObject
  private let isPython: Bool

  init?(_ value: JSONValue, isPython: Bool) {
    guard case .object(let object) = value else { return nil }
    (self.object, self.isPython) = (object, isPython)
  }

  /// Whether the value is an object of GeoJSON of any kind.
  static func isGeoJSON(_ value: JSONValue, isPython: Bool) -> Bool {
    guard let object = GeoJSONObject(value, isPython: isPython), object.hasFittingBox else { return false }
    switch object.type {
    case "Feature": return object.isFeature
    case "FeatureCollection": return object.isFeatureCollection
    default: return object.isGeometry(isNested: false)
    }
  }

  /// Whether the value is a geometry by the RFC.
  static func isGeometry(_ value: JSONValue) -> Bool {
    guard let object = GeoJSONObject(value, isPython: false) else { return false }
    return object.hasFittingBox && object.isGeometry(isNested: false)
  }

  private subscript(_ name: String) -> JSONValue? { object[name] }

  private var type: String? { self["type"]?.text }

  private func lacks(_ names: String...) -> Bool { isPython || names.allSatisfy { self[$0] == nil } }

  private var hasFittingBox: Bool {
    guard let box = self["bbox"] else { return true }
    guard case .array(let numbers) = box, numbers.allSatisfy(\.isNumber) else { return false }
    return isPython || numbers.count >= 4 && numbers.count.isMultiple(of: 2)
  }

  private var isFeature: Bool {
    guard lacks("coordinates", "geometries", "features"), let geometry = self["geometry"] else {
      return false
    }
    switch self["properties"] {
    case .null?, .object?: break
    default: return false
    }
    switch self["id"] {
    case nil, .string?, .number?: break
    default: guard isPython else { return false }
    }
    if case .null = geometry { return true }
    return isGeometry(geometry, isNested: true)
  }

  private var isFeatureCollection: Bool {
    guard lacks("coordinates", "geometries", "geometry", "properties"),
      case .array(let features)? = self["features"]
    else { return false }
    return features.allSatisfy { feature in
      guard let feature = GeoJSONObject(feature, isPython: isPython), feature.type == "Feature" else {
        return false
      }
      return (isPython || feature.hasFittingBox) && feature.isFeature
    }
  }

  private func isGeometry(_ value: JSONValue, isNested: Bool) -> Bool {
    guard let object = GeoJSONObject(value, isPython: isPython) else { return false }
    return (isPython || object.hasFittingBox) && object.isGeometry(isNested: isNested)
  }

  private func isGeometry(isNested: Bool) -> Bool {
    guard lacks("geometry", "properties", "features") else { return false }
    if type == "GeometryCollection" {
      guard case .array(let geometries)? = self["geometries"], lacks("coordinates"), !isPython || !isNested
      else { return false }
      return geometries.allSatisfy { isGeometry($0, isNested: true) }
    }
    guard let coordinates = self["coordinates"], lacks("geometries") else { return false }
    switch type {
    case "Point": return isPosition(coordinates) || !isPython && coordinates.isEmptyArray
    case "MultiPoint": return coordinates.isArray { isPosition($0) }
    case "LineString": return isLine(coordinates) || !isPython && coordinates.isEmptyArray
    case "MultiLineString": return coordinates.isArray { isLine($0) }
    case "Polygon": return isPolygon(coordinates)
    case "MultiPolygon": return coordinates.isArray { isPolygon($0) }
    default: return false
    }
  }

  private func isPosition(_ value: JSONValue) -> Bool {
    guard case .array(let numbers) = value, numbers.allSatisfy(\.isNumber) else { return false }
    return isPython ? numbers.count == 2 : numbers.count >= 2
  }

  private func isLine(_ value: JSONValue) -> Bool {
    guard case .array(let positions) = value else { return false }
    return positions.count >= 2 && positions.allSatisfy { isPosition($0) }
  }

  private func isPolygon(_ value: JSONValue) -> Bool {
    value.isArray { ring in
      guard case .array(let positions) = ring, positions.count >= 4, positions.allSatisfy({ isPosition($0) })
      else { return false }
      return isPython || positions[0].canonical == positions[positions.count - 1].canonical
    }
  }
}

extension JSONValue {
  /// Whether the value is a number, including Python's `NaN` and infinities.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  var isEmptyArray: Bool {
    if case .array(let elements) = self { elements.isEmpty } else { false }
  }

  /// Whether the value is an array whose elements all satisfy the predicate.
  func isArray(of isElement: (JSONValue) -> Bool) -> Bool {
    if case .array(let elements) = self { elements.allSatisfy(isElement) } else { false }
  }
}
