internal import Bytes

/// A search for the rows of a chunk with which its table ends, by the ends of records that have been found in it.
struct FooterSearch {
  /// The words of the chunk; a LF after them may be the last byte of its last row.
  private let words: [SeparatorMap.Word]

  init(_ separators: SeparatorMap) { words = separators.words }

  /// Returns the offset of the first row of whole rows that begins with a prefix of at least one byte; `nil` for none.
  func firstRow(startingWith prefix: Span<UInt8>, in bytes: Span<UInt8>) -> Int? {
    if bytes.starts(with: prefix) { return 0 }
    for number in 0..<min(words.count, (bytes.count + 63) >> 6) {
      var ends = words[number].recordEnds & mask(ofWord: number, before: bytes.count)
      while ends != 0 {
        let row = number * 64 + ends.trailingZeroBitCount + 1
        ends &= ends &- 1
        guard row < bytes.count, bytes[row] == prefix[0], isRowEnd(row - 1, in: bytes) else { continue }
        if bytes.extracting(row...).starts(with: prefix) { return row }
      }
    }
    return nil
  }

  /// Returns the offset of the first of the last rows of whole rows; `nil` if there are fewer. O(n) in the bytes of these rows.
  func start(ofLast count: Int, in bytes: Span<UInt8>) -> Int? {
    // Each row but the last one of the input ends with the end of a record.
    var (rows, number) = (0, min(words.count, (bytes.count + 63) >> 6) - 1)
    while number >= 0 {
      var ends = words[number].recordEnds & mask(ofWord: number, before: bytes.count)
      while ends != 0 {
        let bit = 63 - ends.leadingZeroBitCount
        ends &= ~(1 << UInt64(bit))
        let end = number * 64 + bit
        guard isRowEnd(end, in: bytes) else { continue }
        if end < bytes.count - 1 { rows += 1 }
        if rows == count { return end + 1 }
      }
      number -= 1
    }
    return rows + 1 == count && bytes.count > 0 ? 0 : nil
  }

  /// Whether the end of a record is not a CR that a LF follows, which belongs to the same end.
  private func isRowEnd(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[offset] != 0x0D || offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A
  }

  /// The bits of a word for the bytes before an offset.
  private func mask(ofWord number: Int, before offset: Int) -> UInt64 {
    let count = offset - number * 64
    return count >= 64 ? .max : 1 << UInt64(count) - 1
  }
}
