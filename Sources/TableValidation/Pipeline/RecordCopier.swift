internal import Bytes
internal import CSVRecords

/// Copies the records of a chunk to the buffers of valid and invalid records.
struct RecordCopier {
  private let records: ArraySlice<RecordBatch.ByteRange>
  private let format: RecordFormat
  private var edits: FieldEdits?
  private var repairs: RecordRepairer?
  /// The number of the first record that is not copied yet.
  private var next = 0

  /// - Parameter edits: The fields of valid records that are written with another value, or `nil` for none.
  init(_ batch: RecordBatch, _ format: RecordFormat, edits: FieldEdits?) {
    records = batch.records
    self.format = format
    self.edits = edits
    repairs = RecordRepairer(batch, format)
  }

  /// Copies an invalid record, and the valid ones before it.
  ///
  /// - Parameter text: The bytes that are written in place of the record; `nil` for its own.
  mutating func copyInvalid(
    _ record: Int, of chunk: Chunk, as text: [UInt8]?, to turn: inout OrderedOutput.Turn
  ) {
    copyValid(upTo: record, of: chunk, to: &turn)
    if turn.copiesInvalid {
      if format.isArray {
        turn.invalid.append(element: text?[...] ?? element(record, in: chunk))
      } else if let text {
        turn.invalid.append(text[...], missingEnd: missingEnd(of: record, in: chunk))
      } else {
        copy(record..<record + 1, of: chunk, to: &turn.invalid)
      }
    }
    next = record + 1
  }

  /// Copies the remaining records, which are valid.
  mutating func finish(_ chunk: Chunk, to turn: inout OrderedOutput.Turn) {
    copyValid(upTo: records.count, of: chunk, to: &turn)
  }

  private mutating func copyValid(upTo end: Int, of chunk: Chunk, to turn: inout OrderedOutput.Turn) {
    guard turn.copiesValid else { return }
    guard edits != nil || repairs != nil else { return copy(next..<end, of: chunk, to: &turn.valid) }
    var record: [UInt8] = []
    for number in next..<end {
      record.removeAll(keepingCapacity: true)
      if format.isArray {
        let range = element(number, in: chunk).indices
        edits?.copy(range, in: chunk.storage.span, to: &record)
        turn.valid.append(element: record[...])
        continue
      }
      let bytes = chunk.storage.span
      let repair = repairs?.repair(of: number, in: bytes)
      let kept = repair?.kept ?? records[number].range
      if edits == nil {
        record.append(bytes.extracting(kept))
      } else {
        edits?.copy(kept, in: bytes, to: &record)
      }
      if let repair {
        if !repair.added.isEmpty, let extensible = format.fieldDialect.extensible(record[...]) {
          record = extensible + repair.added
        }
        record += chunk.storage[repair.lineEnd]
      }
      var end = missingEnd(of: number, in: chunk)
      // With another value, the last field may need other bytes to end.
      if !end.isEmpty { end = record.isEmpty ? [0x0A] : format.missingEnd(of: record.span) }
      turn.valid.append(record[...], missingEnd: end)
    }
  }

  /// Copies records unchanged, without the blank lines and comments between them.
  private func copy(_ range: Range<Int>, of chunk: Chunk, to output: inout RecordBuffer) {
    if format.isArray {
      for number in range { output.append(element: element(number, in: chunk)) }
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      var (end, last) = (start + 1, records[start])
      while end < range.upperBound, records[end].start == last.end {
        last = records[end]
        end += 1
      }
      let bytes = Int(records[start].start)..<Int(last.end)
      output.append(chunk.storage[bytes], missingEnd: missingEnd(of: end - 1, in: chunk))
      start = end
    }
  }

  /// Returns the bytes of an element of an array, without its mark and the blanks before that.
  private func element(_ number: Int, in chunk: Chunk) -> ArraySlice<UInt8> {
    chunk.storage[records[number].range].element
  }

  /// Returns the bytes that end a record if its input does not: none, except for the last record of an input.
  private func missingEnd(of record: Int, in chunk: Chunk) -> [UInt8] {
    Int(records[record].end) == chunk.count ? chunk.missingEnd : []
  }
}
