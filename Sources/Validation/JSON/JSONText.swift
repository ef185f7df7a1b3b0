internal import Bytes

/// Writes JSON (RFC 8259) into bytes: strings with the escapes that it demands, and no other.
package enum JSONText {
  package static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    appendEscaped(text, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  package static func append(_ text: String?, to output: inout [UInt8]) {
    if let text { append(text, to: &output) } else { output.append("null") }
  }

  package static func append(_ number: Int?, to output: inout [UInt8]) {
    if let number { output.append(number: number) } else { output.append("null") }
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
    for (index, (name, value)) in parameters.elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(name, to: &output)
      output.append(UInt8(ascii: ":"))
      switch value {
      case .integer(let value): output.append(number: value)
      case .decimal(let value): output.append(value.description)
      case .text(let value): append(value, to: &output)
      case .list(let values): append(values, to: &output)
      }
    }
    output.append(UInt8(ascii: "}"))
  }
}
