internal import Bytes
internal import CScan

/// Builds a batch from the separators of a chunk.
@safe
struct BatchBuilder {
  private let columnCount: Int
  /// The number of bytes between two fields: 0 for fixed widths.
  private let separatorSize: Int
  private let hasBlankRecords: Bool
  private let maximumRecordSize: Int
  /// The minimum size of a record, 1 if a line without bytes is not one, and how much larger a record may be.
  private let minimumRecordSize: Int
  private let recordSizes: UInt
  // SAFETY of the buffers: they are the batch's arrays, and are used only while `RecordParser` parses a chunk. Each is written
  // at its own count, after a precondition that the count is below the buffer's; `listFields` also writes beyond
  // `startCount`, within the buffer that it passes to the scan. Therefore `recordCount`, `wellFormedCount` and `startCount`
  // are at most the buffers' counts, and each read is at an index that has been checked to be below one of them.
  private let records: UnsafeMutableBufferPointer<RecordBatch.ByteRange>
  private let wellFormed: UnsafeMutableBufferPointer<RecordBatch.WellFormedRecord>
  private let starts: UnsafeMutableBufferPointer<UInt32>
  private(set) var recordCount = 0
  private(set) var wellFormedCount = 0
  private(set) var startCount = 1
  private(set) var notes: [ShapeNote] = []

  /// The offset of the record that has not ended yet.
  private(set) var recordStart = 0
  /// The index of the record's first field among the starts.
  private var firstField = 0
  private let repairs: RecordRepairs
  /// The well-formed records to which fields are added, or after whose fields a delimiter of several bytes is cut, by their positions, with
  /// the fields that they keep and the number of bytes after these.
  private var relisted: [(position: Int, fields: Range<Int>, separatorSize: Int)] = []
  private let strays: [UInt32]
  private var strayNumber = 0
  /// The offset of the next stray quote, or of text after a closing one; `Int.max` if there is none.
  private var nextStray: Int

  init(
    _ parser: RecordParser, strays: [UInt32], records: UnsafeMutableBufferPointer<RecordBatch.ByteRange>,
    wellFormed: UnsafeMutableBufferPointer<RecordBatch.WellFormedRecord>,
    starts: UnsafeMutableBufferPointer<UInt32>
  ) {
    (columnCount, repairs) = (parser.columnCount, parser.repairs)
    separatorSize = parser.format.fieldDialect.separatorSize
    (hasBlankRecords, maximumRecordSize) = (parser.hasBlankRecords, parser.maximumRecordSize)
    minimumRecordSize = parser.hasBlankRecords ? 0 : 1
    recordSizes = UInt(parser.maximumRecordSize - minimumRecordSize)
    self.strays = strays
    nextStray = strays.first.map(Int.init) ?? .max
    unsafe self.records = records
    unsafe self.wellFormed = wellFormed
    unsafe self.starts = starts
    precondition(!starts.isEmpty)
    unsafe self.starts[0] = 0
  }

  /// Lists the starts of fields, one after each separator of the chunk.
  ///
  /// - Returns: Whether the buffer has room for all of them, and for the end of the chunk.
  mutating func listFields(of words: Span<SeparatorMap.Word>, count: Int) -> Bool {
    // SAFETY: `startCount` is at most the buffer's count, and the scan writes within the rest of the buffer.
    let room = unsafe UnsafeMutableBufferPointer(rebasing: starts[startCount...])
    guard let listed = unsafe ScanBlocks.best.list(scan_separators, of: words, count: count, to: room) else {
      return false
    }
    startCount += listed
    return unsafe startCount < starts.count
  }

  /// Adds the field that ends before the byte at `end`; another starts after it.
  @inline(__always)
  mutating func endField(at end: Int) {
    precondition(unsafe startCount < starts.count)
    unsafe starts[startCount] = UInt32(truncatingIfNeeded: end + 1)
    startCount += 1
  }

  /// Adds the record that ends before the byte at `end`, together with its last field.
  @inline(__always)
  mutating func endRecord(at end: Int) {
    let next = firstField + columnCount
    let isWhole = unsafe next < startCount && Int(starts[next]) == end + 1
    // A line without bytes that is no record is larger than any size here.
    let isSized = UInt(bitPattern: end &- recordStart &- minimumRecordSize) <= recordSizes
    if isWhole && nextStray > end && isSized {
      appendWellFormed()
      append(record: .init(recordStart, end + 1))
      beginRecord(at: end + 1, firstField: next)
    } else {
      endOtherRecord(at: end)
    }
  }

