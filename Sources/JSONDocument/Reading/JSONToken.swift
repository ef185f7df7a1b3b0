/// One piece of a JSON text that is a value, begins or ends one, or names a member.
package struct JSONToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case null, `true`, `false`, number, string
    case arrayStart, arrayEnd, objectStart, objectEnd
    /// The string before a member's colon.
    case name
  }

  package let kind: Kind

  /// The bytes of the token, those of a string with its quotes.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
