package import Validation

/// Writes JSON (RFC 8259) into bytes: strings with the escapes that it demands, and no other.
package enum JSONText {
  package static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // SAFETY: the buffer is read within its bounds, while the text lends it.
      var start = 0
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F else { continue }
        unsafe output.append(contentsOf: bytes[start..<index])
        appendEscape(byte, to: &output)
        start = index + 1
      }
      unsafe output.append(contentsOf: bytes[start...])
    }
    output.append(UInt8(ascii: "\""))
  }

  package static func append(_ text: String?, to output: inout [UInt8]) {
    if let text { append(text, to: &output) } else { output += "null".utf8 }
  }

  package static func append(_ number: Int?, to output: inout [UInt8]) {
    output += (number?.description ?? "null").utf8
  }

  package static func append(_ texts: [String], to output: inout [UInt8]) {
    append(list: texts, to: &output) { append($0, to: &$1) }
  }

  /// A list of elements, each written by the closure.
  package static func append<Element>(
    list elements: some Sequence<Element>, to output: inout [UInt8],
    element write: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      write(element, &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  package static func append(_ parameters: FailureParameters, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    var isFirst = true
    for parameter in parameters {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      append(parameter.name, to: &output)
      output.append(UInt8(ascii: ":"))
      switch parameter.value {
      case .integer(let value): append(value, to: &output)
      case .decimal(let value): output += value.description.utf8
      case .text(let value): append(value, to: &output)
      case .list(let values): append(values, to: &output)
      }
    }
    output.append(UInt8(ascii: "}"))
  }

  private static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case 0x22: output += #"\""#.utf8
    case 0x5C: output += #"\\"#.utf8
    case 0x0A: output += #"\n"#.utf8
    case 0x0D: output += #"\r"#.utf8
    case 0x09: output += #"\t"#.utf8
    default:
      let digits = Array("0123456789abcdef".utf8)
      output += #"\u00"#.utf8
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
    }
  }
}
