/// Counts physical lines, which end with CRLF, LF or a lone CR, in quotes or not.
package enum LineEnds {
  /// Returns the number of lines that end in a range of bytes, and the end of the last of them. If a CRLF is only partly in the
  /// range, its CR ends the line. O(n), 64 bytes at a time.
  package static func count(in bytes: Span<UInt8>, _ range: Range<Int>) -> (count: Int, last: Int?) {
    let bytes = bytes.extracting(range)
    var count = 0
    var last: Int?
    var isAfterReturn = false
    for offset in stride(from: 0, to: bytes.count, by: 64) {
      let ends = ScanBlock.lineEnds(in: bytes, at: offset, isAfterReturn: &isAfterReturn)
      count += ends.lines.nonzeroBitCount
      if ends.bytes != 0 { last = range.lowerBound + offset + 64 - ends.bytes.leadingZeroBitCount }
    }
    return (count, last)
  }
}
