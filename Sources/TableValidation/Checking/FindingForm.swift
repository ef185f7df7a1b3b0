internal import Bytes
internal import JSONDocument
internal import Validation

/// The common part of findings that differ only in their place and value, as the texts of a table's columns.
///
/// It is made once for all findings of a rule with the same failure. It is a class so that a finding refers to it by one word.
package final class FindingForm: Sendable {
  /// The name of the file in UTF-8, as are the other texts.
  package let file: [UInt8]
  /// The field; `nil` for the table or a whole record.
  package let field: [UInt8]?
  package let rule: [UInt8]
  package let code: [UInt8]
  package let severity: [UInt8]
  /// The parameters of the failure as JSON.
  package let parameters: [UInt8]
  /// The causes of the failure as JSON; `nil` for none.
  package let causes: [UInt8]?
  /// Whether the findings show their value, and whether it is cut.
  package let hasValue: Bool
  package let isTruncated: Bool
  /// The message; with a placeholder where it contains the value.
  private let message: PreparedLine
  private let messageHasValue: Bool
  private let constantMessage: [UInt8]

  /// Whether findings with other values have the same form: the message of a cause may contain the value.
  static func isCommon(to finding: Finding) -> Bool {
    finding.failure.causes.isEmpty || finding.messages == nil
  }

  init(_ finding: Finding, by messages: MessageCatalog = .english) {
    file = Array(finding.file.utf8)
    field = finding.field.map { Array($0.utf8) }
    rule = Array(finding.rule.utf8)
    code = Array(finding.failure.code.rawValue.utf8)
    severity = Array(finding.severity.rawValue.utf8)
    parameters = Self.json { finding.failure.parameters.write(to: &$0) }
    causes =
      finding.failure.causes.isEmpty
      ? nil : Self.json { Self.write(finding.failure.causes, of: finding, by: messages, to: &$0) }
    hasValue = finding.value != nil
    isTruncated = finding.isTruncated
    var line = LineTemplate(escapes: NoEscapes())
    line.appendMessage(of: finding, by: messages)
    message = PreparedLine(line)
    messageHasValue = !line.placeholders.isEmpty
    constantMessage = line.text
  }

  /// The number of bytes of its texts.
  var size: Int { constantMessage.count + parameters.count + (causes?.count ?? 0) }

  /// Calls the closure with the message of a finding with this form.
  package func withMessage(_ value: Span<UInt8>, _ body: (Span<UInt8>) -> Void) {
    var text: [UInt8] = []
    if messageHasValue {
      var escaped: [UInt8] = []
      message.append(.none, value, escapedIn: &escaped, to: &text)
    } else {
      text = constantMessage
    }
    body(text.span)
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.bytes
  }

  /// Writes the causes of a finding's failure as JSON.
  private static func write(
    _ causes: [ValidationFailure], of finding: Finding, by messages: MessageCatalog, to json: inout JSONWriter
  ) {
    json.array { json in
      for cause in causes {
        json.object { json in
          json.member("code", cause.code.rawValue)
          json.key("params")
          cause.parameters.write(to: &json)
          json.member("message", finding.message(of: cause, isCause: true, by: messages))
          guard !cause.causes.isEmpty else { return }
          json.key("causes")
          write(cause.causes, of: finding, by: messages, to: &json)
        }
      }
    }
  }
}
