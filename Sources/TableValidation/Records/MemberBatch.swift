internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// The objects of a chunk of JSON Lines: the ranges of their values, and notes on the lines that are not objects.
struct MemberBatch {
  private let columns: MemberColumns
  private let columnCount: Int
  /// The schema of whole records; `nil` for none.
  private let schema: JSONSchemaChecker?
  /// Whether values are read as JSON texts, which are judged by their types.
  private let readsJSON: Bool
  private var scanner: MemberScanner
  /// The notes on lines that are not objects, and on members that contain no column, in the order of the records.
  private(set) var notes: [RecordNote] = []

  /// - Parameter typedRules: How values are judged by their types; `nil` if their texts are judged.
  init(_ columns: MemberColumns, _ typedRules: TypedRules?) {
    self.columns = columns
    (schema, readsJSON) = (typedRules?.record, typedRules != nil)
    columnCount = columns.names.count
    scanner = MemberScanner(columns.paths)
  }

  /// Replaces the contents by the objects of a chunk, and removes lines that are not objects from the well-formed
  /// records.
  ///
  /// A line that is not UTF-8 is not an object. Its note is not among those of this batch.
  ///
  /// - Parameter isText: Whether the whole chunk is UTF-8.
  mutating func parse(_ chunk: borrowing Chunk, isText: Bool, _ batch: inout RecordBatch) {
    scanner.removeAll()
    notes.removeAll(keepingCapacity: true)
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    batch.keepWellFormed { record, line in
      guard isText || bytes.extracting(line).isUTF8 else { return false }
      if let fault = scanner.scan(line, in: bytes) {
        let failure = Self.failure(fault, of: line, in: bytes)
        notes.append(RecordNote(record: record, offset: fault.offset, severity: .error, failure: failure))
        return false
      }
      if !columns.allowsOthers, let other = scanner.other, !Self.isReason(at: other, in: bytes) {
        notes.append(
          RecordNote(
            record: record, offset: other, severity: .error, failure: Self.extraMember(at: other, in: bytes)))
      }
      if let schema, let value = JSONValue(exactly: bytes.extracting(line)),
        let fault = schema.fault(in: value, size: line.count)
      {
        let failure = fault.failure("record.json-schema", at: "at")
        notes.append(
          RecordNote(
            record: record, offset: offset(of: fault) ?? line.lowerBound, severity: .error, failure: failure))
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

  /// Replaces the values of a batch by those of a column.
  ///
  /// - Parameter scratchStart: The offset at which the caller will store the returned bytes.
  /// - Returns: The strings that have escapes, without them.
  func read(
    _ column: CheckedColumn, in bytes: Span<UInt8>, scratchStart: Int, into batch: inout ColumnBatch
  ) -> [UInt8] {
    var scratch: [UInt8] = []
    let members = scanner.values.span
    let (index, count) = (column.column, columnCount)
    let onlyEmptyIsAbsent = column.onlyEmptyIsAbsent
    var (values, absences) = (batch.values, batch.absences)
    (batch.values, batch.absences) = ([], [])
    values.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    let records = members.count / max(count, 1)
    values.append(addingCapacity: records) { values in
      for position in 0..<records {
        let member = members[position &* count &+ index]
        let raw = member.range
        if readsJSON {
          if raw.isEmpty { absences.append(position) }
          values.append(raw)
          continue
        }
        guard !Self.isAbsent(raw, in: bytes) else {
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
          value = scratchStart + start..<scratchStart + scratch.count
          if !onlyEmptyIsAbsent { isAbsent = column.isAbsent(scratch.span.extracting(start...)) }
        } else if !onlyEmptyIsAbsent {
          isAbsent = column.isAbsent(bytes.extracting(value))
        }
        if isAbsent { absences.append(position) }
        values.append(value)
      }
    }
    (batch.values, batch.absences) = (values, absences)
    return scratch
  }

  /// Returns the positions of absent values after values have been changed: strings that are absent now, and members that are
  /// missing or `null`.
  func absences(in batch: ColumnBatch, of column: CheckedColumn, in bytes: Span<UInt8>) -> [Int] {
    batch.values.indices.filter { position in
      let raw = field(column.column, of: position)
      if Self.isAbsent(raw, in: bytes) { return true }
      return bytes[raw.lowerBound] == UInt8(ascii: "\"")
        && column.isAbsent(bytes.extracting(batch.values[position]))
    }
  }

  /// Whether no record has a member.
  func lacks(_ column: Int) -> Bool {
    stride(from: column, to: scanner.values.count, by: columnCount).allSatisfy {
      scanner.values[$0].range.isEmpty
    }
  }

  /// Appends the content of a value: the text of a string, the JSON of any other value, nothing for an absent one.
  func append(_ column: Int, of position: Int, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    let raw = field(column, of: position)
    guard !Self.isAbsent(raw, in: bytes) else { return }
    if bytes[raw.lowerBound] == UInt8(ascii: "\"") {
      output.append(JSONToken(.string, raw), of: bytes)
    } else {
      output.append(bytes.extracting(raw))
    }
  }
}

extension MemberBatch {
  /// Returns the offset of the value with a fault in the object that was scanned last, if it is in a column.
  private func offset(of fault: JSONSchemaChecker.Fault) -> Int? {
    guard let path = try? MemberColumns([fault.pointer]).paths[0],
      let column = columns.paths.firstIndex(where: { path.starts(with: $0) })
    else { return nil }
    return scanner.values.suffix(columnCount)[scanner.values.endIndex - columnCount + column].range.lowerBound
  }

  /// Whether a member is missing or `null`, the only value of JSON that begins with an `n`.
  @inline(__always)
  private static func isAbsent(_ raw: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    raw.isEmpty || bytes[raw.lowerBound] == UInt8(ascii: "n")
  }

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

  /// Whether the member at an offset is one of those that a copy of rejected records has at the end of its objects.
  private static func isReason(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    ReasonFields.contains(name(at: offset, in: bytes))
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
