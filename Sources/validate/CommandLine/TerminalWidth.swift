internal import CTerminal

extension String {
  /// The number of columns that a text without control characters takes in a terminal: two for a wide character, such as `表`,
  /// and none for a combining mark. A character whose width is not known counts as one column.
  var terminalWidth: Int {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return utf8.count }
    return unicodeScalars.reduce(0) { sum, scalar in
      let width = Int(terminal_width(scalar.value))
      return sum + (width < 0 ? 1 : width)
    }
  }
}
