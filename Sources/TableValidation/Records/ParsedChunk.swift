internal import Bytes
internal import CSVRecords

/// A chunk of a text, the records in it, and what is known of its input.
struct ParsedChunk {
  let plan: CheckPlan
  private var parser: RecordParser
  var chunk = Chunk()
  var batch = RecordBatch()
  /// Whether the chunk is UTF-8.
  private(set) var isText = true
  /// The encoding from which the text of the input was decoded; `nil` for UTF-8.
  var encoding: String?
  /// The reporter of the end-of-data marker of the input; `nil` if it is not reported.
  var endMarkers: EndMarkerReporter?

  /// The header of the input, with which records are compared; `nil` if no record can be the header again.
  var header: RepeatedHeader? {
    get { parser.header }
    set { parser.header = newValue }
  }

  /// Whether records without a value are skipped.
  var skipsEmptyRecords: Bool {
    get { parser.emptyRecords != nil }
    set { parser.emptyRecords = newValue ? EmptyRecords(plan) : nil }
  }

  /// - Parameter columnCount: The number of fields of a well-formed record.
  init(_ plan: CheckPlan, columnCount: Int) {
    self.plan = plan
    parser = RecordParser(
      plan.format, columnCount: columnCount, maximumRecordSize: plan.options.maximumRecordSize)
    if case .csv = plan.format { parser.repairs = plan.options.repairs }
  }

  /// Finds the records of the chunk. O(n).
  mutating func parse() {
    parser.parse(chunk, into: &batch)
    isText = chunk.isPlain || chunk.storage.span.extracting(first: chunk.count).isUTF8
  }

  /// Returns the line of each well-formed record; `nil` for values that end with NUL, and for elements of an array, of which several
  /// can be in a line, so that numbers of records identify them.
  func lines(after base: Numbering) -> [Int]? {
    guard plan.format != .nulTerminated, !plan.format.isArray else { return nil }
    let skipped = batch.notes.filter(\.isOnSkippedLine)
    var locator = LineLocator(
      plan.format, after: base, batch: batch, skippedLines: skipped.count, chunk: chunk,
      isText: false)
    let records = batch.wellFormedRecords
    if skipped.isEmpty, locator.isLineByRecord {
      return records.map { base.lines + 1 + Int($0.index) }
    }
    var skippedBefore = 0
    return records.map { wellFormed in
      let index = Int(wellFormed.index)
      while skippedBefore < skipped.count, skipped[skippedBefore].record <= index { skippedBefore += 1 }
      let start = Int(batch.records[index].start)
      return locator.locate(start, recordStart: start, linesBefore: index + skippedBefore).line ?? 0
    }
  }
}

extension EmptyRecords {
  /// The records without a value by the rules of a plan.
  fileprivate init(_ plan: CheckPlan) {
    self.init(plan.format.fieldDialect, trims: plan.options.trims, absences: plan.absences)
  }
}
