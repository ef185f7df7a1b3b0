internal import Bytes
internal import Validation

/// A report whose lines differ in place and value alone where findings say the same.
protocol LineReport: Report {
  /// How values are written.
  var escapes: TextEscapes { get }

  /// Writes what the lines of all findings in one column begin with, with placeholders for the place.
  func writePrefix(_ finding: Finding, to line: inout LineTemplate)

  /// Writes the rest, with a blank for the value.
  func writeSuffix(_ finding: Finding, to line: inout LineTemplate)
}

extension LineReport {
  /// Writes what is said of a failure: the rule's own text, a blank where it repeats the value, or the catalogue's.
  /// Values are not isolated: a report is read by programs, or its escapes show what would turn text.
  ///
  /// - Parameter isCause: Whether it is the cause of the finding's failure and not that itself.
  func writeMessage(
    of failure: ValidationFailure, _ finding: Finding, isCause: Bool = false, by catalog: MessageCatalog,
    to line: inout LineTemplate
  ) {
    guard let text = finding.messages?.text(for: failure.code, of: isCause ? nil : finding.rule) else {
      let start = line.text.count
      catalog.appendMessage(for: failure, isolation: .never, to: &line.text)
      return escapes.apply(to: &line.text, from: start)
    }
    let pieces = RuleMessages.pieces(of: text, for: failure, field: finding.field)
    for (number, piece) in pieces.enumerated() {
      if number > 0 && finding.value != nil {
        line.addPlaceholder(.value)
        if finding.isTruncated { line.text.append("…") }
      }
      let start = line.text.count
      line.text += piece
      escapes.apply(to: &line.text, from: start)
    }
  }

  /// Adds a finding of which nothing is known before.
  func appendLine(of finding: Finding, to output: inout [UInt8]) {
    var line = LineTemplate()
    writePrefix(finding, to: &line)
    writeSuffix(finding, to: &line)
    var value: [UInt8] = []
    escapes.append(finding.value ?? "", to: &value)
    line.append(finding.place, value.span, to: &output)
  }
}

/// The line of a finding as text with placeholders: filled in with a place and a value, it is the finding in the report.
struct LineTemplate: Sendable {
  enum Placeholder {
    case record, line, column, offset, value
    /// The line's number, or the record's where there are no lines.
    case lineOrRecord
  }

  var text: [UInt8] = []
  private var placeholders: [(placeholder: Placeholder, position: Int)] = []

  /// Adds a placeholder at the end of the text.
  mutating func addPlaceholder(_ placeholder: Placeholder) {
    placeholders.append((placeholder, text.count))
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
      // SAFETY: of the room, which the precondition says is there, no more is taken than was counted above: the text
      // once, a number for each blank, the values. What is taken has been written.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        precondition(room <= buffer.count - count, "room was made for the whole line")
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

  /// How many bytes a number takes at most: `-9223372036854775808`.
  private static let longestNumber = 20
  /// How many bytes beyond a line may be written while it is filled in.
  static let slack = 32
}
