internal import CSVRecords
internal import Validation

extension RecordChecker {
  /// Collects the keys of the chunk, after ``check()``.
  ///
  /// - Parameter base: The numbers of records and lines before the chunk.
  mutating func collectKeys(after base: Numbering) {
    guard chunk.kind == .records, let tables = keys?.tables else {
      keys?.clear()
      return
    }
    let origins = plan.comparesKeys ? origins(after: base, tables.base) : []
    let bytes = chunk.storage
    let objects =
      plan.tableChecks?.duplicates != nil && members != nil
      ? batch.wellFormedRecords.map { batch.field(0, of: $0) } : []
    keys?.collect(columns, in: bytes.span, origins: origins, objects: objects)
  }

  /// Collects the keys of records that are given as columns, as bytes for the caller.
  mutating func collectKeys(into emission: inout KeyEmission?) {
    let bytes = chunk.storage
    emission?.collect(columns, in: bytes.span)
  }

  /// Compares the keys, and the values that must be in order, with those of all earlier records, in the chunk's turn.
  mutating func compareKeys() throws {
    try keys?.compare()
    compareOrders()
  }

  /// Returns the origin of each well-formed record: its number and its line, both counted through all inputs. If no lines are
  /// reported, the line is the number of the record.
  private func origins(after base: Numbering, _ inputBase: Int) -> [KeyIndex.Origin] {
    let first = inputBase + base.records + 1
    if let columnar { return (first..<first + columnar.count).map { .init(record: $0, line: $0) } }
    let hasLines = isReported && plan.format != .nulTerminated
    let blanks = hasLines ? batch.notes.filter { $0.kind == .blankLine } : []
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: blanks.count, chunk, isText: false)
    var blanksBefore = 0
    return batch.wellFormedRecords.map { wellFormed in
      let index = Int(wellFormed.index)
      let record = first + index
      guard hasLines else { return .init(record: record, line: record) }
      while blanksBefore < blanks.count, blanks[blanksBefore].record <= index { blanksBefore += 1 }
      let start = Int(batch.records[index].start)
      let line = locator.locate(start, recordStart: start, linesBefore: index + blanksBefore).line
      return .init(record: record, line: inputBase + (line ?? 0))
    }
  }

  /// Returns the failure of a record whose key was rejected.
  func failure(of rejection: KeyChecker.Rejection, key: Int) -> ValidationFailure {
    let unit: TableKey.Unit = columnar != nil ? .record : plan.format == .nulTerminated ? .value : .line
    return plan.keys[key].key.failure(rejection.origin.flatMap { keys?.tables.location(of: $0) }, unit)
  }
}

extension TableKey {
  /// The noun for a record in the message of a rejected key.
  enum Unit: String {
    case line, value, record
  }

  /// Returns the failure of a rejected key.
  ///
  /// - Parameter location: The first record with the key; `nil` for a foreign key.
  func failure(
    _ location: (record: Int, line: Int, file: String?)?, _ unit: Unit
  ) -> ValidationFailure {
    var parameters: FailureParameters = [:]
    if let location {
      parameters["record"] = .integer(location.record)
      if unit == .line { parameters["line"] = .integer(location.line) }
      if let file = location.file { parameters["file"] = .text(file) }
    }
    switch kind {
    case .unique, .primary, .uniqueKey:
      if case .unique = kind {} else { parameters["fields"] = .list(fields) }
      let isOfFile = location?.file != nil
      let name = unit == .line ? "file" : isOfFile ? "\(unit.rawValue)-of-file" : unit.rawValue
      if unit != .line || isOfFile { parameters["variant"] = .text(name) }
      return ValidationFailure(FailureCode(rawValue: rule + ".duplicate"), parameters)
    case .record:
      if unit == .record {
        parameters["variant"] = "record"
      } else if location?.file != nil {
        parameters["variant"] = "file"
      }
      return ValidationFailure("table.duplicate-record", parameters)
    case .distinct: preconditionFailure("no value is rejected where distinct ones are counted")
    case .foreign(let target):
      parameters["fields"] = .list(fields)
      switch target {
      case .itself: parameters["variant"] = "table"
      case .table(let name, _): parameters["resource"] = .text(name)
      }
      parameters["reference"] = .list(reference)
      return ValidationFailure("foreign-key.missing", parameters)
    }
  }
}
