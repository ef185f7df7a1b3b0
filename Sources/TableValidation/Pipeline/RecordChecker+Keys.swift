internal import CSVRecords
internal import Validation

extension RecordChecker {
  /// Gathers the keys of the chunk, which `check` has checked.
  ///
  /// - Parameter base: How many records and lines are before the chunk.
  mutating func collectKeys(after base: Numbering) {
    if chunk.kind == .records {
      keys?.collect(columns, batch, chunk, after: base)
    } else {
      keys?.clear()
    }
  }

  /// Compares them with those of the records before, in the chunk's turn.
  mutating func compareKeys() throws {
    try keys?.compare()
  }

  /// The record of the rejected of that number that a key has; past the last, a number above all records'.
  func record(ofKeyRejection number: Int) -> Int {
    guard let keys, number < keys.rejected.count else { return .max }
    return Int(batch.wellFormedRecords[keys.rejected[number].record].index)
  }

  /// The position among the plan's checks of the column that the rejected of that number is told of.
  func check(ofKeyRejection number: Int) -> Int? {
    keys.map { plan.keys[$0.rejected[number].key].checks[0] }
  }

  /// What is found about the record by the key that rejected it.
  func rejectedRecord(ofKeyRejection number: Int) -> RejectedRecord? {
    guard let keys else { return nil }
    let rejected = keys.rejected[number]
    let planned = plan.keys[rejected.key]
    let check = planned.checks[0]
    let sound = batch.wellFormedRecords[rejected.record]
    let failure = planned.key.failure(
      rejected.origin.map(keys.tables.place), isLine: plan.format != .nulTerminated)
    let rules = plan.checks[check].rules
    let isUnique = if case .unique = planned.key.kind { true } else { false }
    let severity = isUnique ? rules.uniqueSeverity : .error
    let record = Int(sound.index)
    return RejectedRecord(
      record: record, check: check,
      offset: fieldDialect.start(
        ofField: batch.field(plan.checks[check].column, of: sound), in: chunk.storage.span),
      value: columns[check].normalized?.original(of: record) ?? columns[check].values[rejected.record],
      finding: .init(
        rule: planned.key.rule, failure: failure, severity: severity,
        messages: planned.key.messages),
      severity: severity)
  }
}

extension TableKey {
  /// What is wrong with a record: where the same stood first, or what it refers to.
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
