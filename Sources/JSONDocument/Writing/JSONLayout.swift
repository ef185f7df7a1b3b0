internal import Bytes

/// Writes JSON with a line for each member of an object, for people and for comparisons of lines.
package enum JSONLayout {
  /// Returns a document with line ends and indentation; arrays are on one line but for the objects in them. O(n).
  ///
  /// - Parameter json: A document without white space, as ``JSONWriter`` writes it.
  package static func indented(_ json: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    /// The brackets that are open.
    var open: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    func lineEnd(_ text: inout [UInt8], _ depth: Int) {
      text.append(0x0A)
      text += [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
    }
    for (index, byte) in json.enumerated() {
      if isInString {
        text.append(byte)
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        text.append(byte)
        isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        text.append(byte)
        open.append(byte)
        let isEmpty = index + 1 < json.count && json[index + 1] == UInt8(ascii: "}")
        if byte == UInt8(ascii: "{"), !isEmpty {
          lineEnd(&text, open.count(where: { $0 == UInt8(ascii: "{") }))
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open.removeLast()
        if byte == UInt8(ascii: "}"), json[index - 1] != UInt8(ascii: "{") {
          lineEnd(&text, open.count(where: { $0 == UInt8(ascii: "{") }))
        }
        text.append(byte)
      case UInt8(ascii: ","):
        text.append(byte)
        if open.last == UInt8(ascii: "{") {
          lineEnd(&text, open.count(where: { $0 == UInt8(ascii: "{") }))
        } else {
          text.append(UInt8(ascii: " "))
        }
      case UInt8(ascii: ":"): text += [byte, UInt8(ascii: " ")]
      default: text.append(byte)
      }
    }
    return text
  }
}
