/// The evidence that a program which escapes characters with a backslash has written a text.
struct BackslashEscapes {
  /// Whether each backslash begins an escape of Postgres or MySQL, and one of them is hardly anything else: a field `\N`, an
  /// escaped backslash, or a backslash before a tab, a line end or a quote.
  private(set) var isProbable = false
  /// Whether a backslash is before a tab or a line end, as MySQL writes them.
  private(set) var hasEscapedControls = false
  /// Whether a field is `\N`, or contains it.
  private(set) var hasNullMark = false
  /// Whether a line is `\.`, with which Postgres ends a table.
  private(set) var hasEndOfTable = false

  init(_ text: [UInt8]) {
    var (index, isCertain) = (0, false)
    while let start = text[index...].firstIndex(of: 0x5C) {
      guard start + 1 < text.count else { return }
      let next = text[start + 1]
      let beginsLine = start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D
      switch next {
      case UInt8(ascii: "."):
        guard beginsLine else { return }
        hasEndOfTable = true
      case 0x09, 0x0A, 0x0D: (hasEscapedControls, isCertain) = (true, true)
      case UInt8(ascii: "N"): (hasNullMark, isCertain) = (true, true)
      case 0x5C, UInt8(ascii: "\""): isCertain = true
      default:
        guard "tnrbfv0Z',;|".utf8.contains(next) else { return }
      }
      index = start + 2
    }
    isProbable = isCertain
  }
}
