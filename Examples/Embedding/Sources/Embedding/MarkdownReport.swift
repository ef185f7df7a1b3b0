import TableValidation

/// A report whose findings are rows of a table in Markdown.
struct MarkdownReport: LineReport {
  static let header = "| line | field | value | message |\n|-----:|-------|-------|---------|\n"

  func line(for finding: Finding) -> LineTemplate {
    var line = LineTemplate(escapes: MarkdownEscapes())
    line.append("| ")
    line.append(.line)
    line.append(" | ")
    line.append(escaped: finding.field ?? "")
    line.append(" | ")
    line.append(.value)
    line.append(" | ")
    line.appendMessage(of: finding)
    line.append(" |\n")
    return line
  }
}

/// The escapes of a cell: a bar in a value does not end the cell, and a line break does not end the row.
struct MarkdownEscapes: TextEscapes {
  func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    for scalar in text.withUnsafeBufferPointer({ String(decoding: $0, as: UTF8.self) }).unicodeScalars {
      switch scalar {
      case "|", "\\": output += "\\\(scalar)".utf8
      case "\0"..." ": output += " ".utf8
      default: output += String(scalar).utf8
      }
    }
  }
}
