internal import Bytes
public import Validation

/// The line of a finding in a report, with placeholders for the location and the value.
public struct LineTemplate: Sendable {
  /// A part of a line in which findings with the same failure differ.
  public enum Placeholder: Sendable {
    /// A number of the location (``Finding/Location``); `null` if the location has none.
    case record, line, column, offset
    /// The number of the line or, if the location has none, of the record.
    case lineOrRecord
    /// The value, escaped.
    case value
  }

  /// The escapes of values and messages.
  public let escapes: any TextEscapes
  package private(set) var text: [UInt8] = []
  package private(set) var placeholders: [(placeholder: Placeholder, position: Int)] = []

  /// Creates an empty line.
  public init(escapes: some TextEscapes) {
    self.escapes = escapes
    text.reserveCapacity(Self.commonSize)
    placeholders.reserveCapacity(Self.commonPlaceholders)
  }

  /// Appends text without escaping it.
  public mutating func append(_ text: String) {
    self.text.append(text)
  }

  /// Appends a placeholder.
  public mutating func append(_ placeholder: Placeholder) {
    placeholders.append((placeholder, text.count))
  }

  /// Appends text, escaped.
  public mutating func append(escaped text: String) {
    escapes.append(text, to: &self.text)
  }

  /// Appends the bytes that the closure appends to its argument.
  ///
  /// - Precondition: The closure removes no bytes.
  public mutating func append(_ write: (inout [UInt8]) -> Void) {
    let count = text.count
    write(&text)
    precondition(text.count >= count, "a line only grows")
  }

  /// Appends the message of a finding, escaped: the rule's own text or, without one, the text of the catalog.
  public mutating func appendMessage(of finding: Finding, by catalog: MessageCatalog = .english) {
    appendMessage(of: finding.failure, in: finding, by: catalog)
  }

  /// Appends the message of a finding, and in parentheses those of the first causes of a failure of several rules, for reports that
  /// have no place of their own for causes. A text of the rule's own is appended as it is.
  package mutating func appendExplanation(of finding: Finding, by catalog: MessageCatalog = .english) {
    appendMessage(of: finding, by: catalog)
    let causes = finding.failure.causes
    guard !causes.isEmpty, finding.messages?.text(for: finding.failure.code, of: finding.rule) == nil else {
      return
    }
    append(" (")
    for (number, cause) in causes.prefix(Self.shownCauses).enumerated() {
      if number > 0 { append("; ") }
      appendMessage(of: cause, in: finding, isCause: true, by: catalog)
    }
    let others = causes.count - Self.shownCauses
    append(others > 0 ? "; … and \(others) more)" : ")")
  }

  /// The number of causes of a failure that an explanation has.
  private static let shownCauses = 4

  /// Appends the message of a finding's failure, or of one of its causes, escaped.
  ///
  /// A message of more than 2 KiB is appended without its middle.
  ///
  /// Values in the message are not isolated by Unicode's directional isolates: a report is read by programs, or its escapes make
  /// characters that change the direction of text visible.
  public mutating func appendMessage(
    of failure: ValidationFailure, in finding: Finding, isCause: Bool = false, by catalog: MessageCatalog
  ) {
    guard let own = finding.messages?.text(for: failure.code, of: isCause ? nil : finding.rule) else {
      let start = text.count
      catalog.appendMessage(for: failure, isolation: .never, to: &text)
      text.shorten(from: start)
      return escapes.apply(to: &text, from: start)
    }
    for (number, piece) in RuleMessages.pieces(of: own, for: failure, field: finding.field).enumerated() {
      if number > 0 && finding.value != nil {
        append(.value)
        if finding.isTruncated { append("…") }
      }
      var piece = piece
      piece.shorten()
      escapes.append(piece.span, to: &text)
    }
  }

  /// Appends the line with its placeholders filled in.
  public func append(_ location: Finding.Location, _ value: String, to output: inout [UInt8]) {
    var escaped: [UInt8] = []
    PreparedLine(self).append(location, value.utf8Span.span, escapedIn: &escaped, to: &output)
  }

  /// The number of bytes to reserve, which suffices for most lines, so that they need not be moved.
  private static let commonSize = 384
  private static let commonPlaceholders = 8
}
