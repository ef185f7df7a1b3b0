internal import JSONDocument

/// An object of TopoJSON: the TopoJSON format specification, version 1.0.0, sections 2.1 and 2.2.
///
/// A topology has `objects`, which are geometries by name, `arcs`, which are arrays of two positions or more, and an
/// optional `transform` of two pairs of numbers. A geometry has `arcs`, or `coordinates` if it consists of points. A
/// geometry outside a topology is accepted. A `bbox` is an array of numbers. frictionless' profile differs: the `bbox`
/// is two arrays of numbers, an `id` is a string or a whole number, and positions of arcs may be null.
struct TopoJSONObject {
  private let object: JSONObject
  private let isPython: Bool

  static func isTopoJSON(_ value: JSONValue, isPython: Bool) -> Bool {
    guard case .object(let object) = value else { return false }
    let topology = TopoJSONObject(object: object, isPython: isPython)
    guard topology.hasFittingBox else { return false }
    return topology.type == "Topology" ? topology.isTopology : topology.isGeometry
  }

  private subscript(_ name: String) -> JSONValue? { object[name] }

  private var type: String? { self["type"]?.text }

  private var hasFittingBox: Bool {
    guard let box = self["bbox"] else { return true }
    guard isPython else { return box.isArray(of: \.isNumber) }
    guard case .array(let parts) = box, parts.count == 2 else { return false }
    return parts.allSatisfy { $0.isArray(of: \.isNumber) }
  }

  private var isTopology: Bool {
    guard case .object(let objects)? = self["objects"], case .array(let arcs)? = self["arcs"] else {
      return false
    }
    let haveGeometry = objects.members.allSatisfy { Self.isGeometry($0.value, isPython: isPython) }
    return haveGeometry && arcs.allSatisfy { isArc($0) } && hasFittingTransform
  }

  private func isArc(_ value: JSONValue) -> Bool {
    guard case .array(let positions) = value, positions.count >= 2 else { return false }
    return positions.allSatisfy { position in
      if case .null = position { return isPython }
      return Self.isPosition(position)
    }
  }

  private var hasFittingTransform: Bool {
    guard let transform = self["transform"] else { return true }
    guard case .object(let parts) = transform else { return false }
    return ["scale", "translate"].allSatisfy { name in
      guard case .array(let numbers)? = parts[name], numbers.allSatisfy(\.isNumber) else {
        return false
      }
      return isPython ? numbers.count >= 2 : numbers.count == 2
    }
  }

  private static func isGeometry(_ value: JSONValue, isPython: Bool) -> Bool {
    guard case .object(let object) = value else { return false }
    return TopoJSONObject(object: object, isPython: isPython).isGeometry
  }

  private var isGeometry: Bool {
    if let properties = self["properties"] {
      guard case .object = properties else { return false }
    }
    switch self["id"] {
    case nil, .string?: break
    case .number?: guard !isPython || self["id"]?.isWhole == true else { return false }
    default: return false
    }
    switch type {
    case "Point": return self["coordinates"].map { Self.isPosition($0) } ?? false
    case "MultiPoint": return self["coordinates"]?.isArray { Self.isPosition($0) } ?? false
    case "LineString": return hasArcs(nested: 1)
    case "MultiLineString", "Polygon": return hasArcs(nested: 2)
    case "MultiPolygon": return hasArcs(nested: 3)
    case "GeometryCollection":
      return self["geometries"]?.isArray { Self.isGeometry($0, isPython: isPython) } ?? false
    // A geometry whose type is null has no location (section 2.2, "null objects").
    case nil:
      if case .null? = self["type"] { return !isPython }
      return false
    default: return false
    }
  }

  private static func isPosition(_ value: JSONValue) -> Bool {
    guard case .array(let numbers) = value else { return false }
    return numbers.count >= 2 && numbers.allSatisfy(\.isNumber)
  }

  /// Whether `arcs` contains whole numbers within that many levels of arrays.
  private func hasArcs(nested depth: Int) -> Bool {
    func isArcs(_ value: JSONValue, _ depth: Int) -> Bool {
      depth == 0 ? value.isWhole : value.isArray { isArcs($0, depth - 1) }
    }
    return self["arcs"].map { isArcs($0, depth) } ?? false
  }
}
