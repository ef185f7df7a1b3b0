internal import Bytes
internal import CSVRecords
internal import Validation

/// The records of JSON Lines.
struct MemberRecords: ChunkedRecords {
  var parsed: ParsedChunk
  private var members: MemberBatch

  /// - Precondition: The format of the plan is JSON Lines.
  init(_ plan: CheckPlan) {
    guard let columns = plan.format.members else { preconditionFailure("members are of JSON Lines") }
    parsed = ParsedChunk(plan, columnCount: 1)
    members = MemberBatch(columns, plan.typedRules, versions: plan.objectRules)
  }

  static var reportsByPlace: Bool { true }

  mutating func parse() {
    parsed.parse()
    members.parse(parsed.chunk, isText: parsed.isText, &parsed.batch)
  }

  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
    let scratch = members.read(
      column, in: parsed.chunk.storage.span, scratchStart: parsed.chunk.scratchStart, into: &batch)
    if !scratch.isEmpty { parsed.chunk.appendScratch(scratch) }
  }

  func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int] {
    members.absences(in: batch, of: column, in: parsed.chunk.storage.span)
  }

  func lacks(_ column: CheckedColumn) -> Bool { members.lacks(column.column) }

  func notes(_ endMarkers: EndMarkerReporter?) -> [RecordNote] {
    parsed.notes(adding: members.notes, endMarkers)
  }

  func field(_ column: Int, at position: Int) -> Range<Int> { members.field(column, of: position) }

  func appendContent(of column: Int, at position: Int, to output: inout [UInt8]) {
    members.append(column, of: position, in: parsed.chunk.storage.span, to: &output)
  }

  func place(of column: CheckedColumn, at position: Int) -> Int {
    members.field(column.column, of: position).lowerBound
  }

  var objects: [Range<Int>] { parsed.batch.wellFormedRecords.map { parsed.batch.field(0, of: $0) } }

  func locator(after base: Numbering, for notes: [RecordNote]) -> MemberLocator {
    MemberLocator(ChunkLocator(parsed, after: base, for: notes), batch: parsed.batch, members: members)
  }
}

/// Computes the locations of the members of the objects in a chunk.
struct MemberLocator: RecordLocator {
  private var locator: ChunkLocator
  private let wellFormedRecords: ArraySlice<RecordBatch.WellFormedRecord>
  private let members: MemberBatch

  fileprivate init(_ locator: ChunkLocator, batch: RecordBatch, members: MemberBatch) {
    self.locator = locator
    wellFormedRecords = batch.wellFormedRecords
    self.members = members
  }

  @inline(__always)
  mutating func locate(_ column: CheckedColumn?, at position: Int) -> Finding.Location {
    let record = Int(wellFormedRecords[position].index)
    guard let column = column?.column else { return locator.locate(record: record) }
    return locator.locate(members.field(column, of: position).lowerBound, of: record)
  }

  mutating func locate(_ note: RecordNote) -> Finding.Location { locator.locate(note) }
}
