internal import CSVRecords

/// Records of a text that is read chunk by chunk.
protocol ChunkedRecords: RecordSource {
  /// Creates the records of a worker, without content.
  init(_ plan: CheckPlan)

  /// The chunk, and what was found in it.
  var parsed: ParsedChunk { get set }

  /// Finds the records of the chunk.
  mutating func parse()

  /// Returns the notes on the chunk.
  ///
  /// - Parameter endMarkers: What reports the end-of-data marker of the input; `nil` if it is not reported.
  func notes(_ endMarkers: EndMarkerReporter?) -> [RecordNote]

  /// Returns the range of a value as it is written, with its quotes.
  ///
  /// - Parameters:
  ///   - column: The index of the column in a record.
  ///   - position: The position of the record among the well-formed ones.
  func field(_ column: Int, at position: Int) -> Range<Int>
}

extension ChunkedRecords {
  var count: Int { parsed.batch.wellFormedRecords.count }
  var bytes: [UInt8] { parsed.chunk.storage }
  var end: Int { parsed.chunk.scratchStart }
  var isText: Bool { parsed.isText }

  mutating func append(_ changed: [UInt8]) { parsed.chunk.appendScratch(changed) }

  func collectNotes() -> [RecordNote] { notes(parsed.endMarkers) }

  func number(of position: Int) -> Int { parsed.batch.index(ofWellFormed: position) }

  func lines(after base: Numbering) -> [Int]? { parsed.lines(after: base) }
}
