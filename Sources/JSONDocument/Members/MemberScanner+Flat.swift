internal import Bytes

/// The reading of objects without arrays and objects in them, whose names and white space are those of an earlier text.
extension MemberScanner {
  /// Reads a text by the flat shape.
  ///
  /// - Returns: `false` if the text has other bytes between its values, or a value that is an array or an object; values may have
  ///   been appended then.
  @inline(__always)
  mutating func scanFlat(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "{") else { return false }
    let first = values.count
    appendMissing(at: range.lowerBound)
    return Self.scan(range, of: bytes, by: flat, into: &values, at: first, other: &other)
  }

  /// - Parameters:
  ///   - first: The index of the text's first value.
  ///   - other: Set to the offset of the first member that contains no column, or to `nil`.
  @inline(__always)
  private static func scan(
    _ range: Range<Int>, of bytes: Span<UInt8>, by flat: FlatShape, into values: inout [MemberValue],
    at first: Int, other: inout Int?
  ) -> Bool {
    let end = range.upperBound
    var values = values.mutableSpan
    var (index, next) = (range.lowerBound &+ 1, 0)
    other = nil
    while let member = flat.member(of: bytes, at: index, from: &next) {
      let value = index &+ member.prefix.count
      var hasEscapes = false
      guard value < end, let valueEnd = bytes.endOfScalar(from: value, &hasEscapes), valueEnd < end
      else { return false }
      if member.column >= 0 {
        values[first &+ member.column] = MemberValue(value..<valueEnd, hasEscapes: hasEscapes)
      } else if member.isOther, other == nil {
        other = index &+ member.name
      }
      switch bytes[valueEnd] {
      case UInt8(ascii: ","): index = valueEnd &+ 1
      case UInt8(ascii: "}"): return bytes.afterWhiteSpace(valueEnd &+ 1, end) == end
      default: return false
      }
    }
    return false
  }

  /// Replaces the flat shape by that of a text without a fault; it is empty if the text is not read as such.
  ///
  /// - Parameter nodes: The node of each name of the text, in order.
  mutating func cacheFlatShape(_ range: Range<Int>, _ bytes: Span<UInt8>, nodes: [Int]) {
    flat.removeAll()
    let end = range.upperBound
    guard bytes[range.lowerBound] == UInt8(ascii: "{") else { return }
    var index = range.lowerBound &+ 1
    for node in nodes {
      let prefix = index
      var hasEscapes = false
      let name = bytes.afterWhiteSpace(index, end)
      guard name < end, let nameEnd = bytes.endOfString(from: name &+ 1, &hasEscapes) else { break }
      let value = bytes.afterWhiteSpace(bytes.afterWhiteSpace(nameEnd, end) &+ 1, end)
      guard value < end, value &- prefix <= FlatShape.maximumPrefix,
        let valueEnd = bytes.endOfScalar(from: value, &hasEscapes)
      else { break }
      flat.append(
        bytes.extracting(prefix..<value), name: name &- prefix, column: column(of: node),
        isOther: node == MemberTree.none)
      if valueEnd < end, bytes[valueEnd] == UInt8(ascii: "}") { return }
      guard valueEnd < end, bytes[valueEnd] == UInt8(ascii: ",") else { break }
      index = valueEnd &+ 1
    }
    flat.removeAll()
  }
}

extension Span<UInt8> {
  /// Returns the offset after a string, number or literal; `nil` for an array, an object, and what is none of them.
  @inline(__always)
  fileprivate func endOfScalar(from start: Int, _ hasEscapes: inout Bool) -> Int? {
    switch self[start] {
    case UInt8(ascii: "\""): endOfString(from: start &+ 1, &hasEscapes)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): endOfLiteral(from: start)
    default: endOfNumber(from: start)
    }
  }
}
