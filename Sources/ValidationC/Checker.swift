internal import CArrow
internal import FileOutput
internal import TableValidation
internal import Validation

/// A check of one table: the object behind a `val_checker` of the C interface.
final class Checker: FindingReader {
  /// The origin of the records.
  enum Input {
    case batches(ArrowCheck)
    case stream(ArrowCheck, OwnedStream)
    case file(FileCheck)
  }

  let input: Input
  /// The name of the table in findings; `nil` if each has the name of its file.
  var file: String?
  let flags: CheckerFlags
  /// Whether ``findings()`` or ``run()`` has been called.
  private var isTaken = false
  /// Whether the end of a stream has been reached.
  private var isFinished = false
  /// Whether the findings on the names of the columns are kept with the others.
  var hasKeptHeader = false
  /// Whether an error has ended the check.
  private var isBroken = false
  /// Findings, and the index of the first that is not in a batch of findings yet.
  var read = IdentifiedFindings()
  private var next = 0
  /// What it has in common with the other checkers of the table.
  let group: CheckerGroup

  init(
    _ input: Input, file: String?, flags: CheckerFlags, _ group: CheckerGroup = CheckerGroup()
  ) {
    (self.input, self.file, self.flags, self.group) = (input, file, flags, group)
  }

  /// Creates a checker of batches that are pushed.
  convenience init(_ rules: LoadedRules, schema: OwnedSchema, file: String, flags: CheckerFlags) throws {
    let isWhole = flags.contains(.whole)
    let check = try ArrowCheck(rules, schema: schema, file: file, isWhole: isWhole, flags: flags)
    self.init(.batches(check), file: file, flags: flags)
  }

  /// Creates a checker of a stream.
  convenience init(_ rules: LoadedRules, stream: OwnedStream, file: String, flags: CheckerFlags) throws {
    try rules.requireNoCallerRules()
    let check = try ArrowCheck(
      rules, schema: try stream.schema(), file: file, isWhole: true, flags: flags)
    self.init(.stream(check, stream), file: file, flags: flags)
  }

  var countsOnly: Bool { flags.countsOnly }

  /// Sets the columns by whose values findings identify their records.
  func identify(by names: [String]) throws {
    guard !countsOnly else { throw ArgumentError("a checker with VAL_COUNT_ONLY has no findings") }
    switch input {
    case .batches(let check), .stream(let check, _): try check.identify(by: names)
    case .file:
      throw ArgumentError("the records of a file have no id; read it as a stream, or use their numbers")
    }
  }

  /// Sets the limit of the memory of keys, in bytes, before any record is checked.
  func setKeyMemory(_ limit: Int) throws {
    guard limit >= 1 else { throw ArgumentError("the memory of keys is at least 1 byte, not \(limit)") }
    guard !isTaken else { throw ArgumentError("the memory of keys is set before the records are read") }
    switch input {
    case .batches(let check), .stream(let check, _): try check.setKeyMemory(limit)
    case .file(let check): check.setKeyMemory(limit)
    }
  }

  /// Moves the keys of the last batch out of the checker.
  func takeKeys() throws(ArgumentError) -> ArrowArray {
    guard case .batches(let check) = input else {
      throw ArgumentError("only a checker with VAL_KEYS returns keys")
    }
    try begin()
    return unsafe try check.takeKeys()
  }

  /// Sets the records of the next batch that break a rule of the caller.
  func reject(_ rows: [Int], byRule rule: Int) throws(ArgumentError) {
    guard case .batches(let check) = input else {
      throw ArgumentError("verdicts are given to a checker that was created with a schema")
    }
    try begin()
    try check.reject(rows, byRule: rule)
  }

  var emittedKeys: [KeyEmission.Key] {
    guard case .batches(let check) = input else { return [] }
    return check.emittedKeys ?? []
  }

  /// The keys that a program compares, as JSON.
  var keyDescription: [UInt8] {
    guard case .batches(let check) = input else { return emittedKeys.json { _ in false } }
    return emittedKeys.json(isStored: check.comparesStored)
  }

  var idNames: [String] {
    switch input {
    case .batches(let check), .stream(let check, _): check.id?.names ?? []
    case .file: []
    }
  }

  /// Returns an empty table for findings.
  func findingTable() -> FindingTable { FindingTable(file: file, id: idNames) }

  /// The numbers of records and findings so far.
  var summary: Summary {
    switch input {
    case .batches(let check), .stream(let check, _): check.summary(with: group.peers)
    case .file(let check): check.summary
    }
  }

  /// How much has been checked, which any thread may read.
  var progress: CheckProgress {
    switch input {
    case .batches(let check), .stream(let check, _): check.progress
    case .file(let check): check.progress
    }
  }

  /// The findings about the names of the columns.
  var headerFindings: [Finding] {
    switch input {
    case .batches(let check), .stream(let check, _): check.headerFindings
    case .file(let check): check.headerFindings
    }
  }

  /// Whether the findings on batches that are pushed are kept until ``collect()``.
  var keepsFindings: Bool { flags.contains(.whole) && !countsOnly }

