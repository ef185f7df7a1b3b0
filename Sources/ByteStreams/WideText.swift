internal import Bytes

/// Text in units of two or four bytes, recognized by its first bytes.
package enum WideText {
  /// The number of bytes that suffice to classify text with NUL and without a byte-order mark.
  private static let decisive = 64

  /// Returns the encoding of a text by its byte-order mark, and the size of the mark.
  package static func byteOrderMark(_ head: [UInt8]) -> (encoding: String, count: Int)? {
    guard let first = head.first, first == 0 || first >= 0xFE else { return nil }
    return ByteOrderMark.wide.first { head.starts(with: $0.bytes) }.map { ($0.encoding, $0.bytes.count) }
  }

  /// Whether more bytes are needed to recognize the encoding.
  ///
  /// - Parameter hasNul: Whether NUL belongs to the format, so that it does not indicate an encoding.
  package static func isUndecided(_ head: [UInt8], hasNul: Bool) -> Bool {
    guard let first = head.first else { return false }
    if first == 0 || first >= 0xFE {
      let isBegun = ByteOrderMark.wide.contains { head.count < $0.bytes.count && $0.bytes.starts(with: head) }
      if isBegun { return true }
    }
    guard !hasNul else { return false }
    if head.count == 1 { return first != 0x0A && first != 0x0D }
    return head.count < decisive && head[..<min(4, head.count)].contains(0)
  }

  /// Returns the probable encoding of text without a byte-order mark; `nil` if its units are probably single bytes.
  package static func guess(_ head: [UInt8]) -> String? {
    // A shorter text must consist of whole units.
    guard head.count >= 4, head.contains(0), head.count >= decisive || head.count.isMultiple(of: 2) else {
      return nil
    }
    var zeros = [0, 0, 0, 0]
    for index in head.indices where head[index] == 0 { zeros[index & 3] += 1 }
    let quarter = head.count / 4
    let mayHaveFour = head.count >= decisive || (head.count >= 8 && head.count.isMultiple(of: 4))
    // Characters beyond the first plane are rare, and so are characters whose low byte is zero.
    if mayHaveFour, 4 * zeros[0] <= quarter, 10 * zeros[2] >= 9 * quarter, zeros[3] >= quarter {
      return "UTF-32LE"
    }
    if mayHaveFour, 4 * zeros[3] <= quarter, 10 * zeros[1] >= 9 * quarter, zeros[0] >= quarter {
      return "UTF-32BE"
    }
    if isUTF16(head, zeros: zeros[1] + zeros[3], others: zeros[0] + zeros[2], low: 0) { return "UTF-16LE" }
    if isUTF16(head, zeros: zeros[0] + zeros[2], others: zeros[1] + zeros[3], low: 1) { return "UTF-16BE" }
    return nil
  }

  /// - Parameters:
  ///   - zeros: The number of high bytes that are zero.
  ///   - others: The number of low bytes that are zero.
  ///   - low: The index of the low byte in a unit.
  private static func isUTF16(_ head: [UInt8], zeros: Int, others: Int, low: Int) -> Bool {
    guard 4 * others <= zeros, zeros >= 2 else { return false }
    var (separators, unpaired) = (0, false)
    for start in stride(from: 0, to: head.count - 1, by: 2)
    where [0x0A, 0x0D, 0x09, 0x2C, 0x3B].contains(head[start + low]) {
      if head[start + 1 - low] == 0 { separators += 1 } else if head[start + low] == 0x0A { unpaired = true }
    }
    guard !unpaired else { return false }
    let units = head.count / 2
    if 5 * zeros >= 2 * units { return true }
    let name = low == 0 ? "UTF-16LE" : "UTF-16BE"
    // With little ASCII, separators must be whole units, and the rest must be decodable.
    return separators >= 2 && 50 * zeros >= units
      && Transcoder.decode(Array(head.prefix(head.count & ~1).dropLast(2)), as: name)?.undecodable == 0
  }
}
