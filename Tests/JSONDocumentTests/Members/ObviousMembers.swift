import JSONDocument

/// The simple reference for the members of a text: the place of every value in it, by its path.
///
/// The tree decides whether the text is valid; the places are those of the reader's tokens.
struct ObviousMembers {
  /// The ranges of the values by the names and indices on the way to them; `nil` for a text that is not one object.
  private(set) var ranges: [[String]: Range<Int>]?
  /// The fault of the text, or `nil`.
  private(set) var fault: JSONFault?
  private var tokens: [JSONToken] = []
  private var next = 0

  init(_ text: [UInt8]) {
    let start = text.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let start, text[start] != UInt8(ascii: "{") {
      fault = JSONFault(.unexpected, at: start)
      return
    }
    do throws(JSONFault) {
      _ = try JSONValue(text.span)
      var reader = JSONReader()
      while let token = try reader.next(in: text.span) { tokens.append(token) }
    } catch {
      fault = error
      return
    }
    ranges = [:]
    addValue([], text)
  }

  /// Adds the value that begins with the next token, and those in it; returns its range.
  @discardableResult
  private mutating func addValue(_ path: [String], _ text: [UInt8]) -> Range<Int> {
    let first = tokens[next]
    next += 1
    var end = first.range.upperBound
    var index = 0
    while first.kind == .arrayStart || first.kind == .objectStart {
      let token = tokens[next]
      if token.kind == .arrayEnd || token.kind == .objectEnd {
        end = token.range.upperBound
        next += 1
        break
      }
      var name = "\(index)"
      if first.kind == .objectStart {
        var bytes: [UInt8] = []
        bytes.append(token, of: text.span)
        name = String(decoding: bytes, as: UTF8.self)
        next += 1
      }
      index += 1
      addValue(path + [name], text)
    }
    ranges?[path] = first.range.lowerBound..<end
    return first.range.lowerBound..<end
  }
}
