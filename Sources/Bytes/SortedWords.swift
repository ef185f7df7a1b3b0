/// The words of a generated table, one on each line and sorted by their bytes, with a lookup that does not allocate.
///
/// ```swift
/// SortedWords("AD\nAE\nAF").contains("AE".utf8.span)  // true
/// ```
///
/// A lookup is O(log n) in the number of bytes of the table.
package struct SortedWords: Sendable {
  private let text: StaticString

  /// - Precondition: The lines are sorted and separated by LF; no LF follows the last one.
  package init(_ text: StaticString) {
    self.text = text
  }

  /// Whether the value is one of the words.
  package func contains(_ value: Span<UInt8>) -> Bool {
    line(startingWith: value).map { $0.count == value.count } ?? false
  }

  /// Returns the range of the line that consists of the word, or of the word, a space and further fields; `nil` if there is none.
  package func line(startingWith word: Span<UInt8>) -> Range<Int>? {
    var low = 0
    var high = text.utf8CodeUnitCount
    while low < high {
      let line = text.line(around: low + (high - low) / 2)
      switch order(of: line, to: word) {
      case 0: return line
      case 1: high = line.lowerBound
      default: low = line.upperBound + 1
      }
    }
    return nil
  }

  /// The byte of the table at an offset.
  package subscript(offset: Int) -> UInt8 { text[offset] }

  /// All lines, for documentation and tests. O(n).
  package var all: [String] { text.description.split(atEach: UInt8(ascii: "\n")) }

  /// Returns -1, 0 or 1 if the line's word precedes the word, equals it, or follows it.
  private func order(of line: Range<Int>, to word: Span<UInt8>) -> Int {
    for index in 0..<word.count {
      guard line.lowerBound + index < line.upperBound else { return -1 }
      let byte = text[line.lowerBound + index]
      guard byte != UInt8(ascii: " ") || word[index] == byte else { return -1 }
      if byte != word[index] { return byte < word[index] ? -1 : 1 }
    }
    let end = line.lowerBound + word.count
    return end == line.upperBound || text[end] == UInt8(ascii: " ") ? 0 : 1
  }
}

extension StaticString {
  /// Returns the range of the line that contains an offset, without its LF.
  package func line(around offset: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    var start = offset
    while start > 0, self[start - 1] != newline { start -= 1 }
    var end = offset
    while end < utf8CodeUnitCount, self[end] != newline { end += 1 }
    return start..<end
  }
}
