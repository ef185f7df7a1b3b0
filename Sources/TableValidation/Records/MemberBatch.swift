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
  /// What two versions of the rules say of whole records; empty for one version.
  private var versions: [ObjectRules]
  /// The notes on lines that are not objects, and on members that contain no column, in the order of the records.
  private(set) var notes: [RecordNote] = []

  /// - Parameters:
  ///   - typedRules: How values are judged by their types; `nil` if their texts are judged.
  ///   - versions: What two versions of the rules say of whole records; empty for one version.
  init(_ columns: MemberColumns, _ typedRules: TypedRules?, versions: [ObjectRules] = []) {
    (self.columns, self.versions) = (columns, versions)
    (schema, readsJSON) = (versions.isEmpty ? typedRules?.record : nil, typedRules != nil)
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
      if !columns.allowsOthers, let other = scanner.other,
        let note = RecordNote(onMemberAt: other, of: record, in: bytes)
      {
        notes.append(note)
      }
      if let note = note(on: record, line, in: bytes, by: schema, columns) { notes.append(note) }
      for index in versions.indices {
        let other = versions[index].otherMember(in: line, of: bytes)
        let rules = versions[index]
        if let other, let note = RecordNote(onMemberAt: other, of: record, in: bytes) {
          notes.append(note.by(rules.version))
        }
        if let note = note(on: record, line, in: bytes, by: rules.schema, rules.columns) {
          notes.append(note.by(rules.version))
        }
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
  /// Returns the note on the first fault of the object that was scanned last by a schema; `nil` if it has none.
  ///
  /// - Parameter own: The columns of the rules that have the schema.
  private func note(
    on record: Int, _ line: Range<Int>, in bytes: Span<UInt8>, by schema: JSONSchemaChecker?,
    _ own: MemberColumns
  ) -> RecordNote? {
    guard let schema, let value = JSONValue(exactly: bytes.extracting(line)),
      let fault = schema.fault(in: value, size: line.count)
    else { return nil }
    return RecordNote(
      record: record, offset: place(of: fault.pointer, in: own) ?? line.lowerBound, severity: .error,
      failure: fault.failure("record.json-schema", at: "at"))
  }

  /// Returns the offset of the value at a JSON Pointer in the object that was scanned last; `nil` if it is in none of some columns.
  private func place(of pointer: String, in own: MemberColumns) -> Int? {
    guard let path = try? MemberColumns([pointer]).paths[0],
      let around = own.paths.first(where: { path.starts(with: $0) }),
      let column = columns.paths.firstIndex(of: around)
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

  private static func isBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy { [0x20, 0x09, 0x0D].contains(bytes[$0]) }
  }

  /// Returns the name whose first quote is at an offset; the middle of a long one is omitted.
  static func name(at offset: Int, in bytes: Span<UInt8>) -> String {
    var reader = JSONReader(startingAt: offset)
    var name: [UInt8] = []
    if let token = try? reader.next(in: bytes) { name.append(token, of: bytes) }
    return String(repairing: name.span).shortened
  }
}

extension RecordNote {
  /// Creates the note on a member that the rules do not have; `nil` for one of those that a copy of rejected records has at the end of its
  /// objects.
  ///
  /// - Parameter offset: The offset of the first quote of its name.
  init?(onMemberAt offset: Int, of record: Int, in bytes: Span<UInt8>) {
    let name = MemberBatch.name(at: offset, in: bytes)
    guard !ReasonFields.contains(name) else { return nil }
    self.init(
      record: record, offset: offset, severity: .error,
      failure: .init("record.extra-member", ["member": .text(name)]))
  }
}
