/// A fault by which a text is not JSON or exceeds a limit, and its offset.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Kind: Error, Hashable, Sendable {
    /// A byte that cannot follow those before it.
    case unexpected
    /// The end of the text inside a value, or before one.
    case incomplete
    /// A control character in a string.
    case controlCharacter
    /// A byte that cannot occur at its position in an escape.
    case escape
    /// Half of a surrogate pair without the other.
    case unpairedSurrogate
    /// More nested arrays and objects than the reader allows.
    case tooDeep
    /// A byte that is not UTF-8.
    case invalidUTF8
    /// A name that occurs twice in its object, first at the offset.
    case repeatedName(first: Int)
  }

  package let kind: Kind

  /// The offset of the first byte that makes the text so far invalid; the count of bytes for an incomplete text.
  package let offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
