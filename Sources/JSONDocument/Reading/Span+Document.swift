internal import Bytes

/// How a document begins, and that it is UTF-8, whatever is written in it.
extension Span<UInt8> {
  /// The offset after a byte-order mark at the start, or 0.
  package var startOfDocument: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// Checks that all of the document is UTF-8.
  package func checkUTF8() throws(JSONFault) {
    if let offset = UTF8Sequence.firstBroken(in: self) { throw JSONFault(.invalidUTF8, at: offset) }
  }
}
