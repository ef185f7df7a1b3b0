extension JSONFault {
  /// Returns the first fault of a text that must be one object (RFC 8259) in which no object has a name twice; `nil` if
  /// there is none. O(n).
  ///
  /// - Parameters:
  ///   - text: The text, which may have white space around the object.
  ///   - offset: The number of bytes before the text, which is added to the offsets of the fault.
  static func first(inObject text: Span<UInt8>, offset: Int) -> JSONFault? {
    do throws(JSONFault) {
      try check(text)
      return nil
    } catch {
      let kind: Kind
      if case .repeatedName(let first) = error.kind {
        kind = .repeatedName(first: offset + first)
      } else {
        kind = error.kind
      }
      return JSONFault(kind, at: offset + error.offset)
    }
  }

  private static func check(_ text: Span<UInt8>) throws(JSONFault) {
    let start = text.afterWhiteSpace(0, text.count)
    if start < text.count, text[start] != UInt8(ascii: "{") { throw JSONFault(.unexpected, at: start) }
    var reader = JSONReader()
    var names: [[[UInt8]: Int]] = []
    while let token = try reader.next(in: text) {
      switch token.kind {
      case .objectStart: names.append([:])
      case .objectEnd: names.removeLast()
      case .name:
        var name: [UInt8] = []
        name.append(token, of: text)
        if let first = names[names.count - 1].updateValue(token.range.lowerBound, forKey: name) {
          throw JSONFault(.repeatedName(first: first), at: token.range.lowerBound)
        }
      default: break
      }
    }
  }
}
