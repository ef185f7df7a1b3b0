internal import Bytes

/// The bytes of English text with the quotes and dashes that word processors and Excel insert.
///
/// In Windows-1252 they are punctuation, and in other encodings letters. Their positions distinguish the two.
struct TypographicBytes {
  private let sample: [UInt8]

  init(_ sample: [UInt8]) {
    self.sample = sample
  }

  /// Whether all bytes that are not ASCII are punctuation of Windows-1252 at the positions of punctuation.
  var areMarks: Bool {
    var hasMarks = false
    for index in sample.indices where sample[index] >= 0x80 {
      guard isMark(at: index) else { return false }
      hasMarks = true
    }
    return hasMarks
  }

  private func isMark(at index: Int) -> Bool {
    let last = index > 0 ? sample[index - 1] : 0x0A
    let next = index + 1 < sample.count ? sample[index + 1] : 0x0A
    switch sample[index] {
    case 0x80: return !next.isLetter && !last.isLetter  // the euro sign
    case 0x85: return last != 0x20 && !next.isLetter  // an ellipsis
    case 0x91, 0x93: return !last.isLetter && next > 0x20  // opening quotes
    case 0x92: return isApostrophe(at: index, last, next)
    case 0x94: return last > 0x20 && !next.isLetter  // a closing quote
    case 0x96, 0x97: return !last.isLetter && !next.isLetter  // dashes
    default: return false
    }
  }

  /// Whether the byte at an index is an apostrophe, or closes a quotation that the sample opens.
  private func isApostrophe(at index: Int, _ last: UInt8, _ next: UInt8) -> Bool {
    guard last.isLetter else { return true }
    guard next.isLetter else { return last | 0x20 == UInt8(ascii: "s") || sample.contains(0x91) }
    if next < 0x60 { return true }
    let suffix = sample[(index + 1)...].prefix { $0.isLetter }
    return ["s", "t", "d", "m", "re", "ve", "ll"].contains { suffix.elementsEqual($0.utf8) }
  }
}
