internal import Bytes
public import Validation

/// The line of a finding as text with placeholders: filled in with a place and a value, it is the finding in the report.
public struct LineTemplate: Sendable {
  /// A part of a line in which findings differ.
  public enum Placeholder: Sendable {
    /// The number of the record, of the line, of the column or of the byte; `null` where there is none.
    case record, line, column, offset
    /// The number of the line, or of the record where there are no lines.
    case lineOrRecord
    /// The value with its escapes.
    case value
  }

  /// How values and messages are written.
  public let escapes: any TextEscapes
  private(set) var text: [UInt8] = []
  private var placeholders: [(placeholder: Placeholder, position: Int)] = []

  /// An empty line.
  public init(escapes: some TextEscapes) {
    self.escapes = escapes
    text.reserveCapacity(Self.commonSize)
    placeholders.reserveCapacity(Self.commonPlaceholders)
  }

  /// Adds text as it is.
  public mutating func append(_ text: String) {
    self.text.append(text)
  }

  /// Adds a placeholder.
  public mutating func append(_ placeholder: Placeholder) {
    placeholders.append((placeholder, text.count))
  }

  /// Adds text with its escapes.
  public mutating func append(escaped text: String) {
    escapes.append(text, to: &self.text)
  }

  /// Adds what the closure writes.
  ///
  /// - Precondition: It removes nothing.
  public mutating func append(_ write: (inout [UInt8]) -> Void) {
    let count = text.count
    write(&text)
    precondition(text.count >= count, "a line only grows")
  }

  /// Adds the message of a finding with its escapes: the rule's own text, or the catalogue's.
  public mutating func appendMessage(of finding: Finding, by catalog: MessageCatalog = .english) {
    appendMessage(of: finding.failure, in: finding, by: catalog)
  }

  /// Adds the message of a finding's failure, or of one of its causes.
  ///
  /// Values in it are not isolated by direction: a report is read by programs, or its escapes show what turns text.
  public mutating func appendMessage(
    of failure: ValidationFailure, in finding: Finding, isCause: Bool = false, by catalog: MessageCatalog
  ) {
    guard let own = finding.messages?.text(for: failure.code, of: isCause ? nil : finding.rule) else {
      let start = text.count
      catalog.appendMessage(for: failure, isolation: .never, to: &text)
      return escapes.apply(to: &text, from: start)
    }
    for (number, piece) in RuleMessages.pieces(of: own, for: failure, field: finding.field).enumerated() {
      if number > 0 && finding.value != nil {
        append(.value)
        if finding.isTruncated { append("…") }
      }
      escapes.append(piece.span, to: &text)
    }
  }

  /// Appends the line with its placeholders filled in.
  public func append(_ place: Finding.Place, _ value: String, to output: inout [UInt8]) {
    var escaped: [UInt8] = []
    escapes.append(value, to: &escaped)
    append(place, escaped.span, to: &output)
  }

  /// Appends the line with its placeholders filled in.
  ///
  /// - Parameter value: The value with its escapes.
  func append(_ place: Finding.Place, _ value: Span<UInt8>, to output: inout [UInt8]) {
    let text = text.span
    var room = text.count + placeholders.count * Self.longestNumber + Self.slack
    for (placeholder, _) in placeholders where placeholder == .value { room += value.count }
    output.append(addingCapacity: room) { output in
      var start = 0
      // SAFETY: the capacity is what the precondition requires, and no more of it is written than is counted above: the
      // text once, a number for each placeholder, the values, and the slack. The positions ascend within the text, which
      // only grows. All bytes up to the final count have been initialized.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        precondition(room <= buffer.count - count, "capacity for the whole line")
        var line = unsafe UncheckedByteWriter(UnsafeMutableRawBufferPointer(buffer), from: count)
        for (placeholder, position) in placeholders {
          unsafe line.append(text, start..<position)
          start = position
          switch placeholder {
          case .record: unsafe line.append(place.record)
          case .line: unsafe line.append(place.line)
          case .column: unsafe line.append(place.column)
          case .offset: unsafe line.append(place.offset)
          case .lineOrRecord: unsafe line.append(place.line ?? place.record ?? 0)
          case .value: unsafe line.append(value, value.indices)
          }
        }
        unsafe line.append(text, start..<text.count)
        unsafe count += line.count
      }
    }
  }

  /// The size of most lines, so that they are made without being moved.
  private static let commonSize = 384
  private static let commonPlaceholders = 8
  /// How many bytes a number takes at most: `-9223372036854775808`.
  private static let longestNumber = 20
  /// How many bytes beyond a line may be written while it is filled in.
  static let slack = 32
}
