/// Finds the ends of fields of fixed width in the bytes of a record, by its Unicode scalars.
///
/// A byte that no scalar of UTF-8 contains at its place counts as one; such a record is a finding.
struct WidthCounter: Sendable {
  private let ends: [Int]
  private var field = 0
  private var scalars = 0
  /// The number of bytes of the last scalar that have not been read.
  private var missing = 0

  init(_ widths: FieldWidths) { ends = widths.ends }

  /// Returns the counter at the start of the next record.
  mutating func reset() { (field, scalars, missing) = (0, 0, 0) }

  /// Whether the last scalar has not ended.
  var isInScalar: Bool { missing > 0 }

  /// Reads 64 bytes of ASCII; returns those with which fields end, as ``ends(with:)`` finds them one by one.
  mutating func ends(lineEnds: UInt64, spaces: UInt64) -> UInt64 {
    var (found, start) = (UInt64(0), 0)
    while start < 64 {
      let end = start + min(64 - start, (lineEnds >> UInt64(start)).trailingZeroBitCount)
      var next = start
      while field < ends.count - 1 {
        let last = max(start + ends[field] - scalars - 1, next)
        guard last < end else { break }
        found |= 1 << UInt64(last)
        (field, next) = (field + 1, last + 1)
      }
      if field == ends.count - 1 {
        let first = max(start + ends[field] - scalars, next)
        let beyond = first < end ? ~spaces & (.max << UInt64(first)) & ~upper(end) : 0
        if beyond != 0 {
          found |= beyond & (~beyond &+ 1)
          field += 1
        }
      }
      guard end < 64 else {
        scalars += end - start
        break
      }
      reset()
      start = end + 1
    }
    return found
  }

  /// The bits from a number up to 64 on.
  private func upper(_ first: Int) -> UInt64 { first < 64 ? .max << UInt64(first) : 0 }

  /// Reads a byte; returns whether a field ends with it that another one follows. After the last field that is the first byte that
  /// is not a space, so that the record has a field more.
  mutating func ends(with byte: UInt8) -> Bool {
    if missing > 0, byte & 0xC0 == 0x80 {
      missing -= 1
    } else {
      scalars += 1
      missing = byte < 0xC2 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : byte < 0xF5 ? 3 : 0
    }
    guard field < ends.count, missing == 0 else { return false }
    guard field < ends.count - 1 ? scalars >= ends[field] : scalars > ends[field] && byte != 0x20 else {
      return false
    }
    field += 1
    return true
  }
}
