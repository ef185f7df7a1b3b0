internal import Bytes
internal import JSONDocument
public import Validation

/// A report in CSV (RFC 4180): a header, then one record per finding, with the keys of ``JSONLinesReport`` as columns.
///
/// What JSON Lines omits or writes as `null` is an empty field without quotes; `params` and `causes` are JSON.
public struct CSVReport: Report {
  private let isSafe: Bool
  private let hasPointers: Bool
  private let identifiers: [String]
  private let hasBaseline: Bool
  private let messages: MessageCatalog

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - isSafe: Whether an apostrophe is written before a text that a spreadsheet would run as a formula (OWASP, "CSV
  ///     Injection"): one that begins with `=`, `+`, `-`, `@`, a tab or a carriage return.
  ///   - hasPointers: Whether there is a column `pointer` after `offset`, for inputs of JSON Lines.
  ///   - identifiers: The names of the columns that identify records, each of which has a column `id.NAME` after those.
  ///   - hasBaseline: Whether there is a last column `baseline`, new or same, for a run that is compared with an earlier one.
  ///   - messages: The catalog of the messages.
  public init(
    isSafe: Bool = false, hasPointers: Bool = false, identifiers: [String] = [], hasBaseline: Bool = false,
    messages: MessageCatalog = .english
  ) {
    self.identifiers = identifiers
    self.hasBaseline = hasBaseline
    self.isSafe = isSafe
    self.hasPointers = hasPointers
    self.messages = messages
  }

  public func begin(_ output: inout [UInt8]) {
    output.append("file,record,line,column,offset,")
    if hasPointers { output.append("pointer,") }
    for name in identifiers {
      append("id." + name, to: &output)
      output.append(",")
    }
    output.append("field,rule,code,params,value,truncated,message,severity,causes")
    output.append(hasBaseline ? ",baseline\n" : "\n")
  }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    let location = finding.location
    append(finding.file, to: &output)
    for number in [location.record, location.line, location.column, location.offset] {
      output.append(",")
      if let number { output.append(number: number) }
    }
    if hasPointers {
      output.append(",")
      append(finding.pointer, to: &output)
    }
    for name in identifiers {
      output.append(",")
      append(finding.id.first { $0.name.hasSameBytes(as: name) }?.value, to: &output)
    }
    for text in [
      finding.field, finding.rule, finding.failure.code.rawValue, parameters(of: finding), finding.value,
    ] {
      output.append(",")
      append(text, to: &output)
    }
    output.append(finding.isTruncated ? ",true," : ",,")
    append(finding.message(by: messages), to: &output)
    output.append(",\(finding.severity.rawValue),")
    append(causes(of: finding), to: &output)
    if hasBaseline { output.append("," + (finding.baseline?.rawValue ?? "")) }
    output.append("\n")
  }

  /// Appends a quoted field; nothing for `nil`.
  private func append(_ text: String?, to output: inout [UInt8]) {
    guard let text else { return }
    output.append("\"")
    if isSafe, Self.isFormula(text) { output.append("'") }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append("\"")
  }

  /// Whether a spreadsheet may take the text for a formula: it begins with a character by which one begins, or with one that a
  /// spreadsheet removes before it. A hyphen alone is the name of standard input.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "-" else { return false }
    return "=+-@\t\r\n\0＝＋－＠".unicodeScalars.contains(first)
  }

  private func parameters(of finding: Finding) -> String {
    var json = JSONWriter()
    finding.failure.parameters.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func causes(of finding: Finding) -> String? {
    let causes = finding.failure.causes
    guard !causes.isEmpty else { return nil }
    var list = LineTemplate(escapes: .json)
    JSONLinesReport(messages: messages).appendList(ofCauses: causes, finding, to: &list)
    var json: [UInt8] = []
    list.append(finding.location, finding.value ?? "", to: &json)
    return String(decoding: json, as: UTF8.self)
  }
}
