internal import Validation

/// A report whose lines differ in place and value alone where findings say the same.
protocol LineReport: Report {
  /// How values are written.
  var escapes: TextEscapes { get }

  /// Writes what the lines of all findings in one column begin with, with blanks for the place.
  func writeHead(_ finding: Finding, to line: inout ReportLine)

  /// Writes the rest, with a blank for the value.
  func writeRest(_ finding: Finding, to line: inout ReportLine)
}

extension LineReport {
  /// Writes what is said of a failure: the rule's own text, a blank where it repeats the value, or the catalogue's.
  /// Values are not isolated: a report is read by programs, or its escapes show what would turn text.
  ///
  /// - Parameter isCause: Whether it is the cause of the finding's failure and not that itself.
  func writeMessage(
    of failure: ValidationFailure, _ finding: Finding, isCause: Bool = false, by catalog: MessageCatalog,
    to line: inout ReportLine
  ) {
    guard let text = finding.messages?.text(for: failure.code, of: isCause ? nil : finding.rule) else {
      let start = line.text.count
      catalog.appendMessage(for: failure, isolation: .never, to: &line.text)
      return escapes.apply(to: &line.text, from: start)
    }
    let pieces = RuleMessages.pieces(of: text, for: failure, field: finding.field)
    for (number, piece) in pieces.enumerated() {
      if number > 0 && finding.value != nil {
        line.leave(.value)
        if finding.isTruncated { line.text.append("…") }
      }
      let start = line.text.count
      line.text += piece
      escapes.apply(to: &line.text, from: start)
    }
  }

  /// Adds a finding of which nothing is known before.
  func appendLine(of finding: Finding, to output: inout [UInt8]) {
    var line = ReportLine()
    writeHead(finding, to: &line)
    writeRest(finding, to: &line)
    var value: [UInt8] = []
    escapes.append(finding.value ?? "", to: &value)
    line.append(finding.place, value.span, to: &output)
  }
}

/// The line of a finding as text with blanks: filled in with a place and a value, it is the finding in the report.
struct ReportLine: Sendable {
  enum Blank {
    case record, line, column, offset, value
    /// The line's number, or the record's where there are no lines.
    case lineOrRecord
  }

  var text: [UInt8] = []
  private var blanks: [(blank: Blank, position: Int)] = []
  private var head = (text: 0, blanks: 0)

  /// Leaves a blank where the text ends so far.
  mutating func leave(_ blank: Blank) {
    blanks.append((blank, text.count))
  }

  /// Makes a head of what is written so far.
  mutating func endHead() {
    head = (text.count, blanks.count)
  }

  /// Begins another line with the same head.
  mutating func returnToHead() {
    text.removeSubrange(head.text...)
    blanks.removeSubrange(head.blanks...)
  }

  /// Adds the line with its blanks filled in.
  ///
  /// - Parameter value: The value with its escapes.
  func append(_ place: Finding.Place, _ value: Span<UInt8>, to output: inout [UInt8]) {
    let text = text.span
    var room = text.count + blanks.count * ReportLine.longestNumber
    for (blank, _) in blanks where blank == .value { room += value.count }
    output.append(addingCapacity: room) { output in
      var start = 0
      for (blank, position) in blanks {
        output.append(text.extracting(start..<position))
        start = position
        switch blank {
        case .record: output.append(place.record)
        case .line: output.append(place.line)
        case .column: output.append(place.column)
        case .offset: output.append(place.offset)
        case .lineOrRecord: output.append(place.line ?? place.record ?? 0)
        case .value: output.append(value)
        }
      }
      output.append(text.extracting(start..<text.count))
    }
  }

  /// How many bytes a number takes at most: `-9223372036854775808`.
  fileprivate static let longestNumber = 20
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ bytes: Span<UInt8>) {
    precondition(bytes.count <= freeCapacity, "room was made for the whole line")
    // SAFETY: the bytes go where room is free, which the precondition says, and are counted when they are there.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
      unsafe bytes.withUnsafeBufferPointer { _ = unsafe free.update(fromContentsOf: $0) }
      count += bytes.count
    }
  }

  /// Adds the number in decimal digits, or JSON's word for none.
  fileprivate mutating func append(_ number: Int?) {
    guard let number else {
      for byte in "null".utf8 { append(byte) }
      return
    }
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var width = 1
    var limit: UInt = 10
    while width < ReportLine.longestNumber - 1, rest >= limit {
      width += 1
      limit &*= 10
    }
    precondition(width <= freeCapacity, "room was made for the whole line")
    // SAFETY: the digits go where room is free, which the precondition says, and are counted when they are there:
    // the loop ends with the first of them, as `width` says how many there are.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      count += width
      var index = count
      repeat {
        index -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        unsafe buffer[index] = UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0")
        rest = quotient
      } while rest > 0
    }
  }
}