  /// Extends the record that has just ended with a CR over the LF at that offset.
  @inline(__always)
  mutating func extendRecord(overLineFeedAt offset: Int) {
    if recordCount > 0, unsafe Int(records[recordCount - 1].end) == offset {
      unsafe records[recordCount - 1] = .init(Int(records[recordCount - 1].start), offset + 1)
    }
    beginRecord(at: offset + 1, firstField: firstField + 1)
  }

  /// Skips the line that ends before the byte at `end`, which is a comment; fields of fixed width may end in its prefix.
  mutating func skipLine(endingAt end: Int) {
    beginRecord(at: end + 1, firstField: fieldAfterRecord(endingAt: end))
  }

  /// Skips the bytes before an offset, at which a record begins.
  mutating func skip(to start: Int) {
    guard start > recordStart else { return }
    endField(at: start - 1)
    beginRecord(at: start, firstField: firstField + 1)
  }

  /// Skips the record that ends before the byte at `end` if it has no value.
  ///
  /// - Returns: Whether it has been skipped.
  @inline(never)
  mutating func skipRecord(endingAt end: Int, in bytes: Span<UInt8>, ifAmong empty: EmptyRecords) -> Bool {
    // A line without bytes that is no record is reported as blank.
    guard end > recordStart || hasBlankRecords, end - recordStart <= maximumRecordSize else { return false }
    let last = fieldAfterRecord(endingAt: end)
    guard hasNoValue(firstField..<last, end: end, in: bytes, empty) else { return false }
    _ = takeStray(before: end)
    beginRecord(at: end + 1, firstField: last)
    return true
  }

  private func hasNoValue(
    _ fields: Range<Int>, end: Int, in bytes: Span<UInt8>, _ empty: EmptyRecords
  ) -> Bool {
    fields.allSatisfy { field in
      // SAFETY: the fields are below `startCount`.
      let start = unsafe Int(starts[field])
      let next = unsafe field + 1 < fields.upperBound ? Int(starts[field + 1]) - separatorSize : end
      return empty.isAbsent(start..<next, ofColumn: field - firstField, in: bytes)
    }
  }

  /// Ends the special record that ends before the byte at `end`, together with its last field.
  ///
  /// - Parameter empty: The records that are skipped because they have no value; `nil` if none are.
  @inline(never)
  mutating func endRecord(
    at end: Int, _ kind: SpecialRecord, in bytes: Span<UInt8>, _ empty: EmptyRecords? = nil
  ) {
    switch kind {
    case .header: skipHeader(endingAt: end)
    case .marked:
      skipMark()
      if let empty, skipRecord(endingAt: end, in: bytes, ifAmong: empty) { return }
      endOtherRecord(at: end)
    case .markedComment:
      skipMark(isNoted: false)
      skipLine(endingAt: end)
    }
  }

  /// Skips the header that is repeated up to the byte at `end`.
  private mutating func skipHeader(endingAt end: Int) {
    note(.repeatedHeader, at: recordStart)
    _ = takeStray(before: end)
    beginRecord(at: end + 1, firstField: fieldAfterRecord(endingAt: end))
  }

  /// Skips the byte-order mark with which the record that has not ended yet begins; its last byte ends a field.
  private mutating func skipMark(isNoted: Bool = true) {
    if isNoted { note(.byteOrderMark, at: recordStart) }
    beginRecord(at: recordStart + ByteOrderMark.utf8.count, firstField: firstField + 1)
    precondition(unsafe firstField < startCount && Int(starts[firstField]) == recordStart)
  }

  /// The offset of the field that has not ended yet.
  var lastFieldStart: Int { unsafe Int(starts[startCount - 1]) }

  /// Ends the chunk, including a last record without a line end or with a quote that is not closed.
  ///
  /// - Parameters:
  ///   - kind: How that record is special.
  ///   - empty: The records that are skipped because they have no value; `nil` if none are.
  mutating func finish(
    at end: Int, unclosedQuote: Int?, _ kind: SpecialRecord? = nil, in bytes: Span<UInt8>,
    _ empty: EmptyRecords? = nil
  ) {
    if kind == .header { return note(.repeatedHeader, at: recordStart) }
    guard kind != .markedComment else { return }
    if kind == .marked { skipMark() }
    guard recordStart < end else { return }
    if let empty, unclosedQuote == nil, end - recordStart <= maximumRecordSize,
      hasNoValue(firstField..<startCount, end: end, in: bytes, empty)
    {
      return
    }
    endField(at: end)
    checkShape(end, fieldCount: startCount - 1 - firstField, unclosedQuote: unclosedQuote)
    append(record: .init(recordStart, end))
  }

