import JSONDocument
import Validation

/// The simple reference for a line of JSON Lines: its object as a tree, with the location and the text of each value.
struct ObviousObject {
  struct Member {
    let start: Int
    /// The text that is checked; `nil` for `null`.
    let value: [UInt8]?
    let isString: Bool
  }

  /// The values of all members at any depth, by their JSON Pointers.
  private(set) var members: [String: Member] = [:]
  /// The names of the object itself, in their order.
  private(set) var names: [(name: String, offset: Int)] = []
  /// The offset of the object's opening brace.
  private(set) var start = 0
  private(set) var fault: (code: String, parameters: FailureParameters, offset: Int)?
  private var tokens: [JSONToken] = []
  private var next = 0

  init(_ line: [UInt8]) {
    let space: [UInt8] = [0x20, 0x09, 0x0D]
    start = line.firstIndex { !space.contains($0) } ?? line.count
    guard start == line.count || line[start] == UInt8(ascii: "{") else {
      let isValue = Self.isJSON(Array(line[start...]))
      fault = ("record.malformed-json", ["fault": isValue ? "not-object" : "unexpected"], start)
      return
    }
    do throws(JSONFault) {
      _ = try JSONValue(line.span)
      var reader = JSONReader()
      while let token = try reader.next(in: line.span) { tokens.append(token) }
      add("", line)
    } catch {
      fault = Self.fault(error, line)
    }
  }

  private static func isJSON(_ text: [UInt8]) -> Bool {
    var reader = JSONReader()
    do throws(JSONFault) {
      while try reader.next(in: text.span) != nil {}
      return true
    } catch {
      return false
    }
  }

  private static func fault(
    _ fault: JSONFault, _ line: [UInt8]
  ) -> (code: String, parameters: FailureParameters, offset: Int) {
    let names: [JSONFault.Kind: String] = [
      .unexpected: "unexpected", .incomplete: "incomplete", .controlCharacter: "control-character",
      .escape: "escape", .unpairedSurrogate: "unpaired-surrogate", .tooDeep: "too-deep",
    ]
    if let name = names[fault.kind] { return ("record.malformed-json", ["fault": .text(name)], fault.offset) }
    let end = line[(fault.offset + 1)...].indices.first {
      line[$0] == UInt8(ascii: "\"") && line[$0 - 1] != UInt8(ascii: "\\")
    }!
    let name = text(of: JSONToken(.name, fault.offset..<end + 1), line)
    return ("record.duplicate-member", ["member": .text(name)], fault.offset)
  }

  private static func text(of token: JSONToken, _ line: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.append(token, of: line.span)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the value that begins with the next token, and those in it; returns its end.
  @discardableResult
  private mutating func add(_ pointer: String, _ line: [UInt8]) -> Int {
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
        name = Self.text(of: token, line)
        if pointer.isEmpty { names.append((name, token.range.lowerBound)) }
        next += 1
      }
      index += 1
      let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
      add(pointer + "/" + escaped, line)
    }
    let isString = first.kind == .string
    let text = isString ? Array(Self.text(of: first, line).utf8) : Array(line[first.range.lowerBound..<end])
    members[pointer] = Member(
      start: first.range.lowerBound, value: first.kind == .null ? nil : text, isString: isString)
    return end
  }
}