  /// Reports a column that later records have, and the schema not.
  func report(column name: String) throws {
    guard case .batches(let check) = input else {
      throw ArgumentError("further columns are reported to a checker that was created with a schema")
    }
    try begin()
    check.report(column: name)
  }

  /// Checks a batch.
  ///
  /// - Parameters:
  ///   - firstRecord: The number of its first record, from 1.
  ///   - isKept: Whether the findings are kept until ``collect()``.
  ///   - table: Receives them otherwise.
  func push(
    _ batch: OwnedArray, firstRecord: Int, isKept: Bool, to table: inout FindingTable
  ) throws {
    guard case .batches(let check) = input else {
      throw ArgumentError("batches are pushed to a checker that was created with a schema")
    }
    try begin()
    isBroken = true
    if isKept { keepHeaderFindings(of: check) }
    var kept: [IdentifiedFindings] = []
    do {
      try check.begin(batch, firstRecord: firstRecord)
      while try check.advance() {
        check.exchangeFindings(&read)
        if isKept { kept.append(takeRead()) }
        guard table.append(read, from: 0) == read.count else {
          throw ArgumentError(
            "the batch has more findings than a batch can have; push fewer records at a time")
        }
      }
    } catch is TurnsCancelled {
      throw CheckCancelled()
    } catch {
      // The other checkers of the table do not wait for these records.
      group.turns.cancel(after: firstRecord - 1)
      throw error
    }
    group.keep(kept, firstRecord: firstRecord)
    if let invalid = check.invalidRecords { group.keep(invalid: invalid) }
    isBroken = false
  }

  /// Returns the findings that have been read.
  func takeRead() -> IdentifiedFindings {
    defer { read = IdentifiedFindings() }
    return read
  }

  /// Returns the next findings of a stream or a file, or `nil` at the end.
  func nextFindings() throws -> ArrowArray? {
    try begin()
    var table = findingTable()
    isBroken = true
    while !table.isComplete {
      if next == read.count {
        guard try readFindings() else { break }
        next = 0
      }
      next = table.append(read, from: next)
    }
    isBroken = false
    // SAFETY: the array has memory of its own, and is the caller's to release.
    return unsafe table.count > 0 ? table.take() : nil
  }

  /// Throws unless the findings, or their numbers, of a stream or a file are requested for the first time.
  func take(counting: Bool) throws(ArgumentError) {
    if case .batches = input, !flags.contains(.whole) {
      throw ArgumentError("the findings of pushed batches are returned by val_checker_push()")
    }
    guard counting == countsOnly else {
      throw ArgumentError(
        counting
          ? "val_checker_run() is for a checker with VAL_COUNT_ONLY"
          : "a checker with VAL_COUNT_ONLY has no findings")
    }
    guard !isTaken else { throw ArgumentError("the records have been read already; create another checker") }
    isTaken = true
  }

  /// Checks a stream or a file to its end, and returns all findings.
  func collect() throws -> CollectedFindings {
    try begin()
    isBroken = true
    var kept = group.takeFindings()
    while try readFindings() { kept.append(takeRead()) }
    kept.append(takeRead())
    isBroken = false
    return CollectedFindings(file: file, id: idNames, parts: kept.filter { !$0.isEmpty })
  }

  /// Checks a stream or a file to its end.
  func run() throws {
    try end { _ in
    } ofFile: {
      try $0.count()
    }
  }

  /// Checks a stream or a file to its end, or ends a table that was pushed, and writes the report.
  func writeReport(to output: OutputFile) throws {
    guard flags.contains(.report) else { throw ArgumentError("a checker without VAL_REPORT has no report") }
    try end {
      try $0.writeReport(to: output)
    } ofFile: {
      try $0.writeReport(to: output)
    }
  }

  private func end(_ body: (ArrowCheck) throws -> Void, ofFile: (FileCheck) throws -> Void) throws {
    try begin()
    isBroken = true
    switch input {
    case .batches(let check), .stream(let check, _):
      while try readFindings() {}
      try body(check)
    case .file(let check): try ofFile(check)
    }
    isBroken = false
  }

  func begin() throws(ArgumentError) {
    guard !isBroken else { throw ArgumentError("the checker has ended with an error; create another one") }
  }

  /// Replaces the findings by the next ones of a stream or a file; returns `false` at the end.
  private func readFindings() throws -> Bool {
    switch input {
    case .batches(let check):
      if !isFinished { check.finish() }
      isFinished = true
      check.exchangeFindings(&read)
      return false
    case .file(let check): return try check.readFindings(&read)
    case .stream(let check, let stream):
      repeat {
        while try check.advance() {
          guard check.findingsSize < ArrowCheck.sizeOfFindings else { break }
        }
        if check.isAtEnd {
          guard let batch = try stream.next() else {
            if !isFinished { check.finish() }
            isFinished = true
            check.exchangeFindings(&read)
            return !read.isEmpty
          }
          try check.begin(batch, firstRecord: check.nextRecord)
        }
      } while check.findingsSize < ArrowCheck.sizeOfFindings
      check.exchangeFindings(&read)
      return true
    }
  }
}
