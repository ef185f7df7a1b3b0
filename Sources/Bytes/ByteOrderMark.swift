/// The byte-order marks that may begin a text and are not part of it: Unicode 17.0, section 23.8.
package enum ByteOrderMark {
  /// The mark of UTF-8.
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// Its first byte, and its last one.
  package static let first: UInt8 = 0xEF
  package static let last: UInt8 = 0xBF

  /// The marks of encodings with units of two or four bytes. Those of UTF-32 are first, because one of them begins with one of
  /// UTF-16.
  package static let wide: [(bytes: [UInt8], encoding: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"), ([0xFF, 0xFE], "UTF-16LE"),
    ([0xFE, 0xFF], "UTF-16BE"),
  ]
}

extension Span<UInt8> {
  /// The offset after the byte-order mark of UTF-8 with which a text may begin, or 0.
  package var endOfByteOrderMark: Int { hasByteOrderMark(at: 0) ? 3 : 0 }

  /// Whether the bytes from an offset on begin with the byte-order mark of UTF-8.
  package func hasByteOrderMark(at offset: Int) -> Bool {
    count - offset >= 3 && self[offset] == 0xEF && self[offset + 1] == 0xBB && self[offset + 2] == 0xBF
  }
}
