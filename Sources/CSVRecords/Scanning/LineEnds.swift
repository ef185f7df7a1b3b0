/// Counts physical lines, which end with CRLF, LF or a lone CR, in quotes or not.
package enum LineEnds {
  /// Returns the number of lines that end in a range of bytes, and the end of the last of them. If a CRLF is only partly in the
  /// range, its CR ends the line. O(n), 64 bytes at a time.
  package static func count(in bytes: Span<UInt8>, _ range: Range<Int>) -> (count: Int, last: Int?) {
    let bytes = bytes.extracting(range)
    var count = 0
    var last: Int?
    var returnCarry: UInt64 = 0
    for offset in stride(from: 0, to: bytes.count, by: 64) {
      let feeds = ScanBlock.mask(bytes, at: offset, of: 0x0A)
      let returns = ScanBlock.mask(bytes, at: offset, of: 0x0D)
      let ends = returns | feeds
      guard ends != 0 || returnCarry != 0 else { continue }
      let seconds = feeds & ((returns << 1) | returnCarry)
      returnCarry = returns >> 63
      count += ends.nonzeroBitCount - seconds.nonzeroBitCount
      if ends != 0 { last = range.lowerBound + offset + 64 - ends.leadingZeroBitCount }
    }
    return (count, last)
  }
}
