internal import Bytes

extension JSONText {
  /// The text of a string, without the quotes around it.
  package static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    appendEscaped(text.utf8Span.span, to: &output)
  }

  /// The text of a string in well-formed UTF-8, without the quotes around it.
  package static func appendEscaped(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if text.isPrintable(inJSON: true) { return output.append(text) }
    var start = 0
    for index in text.indices where isEscaped(text[index]) {
      output.append(text.extracting(start..<index))
      appendEscape(text[index], to: &output)
      start = index + 1
    }
    output.append(text.extracting(start..<text.count))
  }

  /// Escapes what was added from there on as the text of a string, in well-formed UTF-8.
  package static func escape(_ output: inout [UInt8], from start: Int) {
    guard !output.span.extracting(start..<output.count).isPrintable(inJSON: true) else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
    appendEscaped(text.span, to: &output)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  private static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case 0x22: output.append(#"\""#)
    case 0x5C: output.append(#"\\"#)
    case 0x0A: output.append(#"\n"#)
    case 0x0D: output.append(#"\r"#)
    case 0x09: output.append(#"\t"#)
    default:
      output.append(byte < 0x10 ? #"\u000"# : #"\u00"#)
      output.append(String(byte, radix: 16))
    }
  }
}
