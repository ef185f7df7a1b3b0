internal import Bytes

/// The encoding of a document in any format.
extension Span<UInt8> {
  /// Checks that the whole document is UTF-8.
  package func checkUTF8() throws(JSONFault) {
    if let offset = UTF8Sequence.firstIllFormed(in: self) { throw JSONFault(.invalidUTF8, at: offset) }
  }
}
