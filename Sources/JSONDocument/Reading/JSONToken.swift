/// A token of a JSON text: a string, number or literal, the beginning or end of an array or object, or the
/// name of a member.
package struct JSONToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case null, `true`, `false`, number, string
    case arrayStart, arrayEnd, objectStart, objectEnd
    /// The string before a member's colon.
    case name
  }

  package let kind: Kind

  /// The byte range of the token, including the quotes of a string.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
