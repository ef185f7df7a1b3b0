internal import Bytes
internal import JSONDocument
public import Validation

/// A report of one JSON object per finding, each on its own line, with keys in this order: `file`, `record`, `line`, `column`,
/// `offset`, `id` if columns identify records, `field`, `rule`, `code`, `params`, `value`, `message`, `severity`, and `causes` if the failure has any; `truncated`
/// follows a truncated `value`, and `pointer` follows `offset` if the input is JSON Lines.
public struct JSONLinesReport: LineReport {
  private let messages: MessageCatalog

  /// Creates a report with the texts of a message catalog.
  public init(messages: MessageCatalog = .english) {
    self.messages = messages
  }

  public func line(for finding: Finding) -> LineTemplate {
    var line = LineTemplate(escapes: .json)
    line.append(#"{"file":"#)
    line.append { $0.append(json: finding.file) }
    line.append(#","record":"#)
    line.append(.record)
    line.append(#","line":"#)
    line.append(.line)
    line.append(#","column":"#)
    line.append(.column)
    line.append(#","offset":"#)
    line.append(.offset)
    if let pointer = finding.pointer {
      line.append(#","pointer":"#)
      line.append { $0.append(json: pointer) }
    }
    if !finding.id.isEmpty {
      line.append(#","id":"#)
      line.append { Self.append(finding.id, to: &$0) }
    }
    line.append(#","field":"#)
    line.append { $0.append(json: finding.field) }
    line.append(#","rule":"#)
    line.append { $0.append(json: finding.rule) }
    line.append(",")
    appendCode(finding.failure, to: &line)
    appendValue(finding, to: &line)
    appendMessage(finding.failure, finding, to: &line)
    line.append(#","severity":"#)
    line.append { $0.append(json: finding.severity.rawValue) }
    if let version = finding.version {
      line.append(#","refusedBy":"\#(version.rawValue)""#)
    }
    if let baseline = finding.baseline {
      line.append(#","baseline":"\#(baseline.rawValue)""#)
    }
    appendCauses(of: finding.failure, finding, to: &line)
    line.append("}\n")
    return line
  }

  /// Appends the values that identify a record as a JSON object.
  private static func append(_ id: [Finding.Identifier], to output: inout [UInt8]) {
    for (number, column) in id.enumerated() {
      output.append(number == 0 ? "{" : ",")
      output.append(json: column.name)
      output.append(":")
      output.append(json: column.value)
    }
    output.append("}")
  }

  private func appendValue(_ finding: Finding, to line: inout LineTemplate) {
    guard finding.value != nil else { return line.append(#","value":null"#) }
    line.append(#","value":""#)
    line.append(.value)
    line.append("\"")
    if finding.isTruncated { line.append(#","truncated":true"#) }
  }

  private func appendCode(_ failure: ValidationFailure, to line: inout LineTemplate) {
    line.append { output in
      output.append(#""code":"#)
      output.append(json: failure.code.rawValue)
      output.append(#","params":"#)
      var json = JSONWriter(appendingTo: output)
      output = []
      failure.parameters.write(to: &json)
      output = json.bytes
    }
  }

  private func appendMessage(
    _ failure: ValidationFailure, _ finding: Finding, isCause: Bool = false, to line: inout LineTemplate
  ) {
    line.append(#","message":""#)
    line.appendMessage(of: failure, in: finding, isCause: isCause, by: messages)
    line.append("\"")
  }

  private func appendCauses(of failure: ValidationFailure, _ finding: Finding, to line: inout LineTemplate) {
    guard !failure.causes.isEmpty else { return }
    line.append(#","causes":"#)
    appendList(ofCauses: failure.causes, finding, to: &line)
  }

  /// Appends the causes of a failure as a JSON array.
  package func appendList(
    ofCauses causes: [ValidationFailure], _ finding: Finding, to line: inout LineTemplate
  ) {
    line.append("[")
    for (number, cause) in causes.enumerated() {
      line.append(number > 0 ? ",{" : "{")
      appendCode(cause, to: &line)
      appendMessage(cause, finding, isCause: true, to: &line)
      appendCauses(of: cause, finding, to: &line)
      line.append("}")
    }
    line.append("]")
  }
}
