internal import Bytes
internal import JSONDocument

/// The type `geopoint` of Table Schema v2: a longitude from -180 to 180 and a latitude from -90 to 90, in degrees.
///
/// - ``Format/text``: `lon, lat`, two numbers in the spelling of the type `number`, the space after the comma optional.
///
/// The standard defines no bounds; these are those of WGS 84 (RFC 7946, section 4), the coordinate system
/// that it implies. Points are equal if both numbers are equal, and have no order.
///
/// `isPython` selects what frictionless accepts: white space around each number and Python's spelling of numbers; in
/// JSON also strings that contain a number, and true and false as 1 and 0. Differences: frictionless accepts anything
/// with two parts as an array (`"12"`, an object with two names), which is rejected here, and rounds JSON numbers to
/// doubles, which are exact here.
package struct GeoPointType: LogicalType {
  package enum Format: String, Sendable, CaseIterable {
    case text = "default"
    case array, object
  }

  private let format: Format
  private let isPython: Bool
  private let numbers: NumberSpelling

  package init(_ format: Format, isPython: Bool = false) {
    self.format = format
    self.isPython = isPython
    numbers = NumberSpelling(isWhole: false, reader: isPython ? .python : .standard)
  }

  /// The reason why a value is not a point.
  enum Fault: Error {
    case malformed, longitude, latitude
  }

  func read(_ value: Span<UInt8>) throws(Fault) -> (longitude: ExactDecimal, latitude: ExactDecimal) {
    let parts = format == .text ? text(value) : json(value)
    guard let (longitude, latitude) = parts else { throw .malformed }
    guard Self.longitudes.contains(longitude) else { throw .longitude }
    guard Self.latitudes.contains(latitude) else { throw .latitude }
    return (longitude, latitude)
  }

  private static let longitudes = ExactDecimal(-180)...ExactDecimal(180)
  private static let latitudes = ExactDecimal(-90)...ExactDecimal(90)

  private func text(_ value: Span<UInt8>) -> (ExactDecimal, ExactDecimal)? {
    guard let (first, second) = halves(of: value), let longitude = number(value.extracting(first)),
      let latitude = number(value.extracting(second))
    else { return nil }
    return (longitude, latitude)
  }

  /// The ranges of the two numbers: before the only comma, and after it and an optional space.
  func halves(of value: Span<UInt8>) -> (Range<Int>, Range<Int>)? {
    let comma = UInt8(ascii: ",")
    guard let end = value.firstIndex(of: comma), value.firstIndex(of: comma, from: end + 1) == nil else {
      return nil
    }
    let isSpaced = end + 1 < value.count && value[end + 1] == 0x20
    return (0..<end, end + (isSpaced ? 2 : 1)..<value.count)
  }

  private func number(_ value: Span<UInt8>) -> ExactDecimal? {
    numbers.withPlain(value) { plain in
      guard let plain else { return nil }
      return ExactDecimal(plain)
    }
  }

  private func json(_ value: Span<UInt8>) -> (ExactDecimal, ExactDecimal)? {
    let parts: [JSONValue]
    switch (format, JSONValue(exactly: value)) {
    case (.array, .array(let elements)): parts = elements
    case (.object, .object(let object)):
      guard let longitude = object["lon"], let latitude = object["lat"], object.members.count == 2
      else { return nil }
      parts = [longitude, latitude]
    default: return nil
    }
    let numbers = parts.compactMap { number($0) }
    return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  private func number(_ value: JSONValue) -> ExactDecimal? {
    switch value {
    case .number: return value.number
    case .string(let text) where isPython: return number(text.span)
    case .boolean(let flag) where isPython: return ExactDecimal(flag ? 1 : 0)
    default: return nil
    }
  }

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard let (longitude, latitude) = try? read(value) else { return false }
    bytes.append(tag: "#", Array(longitude.description.utf8))
    bytes.append(tag: "#", Array(latitude.description.utf8))
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    guard let first = try? read(first), let second = try? read(second) else { return nil }
    return first == second ? .same : nil
  }
}
