@testable import CSVRecords

/// What a file says, whoever read it; all places are those of the file.
struct Reading: Equatable {
  struct Field: Equatable {
    /// Where it stands, its quotes included.
    var raw: Range<Int>
    var content: [UInt8]
  }

  struct Note: Equatable {
    var kind: ShapeNote.Kind
    var offset: Int
  }

  struct Record: Equatable {
    /// Where it stands, its line end included.
    var bytes: Range<Int>
    /// The wanted fields; `nil` where the record's shape makes them uncertain.
    var fields: [Field]?
    /// By place.
    var notes: [Note]
  }

  var records: [Record] = []
  var blankLines: [Int] = []
}

extension Reading {
  /// What has to be read, by the obvious parser.
  ///
  /// A record that is too long has that note alone, since it may come in pieces that nobody parses; one whose
  /// quote is never closed is not ragged as well.
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

  /// Adds what a batch holds of the chunk that it was parsed from.
  mutating func append(_ batch: RecordBatch, of chunk: Chunk, _ format: RecordFormat, wanted: [Int]) throws {
    var notes = batch.notes[...]
    var sound = Array(batch.wellFormedRecords)[...]
    for (index, stretch) in batch.records.enumerated() {
      let own = notes.prefix { $0.record == index }
      notes = notes.dropFirst(own.count)
      appendBlankLines(own, chunk)
      let fields = sound.first.flatMap { record in
        Int(record.index) != index
          ? nil : wanted.map { Self.field(batch.field($0, of: record), chunk, format) }
      }
      records.append(
        Record(
          bytes: stretch.range.lowerBound + chunk.offset..<stretch.range.upperBound + chunk.offset,
          fields: fields,
          notes: own.filter { $0.kind != .blankLine }
            .map { Note(kind: $0.kind, offset: $0.offset + chunk.offset) }.sorted { $0.offset < $1.offset }))
      if fields != nil { sound = sound.dropFirst() }
    }
    appendBlankLines(notes, chunk)
    let isInOrder = notes.allSatisfy { $0.record == batch.records.count && $0.kind == .blankLine }
    guard isInOrder && sound.isEmpty else {
      throw Disagreement(
        "notes \(Array(notes)) and fields of \(Array(sound)) without a record, or not in order")
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

/// Two readings that should be one, as an error that says all that is needed to see it again.
struct Disagreement: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
