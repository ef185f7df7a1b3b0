internal import CSVRecords
internal import Validation

extension RecordChecker {
  /// Collects the keys of the chunk, which `check` has checked.
  ///
  /// - Parameter base: How many records and lines precede the chunk.
  mutating func collectKeys(after base: Numbering) {
    guard chunk.kind == .records, let tables = keys?.tables else {
      keys?.clear()
      return
    }
    let origins = plan.comparesKeys ? origins(after: base, tables.base) : []
    let bytes = chunk.storage
    keys?.collect(columns, in: bytes.span, origins: origins)
  }

  /// Compares the keys with those of the records before, in the chunk's turn.
  mutating func compareKeys() throws {
    try keys?.compare()
  }

  /// The origin of each well-formed record: its number and line, counted on from the inputs before. The line is the
  /// number where no line is reported.
  private func origins(after base: Numbering, _ inputBase: Int) -> [KeyIndex.Origin] {
    let hasLines = isReported && plan.format != .nulTerminated
    let blanks = hasLines ? batch.notes.filter { $0.kind == .blankLine } : []
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: blanks.count, chunk)
    var blanksBefore = 0
    return batch.wellFormedRecords.map { wellFormed in
      let index = Int(wellFormed.index)
      let record = inputBase + base.records + index + 1
      guard hasLines else { return .init(record: record, line: record) }
      while blanksBefore < blanks.count, blanks[blanksBefore].record <= index { blanksBefore += 1 }
      let start = Int(batch.records[index].start)
      let line = locator.locate(start, recordStart: start, linesBefore: index + blanksBefore, in: chunk).line
      return .init(record: record, line: inputBase + (line ?? 0))
    }
  }

  /// The failure of a record whose key was rejected.
  func failure(of rejection: KeyChecker.Rejection, key: Int) -> ValidationFailure {
    plan.keys[key].key.failure(
      rejection.origin.flatMap { keys?.tables.place(of: $0) }, isLine: plan.format != .nulTerminated)
  }
}

extension TableKey {
  /// - Parameter place: Where the key occurred first; `nil` for a foreign key, which refers to none.
  fileprivate func failure(
    _ place: (record: Int, line: Int, file: String?)?, isLine: Bool
  ) -> ValidationFailure {
    var parameters: FailureParameters = [:]
    if let place {
      parameters["record"] = .integer(place.record)
      if isLine { parameters["line"] = .integer(place.line) }
      if let file = place.file { parameters["file"] = .text(file) }
    }
    switch kind {
    case .unique, .primary, .uniqueKey:
      if case .unique = kind {} else { parameters["fields"] = .list(fields) }
      let unit = isLine ? "file" : place?.file == nil ? "value" : "value-of-file"
      if !isLine || place?.file != nil { parameters["unit"] = .text(unit) }
      return ValidationFailure(FailureCode(rawValue: rule + ".duplicate"), parameters)
    case .foreign(let target):
      parameters["fields"] = .list(fields)
      switch target {
      case .itself: parameters["unit"] = "table"
      case .table(let name, _, _): parameters["resource"] = .text(name)
      }
      parameters["reference"] = .list(reference)
      return ValidationFailure("foreign-key.missing", parameters)
    }
  }
}
