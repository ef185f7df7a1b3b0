internal import Bytes

/// Texts of other people in Markdown, where no character of them has a meaning (CommonMark, section 2.4; GitHub Flavored Markdown, section 4.10).
package enum MarkdownText {
  /// Returns a text in which no character marks up others, on one line.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if "\\`*_{}[]<>#|&~".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar == "\n" ? " " : scalar)
    }
    return escaped
  }

  /// Returns a text as code in the cell of a table; a bar is escaped even there.
  package static func code(_ text: String) -> String {
    let text = text.visible
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    var escaped = ""
    for character in text { escaped += character == "|" ? "\\|" : String(character) }
    return fence + space + escaped + space + fence
  }
}