  /// Ends a blank line, or a record to which a note is added.
  private mutating func endOtherRecord(at end: Int) {
    let last = fieldAfterRecord(endingAt: end)
    if end == recordStart && !hasBlankRecords {
      note(.blankLine, at: end)
    } else {
      checkShape(end, fieldCount: last - firstField, unclosedQuote: nil)
      append(record: .init(recordStart, end + 1))
    }
    beginRecord(at: end + 1, firstField: last)
  }

  /// Returns the index of the first field after the record that ends before the byte at `end`.
  private func fieldAfterRecord(endingAt end: Int) -> Int {
    var last = firstField + 1
    precondition(last < startCount, "a record ends where a field does")
    while unsafe Int(starts[last]) != end + 1 {
      last += 1
      precondition(last < startCount, "a record ends where a field does")
    }
    return last
  }

  @inline(__always)
  private mutating func beginRecord(at start: Int, firstField first: Int) {
    recordStart = start
    firstField = first
  }

  private mutating func checkShape(_ end: Int, fieldCount: Int, unclosedQuote: Int?) {
    let stray = takeStray(before: end)
    guard end - recordStart <= maximumRecordSize else { return note(.tooLong, at: recordStart) }
    if let stray { note(.strayQuote, at: stray) }
    if let unclosedQuote {
      note(.unclosedQuote, at: unclosedQuote)
    } else if fieldCount != columnCount {
      note(.ragged(found: fieldCount), at: recordStart)
      if repairs.include(found: fieldCount, columnCount: columnCount) {
        // A field of a record that is cut ends one byte before the next one if the delimiter is one byte, as the last field does.
        if fieldCount < columnCount || separatorSize > 1 {
          let kept = firstField..<firstField + min(fieldCount, columnCount)
          relisted.append(
            (wellFormedCount, kept, separatorSize: fieldCount < columnCount ? 1 : separatorSize))
        }
        appendWellFormed()
      }
    } else {
      appendWellFormed()
    }
  }

  /// Lists the fields of the records that are filled or cut, after those of all records: the fields that a record keeps, the starts of those
  /// that are added, beyond the record, and the end of the record.
  ///
  /// - Returns: The index of the first of these starts; `nil` without such a record.
  mutating func listFilledRecords() -> Int? {
    guard !relisted.isEmpty else { return nil }
    let first = startCount
    for (position, fields, size) in relisted {
      precondition(position < wellFormedCount && fields.upperBound < first)
      // SAFETY: the position and the fields are below the counts, and `endField` checks the room.
      let end = unsafe Int(starts[fields.upperBound]) - size
      let index = unsafe Int(wellFormed[position].index)
      unsafe wellFormed[position] = .init(index, firstField: startCount)
      for field in fields { endField(at: unsafe Int(starts[field]) - 1) }
      for added in 0...columnCount - fields.count {
        endField(at: end + added * max(1, separatorSize) + separatorSize - 1)
      }
      endField(at: end - 1)
    }
    return first
  }

  /// Returns the first stray quote of the record that ends at `end`, or `nil` if it has none, and skips all of the record.
  private mutating func takeStray(before end: Int) -> Int? {
    guard nextStray < end else { return nil }
    let first = nextStray
    while strayNumber < strays.count, strays[strayNumber] < end { strayNumber += 1 }
    nextStray = strayNumber < strays.count ? Int(strays[strayNumber]) : .max
    return first
  }

  private mutating func note(_ kind: ShapeNote.Kind, at offset: Int) {
    notes.append(ShapeNote(kind: kind, record: recordCount, offset: offset))
  }

  @inline(__always)
  private mutating func appendWellFormed() {
    precondition(unsafe wellFormedCount < wellFormed.count)
    unsafe wellFormed[wellFormedCount] = .init(recordCount, firstField: firstField)
    wellFormedCount += 1
  }

  @inline(__always)
  private mutating func append(record: RecordBatch.ByteRange) {
    precondition(unsafe recordCount < records.count)
    unsafe records[recordCount] = record
    recordCount += 1
  }
}
