internal import Bytes

/// The byte-order mark and the encoding of a document in any format.
extension Span<UInt8> {
  /// The offset after a byte-order mark at the start, or 0.
  package var startOfDocument: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// Checks that the whole document is UTF-8.
  package func checkUTF8() throws(JSONFault) {
    if let offset = UTF8Sequence.firstIllFormed(in: self) { throw JSONFault(.invalidUTF8, at: offset) }
  }
}
