/// Why a text is not JSON, and the offset of the byte that shows it.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Kind: Error, Hashable, Sendable {
    /// A byte that cannot follow those before it.
    case unexpected
    /// The end of the text inside a value, or before one.
    case incomplete
    /// A control character in a string.
    case controlCharacter
    /// A byte that no escape has at its position.
    case escape
    /// Half of a surrogate pair without the other.
    case unpairedSurrogate
    /// More arrays and objects inside each other than the reader allows.
    case tooDeep
    /// A byte that is not UTF-8.
    case invalidUTF8
    /// A name that its object has already, since the name at the offset.
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
