internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

/// The objects of a chunk of JSON Lines: the ranges of their values, and notes on the lines that are not objects.
struct MemberBatch {
  private let columns: MemberColumns
  private let columnCount: Int
  private var scanner: MemberScanner
  /// The notes on lines that are not objects, and on members that contain no column, in the order of the records.
  private(set) var notes: [RecordNote] = []
  /// Whether the whole chunk is UTF-8.
  private(set) var isText = true

  /// Creates the batch of a worker; returns `nil` for a format other than JSON Lines.
  init?(_ format: RecordFormat) {
    guard let columns = format.members else { return nil }
    self.columns = columns
    columnCount = columns.names.count
    scanner = MemberScanner(columns.paths)
  }

  /// Replaces the contents by the objects of a chunk, and removes lines that are not objects from the well-formed
  /// records.
  ///
  /// A line that is not UTF-8 is not an object. Its note is not among those of this batch.
  mutating func parse(_ chunk: borrowing Chunk, _ batch: inout RecordBatch) {
    scanner.removeAll()
    notes.removeAll(keepingCapacity: true)
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    isText = chunk.isPlain || bytes.isUTF8
    batch.keepWellFormed { record, line in
      guard isText || bytes.extracting(line).isUTF8 else { return false }
      if let fault = scanner.scan(line, in: bytes) {
        let failure = Self.failure(fault, of: line, in: bytes)
        notes.append(RecordNote(record: record, offset: fault.offset, .error, failure))
        return false
      }
      if !columns.allowsOthers, let other = scanner.other {
        notes.append(
          RecordNote(record: record, offset: other, .error, Self.extraMember(at: other, in: bytes)))
      }
      return true
    }
  }

  /// Returns the range of a value as written, with its quotes; for a missing member an empty range at the object's
  /// opening brace.
  ///
  /// - Parameter position: The position of the record among the well-formed ones.
  func field(_ column: Int, of position: Int) -> Range<Int> {
    scanner.values[position * columnCount + column].range
  }

  /// Replaces the values of a batch by those of a column. Strings with escapes are appended to the storage of the chunk, after
  /// its bytes.
  func read(_ check: ColumnCheck, of chunk: inout Chunk, into batch: inout ColumnBatch) {
    var scratch: [UInt8] = []
    read(check, chunk, &scratch, into: &batch)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
  }

  private func read(
    _ check: ColumnCheck, _ chunk: borrowing Chunk, _ scratch: inout [UInt8], into column: inout ColumnBatch
  ) {
    let (bytes, members) = (chunk.storage.span, scanner.values.span)
    let (index, count) = (check.column, columnCount)
    let onlyEmptyIsAbsent = check.rules.missingValues == [[]]
    var (values, absences) = (column.values, column.absences)
    (column.values, column.absences) = ([], [])
    values.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    let records = members.count / max(count, 1)
    values.append(addingCapacity: records) { values in
      for position in 0..<records {
        let member = members[position &* count &+ index]
        let raw = member.range
        guard !raw.isEmpty, bytes[raw.lowerBound] != UInt8(ascii: "n") else {
          absences.append(position)
          values.append(raw.lowerBound..<raw.lowerBound)
          continue
        }
        guard bytes[raw.lowerBound] == UInt8(ascii: "\"") else {
          values.append(raw)
          continue
        }
        var value = raw.lowerBound &+ 1..<raw.upperBound &- 1
        var isAbsent = value.isEmpty
        if member.hasEscapes {
          let start = scratch.count
          scratch.append(JSONToken(.string, raw), of: bytes)
          value = chunk.scratchStart + start..<chunk.scratchStart + scratch.count
          if !onlyEmptyIsAbsent { isAbsent = check.rules.isAbsent(scratch.span.extracting(start...)) }
        } else if !onlyEmptyIsAbsent {
          isAbsent = check.rules.isAbsent(bytes.extracting(value))
        }
        if isAbsent { absences.append(position) }
        values.append(value)
      }
    }
    (column.values, column.absences) = (values, absences)
  }

  /// Returns the positions of absent values after values have been changed: strings that are absent now, and members that are
  /// missing or `null`.
  func absences(in batch: ColumnBatch, _ check: ColumnCheck, of chunk: borrowing Chunk) -> [Int] {
    let bytes = chunk.storage.span
    return batch.values.indices.filter { position in
      let raw = field(check.column, of: position)
      if raw.isEmpty || bytes[raw.lowerBound] == UInt8(ascii: "n") { return true }
      return bytes[raw.lowerBound] == UInt8(ascii: "\"")
        && check.rules.isAbsent(bytes.extracting(batch.values[position]))
    }
  }

  /// Appends the content of a value: the text of a string, the JSON of any other value, nothing for an absent one.
  func append(_ column: Int, of position: Int, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    let raw = field(column, of: position)
    guard !raw.isEmpty, bytes[raw.lowerBound] != UInt8(ascii: "n") else { return }
    if bytes[raw.lowerBound] == UInt8(ascii: "\"") {
      output.append(JSONToken(.string, raw), of: bytes)
    } else {
      output.append(bytes.extracting(raw))
    }
  }
}

extension MemberBatch {
  private static func failure(
    _ fault: JSONFault, of line: Range<Int>, in bytes: Span<UInt8>
  ) -> ValidationFailure {
    let name: String
    switch fault.kind {
    case .repeatedName:
      return .init("record.duplicate-member", ["member": .text(self.name(at: fault.offset, in: bytes))])
    case .unexpected:
      let isValue = (try? JSONScanner.check(bytes.extracting(fault.offset..<line.upperBound))) != nil
      name = isValue && Self.isBlank(bytes, line.lowerBound..<fault.offset) ? "not-object" : "unexpected"
    case .incomplete: name = "incomplete"
    case .controlCharacter: name = "control-character"
    case .escape: name = "escape"
    case .unpairedSurrogate: name = "unpaired-surrogate"
    case .tooDeep: name = "too-deep"
    case .invalidUTF8: name = "invalid-utf8"
    }
    return .init("record.malformed-json", ["fault": .text(name)])
  }

  private static func isBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy { [0x20, 0x09, 0x0D].contains(bytes[$0]) }
  }

  private static func extraMember(at offset: Int, in bytes: Span<UInt8>) -> ValidationFailure {
    .init("record.extra-member", ["member": .text(name(at: offset, in: bytes))])
  }

  /// Returns the name whose first quote is at an offset; the middle of a long one is omitted.
  private static func name(at offset: Int, in bytes: Span<UInt8>) -> String {
    var reader = JSONReader(startingAt: offset)
    var name: [UInt8] = []
    if let token = try? reader.next(in: bytes) { name.append(token, of: bytes) }
    return String(repairing: name.span).shortened
  }
}
