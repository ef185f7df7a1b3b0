internal import CArrow
internal import TableValidation

/// What the checkers of one table have in common.
extension Checker {
  /// Creates a checker of other batches of the table of another one, for another thread.
  convenience init(peerOf other: Checker) throws(ArgumentError) {
    guard case .batches(let check) = other.input,
      other.keepsFindings || (other.countsOnly && !other.flags.contains(.report))
    else {
      throw ArgumentError(
        "other checkers of a table are for batches that are pushed, with VAL_WHOLE or VAL_COUNT_ONLY")
    }
    try other.begin()
    other.keepHeaderFindings(of: check)
    let peer = try ArrowCheck(peerOf: check, other.group.turns)
    self.init(.batches(peer), file: other.file, flags: other.flags, other.group)
    group.add(peer)
  }

  /// Ends the check, and those of the other checkers of the table, before their next records.
  func cancel() {
    progress.cancel()
    group.turns.cancel(after: 0)
  }

  /// Returns whether each record that was pushed is invalid.
  func invalidRecords() throws(ArgumentError) -> ArrowArray {
    guard case .batches = input, flags.contains(.invalid) else {
      throw ArgumentError(
        "only a checker with VAL_INVALID to which batches are pushed returns which records are invalid")
    }
    let (invalid, count) = (group.invalidRecords, summary.records)
    guard (invalid.last ?? 0) <= count else {
      throw ArgumentError(
        "the records of a checker with VAL_INVALID are pushed without gaps from number 1 on; \(invalid.last ?? 0) is not one of \(count)"
      )
    }
    var column = FindingColumn(.boolean)
    for record in invalid where record > column.count {
      while column.count < record - 1 { column.append(false) }
      column.append(true)
    }
    while column.count < count { column.append(false) }
    return unsafe column.take()
  }

  /// Begins another file of a table whose batches are pushed.
  func begin(file: String) throws {
    guard case .batches(let check) = input, flags.contains(.whole) else {
      throw ArgumentError("a file begins in a whole table that is pushed, with VAL_WHOLE")
    }
    guard !flags.contains(.invalid) else {
      throw ArgumentError(
        "VAL_INVALID is for one table, and not for several files, which have records of the same numbers")
    }
    guard group.peers.isEmpty else {
      throw ArgumentError(
        "a table of several files has one checker, since their records have the same numbers")
    }
    try begin()
    check.begin(file: file)
    self.file = nil
    group.beginFile()
  }

  /// Keeps the findings on the names of the columns, which precede those on records, whichever checker of the table has the first.
  func keepHeaderFindings(of check: ArrowCheck) {
    guard !hasKeptHeader, keepsFindings else { return }
    hasKeptHeader = true
    check.exchangeFindings(&read)
    group.keep([takeRead()], firstRecord: 0)
  }
}
