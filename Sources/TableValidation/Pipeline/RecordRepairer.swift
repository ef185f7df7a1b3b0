internal import Bytes
internal import CSVRecords

/// The records of a chunk that are written filled or cut.
struct RecordRepairer {
  /// How a record is written: the bytes that are kept of it, those that are added, and its line end.
  struct Repair {
    let kept: Range<Int>
    let added: [UInt8]
    let lineEnd: Range<Int>
  }

  private let batch: RecordBatch
  private let dialect: Dialect
  private let notes: [ShapeNote]
  private var nextNote = 0
  private var nextWellFormed = 0

  /// `nil` if no record of the batch is repaired.
  init?(_ batch: RecordBatch, _ format: RecordFormat) {
    notes = batch.notes.filter(batch.isRepaired)
    guard !notes.isEmpty, case .csv(let dialect) = format else { return nil }
    (self.batch, self.dialect) = (batch, dialect)
  }

  /// Returns how a record is written, in the order of the records; `nil` if it is not repaired.
  mutating func repair(of number: Int, in bytes: Span<UInt8>) -> Repair? {
    while nextNote < notes.count, notes[nextNote].record < number { nextNote += 1 }
    guard nextNote < notes.count, notes[nextNote].record == number,
      case .ragged(let found) = notes[nextNote].kind
    else { return nil }
    let range = batch.records[number].range
    let end = dialect.endOfContent(of: range, in: bytes)
    guard found > batch.columnCount else {
      let missing = batch.columnCount - found
      let added = dialect.emptyFields(missing, after: bytes.extracting(range.lowerBound..<end))
      return Repair(kept: range.lowerBound..<end, added: added, lineEnd: end..<range.upperBound)
    }
    let records = batch.wellFormedRecords
    while Int(records[nextWellFormed].index) < number { nextWellFormed += 1 }
    let last = batch.field(batch.columnCount - 1, of: records[nextWellFormed])
    return Repair(kept: range.lowerBound..<last.upperBound, added: [], lineEnd: end..<range.upperBound)
  }
}

extension Dialect {
  /// Returns the end of a record without the bytes of its line end.
  fileprivate func endOfContent(of record: Range<Int>, in bytes: Span<UInt8>) -> Int {
    func isEnd(_ offset: Int, _ byte: UInt8) -> Bool {
      guard offset >= record.lowerBound, bytes[offset] == byte else { return false }
      var escapes = 0
      while let escape, offset - escapes > record.lowerBound, bytes[offset - escapes - 1] == escape {
        escapes += 1
      }
      return escapes.isMultiple(of: 2)
    }
    let last = record.upperBound - 1
    if isEnd(last, 0x0D) { return last }
    guard isEnd(last, 0x0A) else { return record.upperBound }
    return isEnd(last - 1, 0x0D) ? last - 1 : last
  }
}
