internal import CSVRecords
internal import JSONDocument

/// Finds the array at a JSON Pointer (RFC 6901) in bytes of JSON that come in pieces, without storing them.
///
/// What precedes the array is checked only as far as the search needs.
struct ArraySearch {
  /// Why there is no array at the pointer.
  enum Failure: Error, Equatable {
    /// The value at the pointer, or one on the way to it, begins with a byte that begins none of the kind.
    case other(UInt8)
    /// No value is there.
    case missing
  }

  private let tokens: [[UInt8]]
  /// The number of tokens that lead to the value that begins next, or that contains the byte.
  private var matched = 0
  /// The number of open containers, and of those that contain the value.
  private var (depth, pathDepth) = (0, 0)
  /// Whether the next value is on the way to the array.
  private var isOnPath = true
  /// Whether the innermost container on the way is an object, and the number of the element if it is an array.
  private var (isObject, index) = (false, 0)
  private var (isInString, isEscaped) = (false, false)
  /// The name of a member, with its quotation marks; `nil` outside of names.
  private var name: [UInt8]?
  private var expectsName = false
  private let longestName: Int

  init(_ place: ArrayPlace) {
    tokens = place.tokens
    // A byte of a name has at most six characters as an escape.
    longestName = 6 * (tokens.map(\.count).max() ?? 0) + 2
  }

  /// Returns whether the array begins with the byte.
  mutating func begins(with byte: UInt8) throws(Failure) -> Bool {
    if isInString {
      takeCharacter(byte)
      return false
    }
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09: return false
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0 else { throw .other(byte) }
      guard depth > pathDepth else { throw .missing }
      depth -= 1
      return false
    case UInt8(ascii: ",") where depth == pathDepth && depth > 0 && !isOnPath:
      (expectsName, index) = (isObject, index + 1)
      if !isObject { enterElement() }
      return false
    case UInt8(ascii: ":") where depth == pathDepth && depth > 0: return false
    default: break
    }
    guard !isOnPath else { throw .other(byte) }
    if byte == UInt8(ascii: "\"") {
      isInString = true
      name = depth == pathDepth && expectsName ? [byte] : nil
    }
    return false
  }

  private mutating func open(_ byte: UInt8) throws(Failure) -> Bool {
    depth += 1
    guard isOnPath else { return false }
    if matched == tokens.count {
      guard byte == UInt8(ascii: "[") else { throw .other(byte) }
      return true
    }
    (pathDepth, isObject, index, isOnPath) = (depth, byte == UInt8(ascii: "{"), 0, false)
    expectsName = isObject
    if !isObject { enterElement() }
    return false
  }

  /// Enters the next element of an array if the pointer leads to it.
  private mutating func enterElement() {
    guard tokens[matched].elementsEqual("\(index)".utf8) else { return }
    (isOnPath, matched) = (true, matched + 1)
  }

  private mutating func takeCharacter(_ byte: UInt8) {
    if let count = name?.count, count <= longestName { name?.append(byte) }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      endName()
    }
  }

  private mutating func endName() {
    guard let quoted = name.take() else { return }
    expectsName = false
    var reader = JSONReader()
    var decoded: [UInt8] = []
    // A name that is longer than any in the pointer has no end here.
    guard let token = try? reader.next(in: quoted.span) else { return }
    decoded.append(token, of: quoted.span)
    if decoded == tokens[matched] { (isOnPath, matched) = (true, matched + 1) }
  }
}
