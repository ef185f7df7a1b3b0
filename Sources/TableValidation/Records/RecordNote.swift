internal import Bytes
internal import CSVRecords
public import Validation

/// A failure of a whole record or of a line before it: a wrong shape, bytes that are not UTF-8, or NUL.
public struct RecordNote: Sendable {
  /// The number of the record in its batch, from 0.
  public private(set) var record: Int
  /// The place in the batch, by which notes and findings on one record are ordered; in a text an offset in bytes.
  public let offset: Int
  /// The failure: its code and parameters.
  public let failure: ValidationFailure
  /// Whether the record is invalid, or has a warning.
  public private(set) var severity: Severity
  let subject: Subject
  /// The version of the rules of which the failure is one; `nil` for both.
  private(set) var version: RuleVersion?

  /// The subject of a note, as far as a check treats it differently.
  enum Subject {
    /// A line before the record that is not one: a blank line, or the header again.
    case skippedLine
    /// A byte-order mark before the record, or before a line that is not one.
    case recordMark
    case lineMark
    /// The first byte of the record that is not UTF-8.
    case invalidUTF8
    case other
  }

  /// Whether the note is on the record, and not on a line before it that is not one.
  var isOnRecord: Bool { subject != .skippedLine && subject != .lineMark }

  /// Creates a note on a record.
  public init(record: Int, offset: Int, severity: Severity, failure: ValidationFailure) {
    self.init(record: record, offset: offset, severity: severity, failure: failure, about: .other)
  }

  /// The same note with another severity.
  func with(_ severity: Severity) -> RecordNote {
    var note = self
    note.severity = severity
    return note
  }

  /// The same note as one of a version of the rules.
  func by(_ version: RuleVersion) -> RecordNote {
    var note = self
    note.version = version
    return note
  }

  /// The same note on a record with another number.
  func moved(to record: Int) -> RecordNote {
    var note = self
    note.record = record
    return note
  }

  /// Whether the note is before another one in the order of records and offsets.
  func precedes(_ other: RecordNote) -> Bool {
    (record, offset) < (other.record, other.offset)
  }

  /// - Parameters:
  ///   - isMark: Whether the note is on a byte-order mark before a record.
  ///   - lines: The number of lines after a quote that is not closed.
  ///   - isRepaired: Whether the record has been filled or cut.
  init(
    _ note: ShapeNote, isMark: Bool, columnCount: Int, maximumRecordSize: Int, lines: Int,
    isRepaired: Bool = false
  ) {
    record = note.record
    offset = note.offset
    switch note.kind {
    case .blankLine, .repeatedHeader: subject = .skippedLine
    case .byteOrderMark: subject = isMark ? .recordMark : .lineMark
    case .ragged, .unclosedQuote, .strayQuote, .tooLong: subject = .other
    }
    switch note.kind {
    case .ragged(let found):
      severity = isRepaired ? .warning : .error
      var parameters: FailureParameters = ["expected": .integer(columnCount), "found": .integer(found)]
      if isRepaired { parameters["variant"] = .text(found < columnCount ? "filled" : "cut") }
      failure = .init("record.ragged", parameters)
    case .unclosedQuote: (severity, failure) = (.error, .unclosedQuote(lines: lines))
    case .tooLong: (severity, failure) = (.error, .recordTooLong(maximum: maximumRecordSize))
    case .strayQuote: (severity, failure) = (.warning, .init("record.stray-quote"))
    case .blankLine: (severity, failure) = (.warning, .init("record.blank-line"))
    case .repeatedHeader: (severity, failure) = (.warning, .init("record.repeated-header"))
    case .byteOrderMark: (severity, failure) = (.warning, .init("record.byte-order-mark"))
    }
  }

  init(
    record: Int, offset: Int, severity: Severity, failure: ValidationFailure, about subject: Subject
  ) {
    self.record = record
    self.offset = offset
    self.severity = severity
    self.failure = failure
    self.subject = subject
  }
}

extension ValidationFailure {
  /// The failure of a quote that is not closed.
  static func unclosedQuote(lines: Int) -> ValidationFailure {
    .init("record.unclosed-quote", ["lines": .integer(lines)])
  }

  /// The failure of text with a byte sequence that its encoding does not have.
  ///
  /// - Parameter encoding: The encoding from which the text was decoded; `nil` for UTF-8.
  static func invalidUTF8(in encoding: String?) -> ValidationFailure {
    guard let encoding else { return .init("record.invalid-utf8") }
    return .init("record.invalid-utf8", ["variant": "encoding", "encoding": .text(encoding)])
  }

  /// The failure of a record that is longer than the maximum.
  static func recordTooLong(maximum: Int) -> ValidationFailure {
    .init("record.too-long", ["maximum": .integer(maximum)])
  }
}

extension CodeSeverities {
  /// Returns notes with the severities of their codes.
  func apply(to notes: [RecordNote]) -> [RecordNote] {
    isEmpty ? notes : notes.map { $0.with(severity(of: $0.failure.code) ?? $0.severity) }
  }
}
