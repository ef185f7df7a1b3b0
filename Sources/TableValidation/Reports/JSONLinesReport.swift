internal import Bytes
internal import JSONDocument
public import Validation

/// One JSON object a line and finding, its keys always in the same order:
/// `file`, `record`, `line`, `column`, `offset`, `field`, `rule`, `code`, `params`, `value`, `message`, `severity`,
/// and `causes` where the failure has any; `truncated` follows a value that was cut.
public struct JSONLinesReport: Report {
  private let messages: MessageCatalog

  public init(messages: MessageCatalog = .english) {
    self.messages = messages
  }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    appendLine(of: finding, to: &output)
  }
}

extension JSONLinesReport: LineReport {
  var escapes: TextEscapes { .json }

  func writePrefix(_ finding: Finding, to line: inout LineTemplate) {
    line.text.append(#"{"file":"#)
    line.text.append(json: finding.file)
    line.text.append(#","record":"#)
    line.addPlaceholder(.record)
    line.text.append(#","line":"#)
    line.addPlaceholder(.line)
    line.text.append(#","column":"#)
    line.addPlaceholder(.column)
    line.text.append(#","offset":"#)
    line.addPlaceholder(.offset)
    line.text.append(#","field":"#)
    line.text.append(json: finding.field)
  }

  func writeSuffix(_ finding: Finding, to line: inout LineTemplate) {
    line.text.append(#","rule":"#)
    line.text.append(json: finding.rule)
    line.text.append(",")
    appendCode(finding.failure, to: &line.text)
    line.text.append(#","value":"#)
    if finding.value == nil {
      line.text.append("null")
    } else {
      line.text.append("\"")
      line.addPlaceholder(.value)
      line.text.append("\"")
    }
    if finding.isTruncated { line.text.append(#","truncated":true"#) }
    appendMessage(finding.failure, finding, to: &line)
    line.text.append(#","severity":"#)
    line.text.append(json: finding.severity.rawValue)
    appendCauses(of: finding.failure, finding, to: &line)
    line.text.append("}\n")
  }

  private func appendCode(_ failure: ValidationFailure, to output: inout [UInt8]) {
    output.append(#""code":"#)
    output.append(json: failure.code.rawValue)
    output.append(#","params":"#)
    var json = JSONWriter(appendingTo: output)
    output = []
    failure.parameters.write(to: &json)
    output = json.bytes
  }

  private func appendMessage(
    _ failure: ValidationFailure, _ finding: Finding, isCause: Bool = false, to line: inout LineTemplate
  ) {
    line.text.append(#","message":""#)
    writeMessage(of: failure, finding, isCause: isCause, by: messages, to: &line)
    line.text.append(UInt8(ascii: "\""))
  }

  private func appendCauses(of failure: ValidationFailure, _ finding: Finding, to line: inout LineTemplate) {
    guard !failure.causes.isEmpty else { return }
    line.text.append(#","causes":["#)
    for (number, cause) in failure.causes.enumerated() {
      line.text.append(number > 0 ? ",{" : "{")
      appendCode(cause, to: &line.text)
      appendMessage(cause, finding, isCause: true, to: &line)
      appendCauses(of: cause, finding, to: &line)
      line.text.append("}")
    }
    line.text.append("]")
  }
}
