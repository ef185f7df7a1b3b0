@testable import CSVRecords

/// The records, notes and blank lines of a file, independent of the reader; all offsets count from the file's start.
struct Reading: Equatable {
  struct Field: Equatable {
    /// The range of the field's bytes, including its quotes.
    var raw: Range<Int>
    var content: [UInt8]
  }

  struct Note: Equatable {
    var kind: ShapeNote.Kind
    var offset: Int
  }

  struct Record: Equatable {
    /// The range of the record's bytes, including its line end.
    var bytes: Range<Int>
    /// The requested fields, or `nil` if the record's structure makes them uncertain.
    var fields: [Field]?
    /// The notes, sorted by offset.
    var notes: [Note]
  }

  var records: [Record] = []
  /// The notes on lines that are not records.
  var skipped: [Note] = []

  var blankLines: [Int] { skipped.filter { $0.kind == .blankLine }.map(\.offset) }
}

extension Reading {
  /// Creates the expected reading from the records of the reference parser.
  ///
  /// A record with the fields of the header is not one, but the header again. A record that is too long has only that note, because it may be delivered in pieces that are not parsed. A
  /// record with an unclosed quote is not noted as ragged as well.
  ///
  /// - Parameter header: The header; `nil` for none, and for one of one column.
  init(
    _ parser: ObviousParser, columnCount: Int, header: ObviousParser.Record? = nil, wanted: [Int],
    maximumRecordSize: Int
  ) {
    for var record in parser.records {
      let isTooLong = record.text.upperBound - record.whole.lowerBound > maximumRecordSize
      // A mark before a record that is too long may not be recognized, and is part of it.
      if isTooLong { record.bytes = record.whole }
      let start = record.bytes.lowerBound
      if let header, !isTooLong, record.isAgain(header) {
        skipped.append(Note(kind: .repeatedHeader, offset: record.whole.lowerBound))
        continue
      }
      let mark = isTooLong ? nil : record.mark.map { Note(kind: .byteOrderMark, offset: $0) }
      if record.text.isEmpty && columnCount > 1 && !isTooLong {
        skipped += [mark, Note(kind: .blankLine, offset: start)].compactMap(\.self)
        continue
      }
      var fault: Note?
      if isTooLong {
        fault = Note(kind: .tooLong, offset: start)
      } else if let quote = record.unclosedQuote {
        fault = Note(kind: .unclosedQuote, offset: quote)
      } else if record.fields.count != columnCount {
        fault = Note(kind: .ragged(found: record.fields.count), offset: start)
      }
      var notes = [mark, fault].compactMap(\.self)
      if let quote = record.strayQuote, fault?.kind != .tooLong {
        notes.append(Note(kind: .strayQuote, offset: quote))
      }
      self.records.append(
        Record(
          bytes: record.bytes, fields: fault == nil ? wanted.map { record.fields[$0] } : nil,
          notes: notes.sorted { $0.offset < $1.offset }))
    }
    guard let mark = parser.lastMark else { return }
    if maximumRecordSize < 3 {
      records.append(Record(bytes: mark..<mark + 3, notes: [Note(kind: .tooLong, offset: mark)]))
    } else {
      skipped.append(Note(kind: .byteOrderMark, offset: mark))
    }
  }

  /// Adds the records and notes of a batch, which was parsed from the given chunk.
  mutating func append(_ batch: RecordBatch, of chunk: Chunk, _ format: RecordFormat, wanted: [Int]) throws {
    var notes = batch.notes[...]
    var wellFormed = Array(batch.wellFormedRecords)[...]
    for (index, stretch) in batch.records.enumerated() {
      let before = notes.prefix { $0.record == index && !$0.isOn(stretch.range.lowerBound) }
      appendSkipped(before, chunk)
      notes = notes.dropFirst(before.count)
      let own = notes.prefix { $0.record == index }
      notes = notes.dropFirst(own.count)
      let fields = wellFormed.first.flatMap { record in
        Int(record.index) != index
          ? nil : wanted.map { Self.field(batch.field($0, of: record), chunk, format) }
      }
      records.append(
        Record(
          bytes: stretch.range.lowerBound + chunk.offset..<stretch.range.upperBound + chunk.offset,
          fields: fields,
          notes: own.map { Note(kind: $0.kind, offset: $0.offset + chunk.offset) }
            .sorted { $0.offset < $1.offset }))
      if fields != nil { wellFormed = wellFormed.dropFirst() }
    }
    appendSkipped(notes, chunk)
    let isInOrder = notes.allSatisfy { $0.record == batch.records.count && !$0.isOn(-3) }
    guard isInOrder && wellFormed.isEmpty else {
      throw Disagreement(
        "notes \(Array(notes)) and fields of \(Array(wellFormed)) without a record, or not in order")
    }
  }

  private mutating func appendSkipped(_ notes: ArraySlice<ShapeNote>, _ chunk: Chunk) {
    skipped += notes.map { Note(kind: $0.kind, offset: $0.offset + chunk.offset) }
  }

  private static func field(_ raw: Range<Int>, _ chunk: Chunk, _ format: RecordFormat) -> Field {
    let place = raw.lowerBound + chunk.offset..<raw.upperBound + chunk.offset
    guard case .csv(let dialect) = format else {
      return Field(raw: place, content: Array(chunk.storage[raw]))
    }
    var scratch: [UInt8] = []
    let range = dialect.content(
      of: raw, in: chunk.storage.span, scratch: &scratch, scratchStart: chunk.storage.count)
    return Field(raw: place, content: Array((chunk.storage + scratch)[range]))
  }
}

extension ShapeNote {
  /// Whether the note is on a record that begins at an offset, and not on a line that is none.
  fileprivate func isOn(_ start: Int) -> Bool {
    !isOnSkippedLine && (kind != .byteOrderMark || offset + 3 == start)
  }
}

extension ObviousParser.Record {
  /// Whether the record is the header again: it has the same fields, and no stray quote unless the header has one.
  func isAgain(_ header: Self) -> Bool {
    fields.map(\.content) == header.fields.map(\.content) && unclosedQuote == nil
      && (strayQuote == nil || header.strayQuote != nil)
  }
}

/// An error for a difference between two readings, with all information needed to reproduce it.
struct Disagreement: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
