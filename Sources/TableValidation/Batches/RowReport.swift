internal import Bytes
internal import JSONDocument
package import Validation

/// A report from which the columns of a table of findings are made: for each finding ten texts in UTF-8, each followed by a
/// byte that UTF-8 never has.
///
/// The texts are `record`, `field`, `rule`, `code`, `params` (JSON), `value`, `truncated` (`1` or nothing), `message`,
/// `severity` and `causes` (JSON). A text that is ``null`` alone is null.
package struct RowReport: LineReport {
  /// The number of texts of a finding.
  package static let textCount = 10
  /// The byte after each text.
  package static let end: UInt8 = 0xFF
  /// The byte in place of a text that is null.
  package static let null: UInt8 = 0xFE

  private let messages: MessageCatalog

  package init(messages: MessageCatalog = .english) {
    self.messages = messages
  }

  /// Returns `nil` if the message of a cause may contain the value, which a template has no place for within JSON.
  package func template(for finding: Finding) -> LineTemplate? {
    finding.failure.causes.isEmpty || finding.messages == nil ? line(for: finding) : nil
  }

  package func line(for finding: Finding) -> LineTemplate {
    var line = LineTemplate(escapes: NoEscapes())
    if finding.location.record != nil { line.append(.record) }
    end(&line, isNull: finding.location.record == nil)
    append(finding.field, to: &line)
    append(finding.rule, to: &line)
    append(finding.failure.code.rawValue, to: &line)
    append(to: &line) { finding.failure.parameters.write(to: &$0) }
    if finding.value != nil { line.append(.value) }
    end(&line, isNull: finding.value == nil)
    append(finding.isTruncated ? "1" : "", to: &line)
    line.appendMessage(of: finding, by: messages)
    end(&line)
    append(finding.severity.rawValue, to: &line)
    if finding.failure.causes.isEmpty {
      end(&line, isNull: true)
    } else {
      append(to: &line) { write(finding.failure.causes, of: finding, to: &$0) }
    }
    return line
  }

  private func append(_ text: String?, to line: inout LineTemplate) {
    if let text { line.append(text) }
    end(&line, isNull: text == nil)
  }

  private func append(to line: inout LineTemplate, _ write: (inout JSONWriter) -> Void) {
    line.append { output in
      var json = JSONWriter(appendingTo: output)
      output = []
      write(&json)
      output = json.bytes
    }
    end(&line)
  }

  private func end(_ line: inout LineTemplate, isNull: Bool = false) {
    line.append { $0 += isNull ? [Self.null, Self.end] : [Self.end] }
  }

  /// Writes the causes of a finding's failure as JSON.
  private func write(_ causes: [ValidationFailure], of finding: Finding, to json: inout JSONWriter) {
    json.array { json in
      for cause in causes {
        json.object { json in
          json.member("code", cause.code.rawValue)
          json.key("params")
          cause.parameters.write(to: &json)
          json.member("message", finding.message(of: cause, isCause: true, by: messages))
          guard !cause.causes.isEmpty else { return }
          json.key("causes")
          write(cause.causes, of: finding, to: &json)
        }
      }
    }
  }
}
