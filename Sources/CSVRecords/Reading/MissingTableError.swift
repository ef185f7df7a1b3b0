/// An error: no line of a file begins as the first line of its table does.
package struct MissingTableError: Error, Hashable, Sendable {
  /// The bytes with which that line begins.
  package let prefix: [UInt8]
}
