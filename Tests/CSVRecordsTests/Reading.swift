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
  var blankLines: [Int] = []
}

extension Reading {
  /// Creates the expected reading from the records of the reference parser.
  ///
  /// A record that is too long has only that note, because it may be delivered in pieces that are not parsed. A
  /// record with an unclosed quote is not noted as ragged as well.
  init(_ records: [ObviousParser.Record], columnCount: Int, wanted: [Int], maximumRecordSize: Int) {
    for record in records {
      let start = record.bytes.lowerBound
      if record.text.isEmpty && columnCount > 1 {
        blankLines.append(start)
        continue
      }
      var fault: Note?
      if record.text.count > maximumRecordSize {
        fault = Note(kind: .tooLong, offset: start)
      } else if let quote = record.unclosedQuote {
        fault = Note(kind: .unclosedQuote, offset: quote)
      } else if record.fields.count != columnCount {
        fault = Note(kind: .ragged(found: record.fields.count), offset: start)
      }
      var notes = fault.map { [$0] } ?? []
      if let quote = record.strayQuote, fault?.kind != .tooLong {
        notes.append(Note(kind: .strayQuote, offset: quote))
      }
      self.records.append(
        Record(
          bytes: record.bytes, fields: fault == nil ? wanted.map { record.fields[$0] } : nil,
          notes: notes.sorted { $0.offset < $1.offset }))
    }
  }

  /// Adds the records and notes of a batch, which was parsed from the given chunk.
  mutating func append(_ batch: RecordBatch, of chunk: Chunk, _ format: RecordFormat, wanted: [Int]) throws {
    var notes = batch.notes[...]
    var wellFormed = Array(batch.wellFormedRecords)[...]
    for (index, stretch) in batch.records.enumerated() {
      let own = notes.prefix { $0.record == index }
      notes = notes.dropFirst(own.count)
      appendBlankLines(own, chunk)
      let fields = wellFormed.first.flatMap { record in
        Int(record.index) != index
          ? nil : wanted.map { Self.field(batch.field($0, of: record), chunk, format) }
      }
      records.append(
        Record(
          bytes: stretch.range.lowerBound + chunk.offset..<stretch.range.upperBound + chunk.offset,
          fields: fields,
          notes: own.filter { $0.kind != .blankLine }
            .map { Note(kind: $0.kind, offset: $0.offset + chunk.offset) }.sorted { $0.offset < $1.offset }))
      if fields != nil { wellFormed = wellFormed.dropFirst() }
    }
    appendBlankLines(notes, chunk)
    let isInOrder = notes.allSatisfy { $0.record == batch.records.count && $0.kind == .blankLine }
    guard isInOrder && wellFormed.isEmpty else {
      throw Disagreement(
        "notes \(Array(notes)) and fields of \(Array(wellFormed)) without a record, or not in order")
    }
  }

  private mutating func appendBlankLines(_ notes: ArraySlice<ShapeNote>, _ chunk: Chunk) {
    for note in notes where note.kind == .blankLine { blankLines.append(note.offset + chunk.offset) }
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

/// An error for a difference between two readings, with all information needed to reproduce it.
struct Disagreement: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
