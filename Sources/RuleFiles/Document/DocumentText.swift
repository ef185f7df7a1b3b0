internal import Bytes

/// The text of a rule file or descriptor for readers.
package enum DocumentText {
  /// Returns the text with each of the ranges, which begin with a value of a member, replaced by an ellipsis.
  ///
  /// Spaces, line ends and commas at the end of a range are kept.
  package static func text(_ bytes: [UInt8], omitting ranges: [Range<Int>]) -> String {
    var shown: [UInt8] = []
    var start = 0
    for range in ranges.ordered(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= start {
      let omitted = range.clamped(to: start..<bytes.count)
      let separators = bytes[omitted].reversed().prefix {
        $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x2C
      }
      shown += bytes[start..<omitted.lowerBound] + Array("…".utf8) + separators.reversed()
      start = omitted.upperBound
    }
    return String(decoding: shown + bytes[start...], as: UTF8.self)
  }
}
