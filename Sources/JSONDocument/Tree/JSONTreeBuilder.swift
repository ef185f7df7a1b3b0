internal import Bytes

/// Builds a value from the tokens of a text. Its memory is that of the tree and of the open arrays and objects.
struct JSONTreeBuilder {
  /// An open array or object.
  private struct Container {
    let isObject: Bool
    var elements: [JSONValue] = []
    var object = JSONObject()
    /// The name of the member whose value is next.
    var name: [UInt8] = []
    /// The offsets of the names so far, for the error on a repeated one.
    var offsets: [Int] = []
  }

  private(set) var root = JSONValue.null
  private var open: [Container] = []
  private let allowsRepeatedNames: Bool

  init(allowsRepeatedNames: Bool) {
    self.allowsRepeatedNames = allowsRepeatedNames
  }

  mutating func take(_ token: JSONToken, of text: Span<UInt8>) throws(JSONFault) {
    switch token.kind {
    case .null: add(.null)
    case .true: add(.boolean(true))
    case .false: add(.boolean(false))
    case .number: add(.number(text.text(in: token.range)))
    case .string: add(.string(Self.string(token, of: text)))
    case .name: try begin(token, of: text)
    case .arrayStart: open.append(Container(isObject: false))
    case .objectStart: open.append(Container(isObject: true))
    case .arrayEnd: add(.array(open.removeLast().elements))
    case .objectEnd: add(.object(open.removeLast().object))
    }
  }

  private mutating func begin(_ token: JSONToken, of text: Span<UInt8>) throws(JSONFault) {
    let name = Self.string(token, of: text)
    let last = open.count - 1
    if !allowsRepeatedNames {
      if let index = open[last].object.index(of: name) {
        throw JSONFault(.repeatedName(first: open[last].offsets[index]), at: token.range.lowerBound)
      }
      open[last].offsets.append(token.range.lowerBound)
    }
    open[last].name = name
  }

  private mutating func add(_ value: JSONValue) {
    guard !open.isEmpty else {
      root = value
      return
    }
    let last = open.count - 1
    if open[last].isObject {
      open[last].object.set(open[last].name, to: value)
    } else {
      open[last].elements.append(value)
    }
  }

  private static func string(_ token: JSONToken, of text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(token, of: text)
    return bytes
  }
}
