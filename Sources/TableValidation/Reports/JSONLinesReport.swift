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
    output += #"{"file":"#.utf8
    JSONText.append(finding.file, to: &output)
    output += #","record":"#.utf8
    JSONText.append(finding.place.record, to: &output)
    output += #","line":"#.utf8
    JSONText.append(finding.place.line, to: &output)
    output += #","column":"#.utf8
    JSONText.append(finding.place.column, to: &output)
    output += #","offset":"#.utf8
    JSONText.append(finding.place.offset, to: &output)
    output += #","field":"#.utf8
    JSONText.append(finding.field, to: &output)
    output += #","rule":"#.utf8
    JSONText.append(finding.rule, to: &output)
    appendCode(finding.failure, to: &output)
    output += #","value":"#.utf8
    JSONText.append(finding.value, to: &output)
    if finding.isTruncated { output += #","truncated":true"#.utf8 }
    appendMessage(finding.failure, to: &output)
    output += #","severity":"#.utf8
    JSONText.append(finding.severity.rawValue, to: &output)
    appendCauses(finding.failure, to: &output)
    output += "}\n".utf8
  }

  private func appendCode(_ failure: ValidationFailure, to output: inout [UInt8]) {
    output += #","code":"#.utf8
    JSONText.append(failure.code.rawValue, to: &output)
    output += #","params":"#.utf8
    JSONText.append(failure.parameters, to: &output)
  }

  private func appendMessage(_ failure: ValidationFailure, to output: inout [UInt8]) {
    output += #","message":"#.utf8
    JSONText.append(messages.message(for: failure), to: &output)
  }

  private func appendCauses(_ failure: ValidationFailure, to output: inout [UInt8]) {
    guard !failure.causes.isEmpty else { return }
    output += #","causes":"#.utf8
    JSONText.append(list: failure.causes, to: &output) { cause, output in
      output += #"{"code":"#.utf8
      JSONText.append(cause.code.rawValue, to: &output)
      output += #","params":"#.utf8
      JSONText.append(cause.parameters, to: &output)
      appendMessage(cause, to: &output)
      appendCauses(cause, to: &output)
      output += "}".utf8
    }
  }
}
