import CSVRecords
import Validation

@testable import TableValidation

/// The slow, simple reference check with which the pipeline is compared. It keeps all input in memory and follows the
/// documented rules literally.
struct ObviousCheck {
  /// The findings in both notations as ``BothReports`` writes them, both outputs, and the summary.
  private(set) var outcome = Outcome()
  let job: Job
  private(set) var shapeCounts: [String: Int] = [:]
  private(set) var ruleCounts: [Int: [String: Int]] = [:]
  /// The columns of which a record has a value that is not absent.
  private var columnsWithValue: Set<Int> = []

  // The state of the input that is being checked.
  private(set) var bytes: [UInt8] = []
  private var name = ""
  private var lineStarts: [Int] = []
  private var recordNumber = 0
  /// The findings on the current record.
  private var found: [ObviousFinding] = []
  private var inputNumber = 0
  /// The header, if it is one row of several columns.
  private var header: ObviousRecords.Record?
  private var keys: ObviousKeys
  private var valid: ObviousOutput
  private var invalid: ObviousOutput

  init(_ job: Job, names: [String]) {
    self.job = job
    keys = ObviousKeys(job, names: names)
    (valid, invalid) = (ObviousOutput(job.format), ObviousOutput(job.format))
    for (index, (input, name)) in zip(job.inputs, names).enumerated() {
      if index > 0 {
        valid.endRecord()
        invalid.endRecord()
      }
      bytes = input
      self.name = name
      inputNumber = index
      check(isFirst: index == 0)
      if outcome.summary.isStopped { break }
    }
    outcome.summary.counts = counts
    let rules = job.checks.sorted { $0.column < $1.column }.map {
      ($0, !columnsWithValue.contains($0.column))
    }
    outcome.summary.unchecked =
      rules.flatMap { check, isUnseen in
        isUnseen ? check.valueRules.map { UncheckedRule(column: check.name ?? "", rule: $0, .noValue) } : []
      } + keys.unchecked(unlessIn: columnsWithValue)
    if !isCSV { outcome.summary.unchecked = [] }
    (outcome.valid, outcome.invalid) = (valid.bytes, invalid.bytes)
  }

  private var isCSV: Bool { if case .csv = job.format { true } else { false } }

  private mutating func check(isFirst: Bool) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = hasMark ? 3 : 0
    findLines(from: start)
    recordNumber = 0
    var records = ObviousRecords(bytes, job.format, from: start)
    var row = 0
    let front = readFront(&records, &row)
    let header = self.header
    if isFirst && isCSV {
      valid.begin(hasMark: hasMark, front)
      invalid.begin(hasMark: hasMark, front)
    }
    var rows: [ObviousRecords.Record] = []
    while let record = records.next() { rows.append(record) }
    let end = removeFooter(&rows)
    for var record in rows {
      row += 1
      if job.layout.commentRows.contains(row) { continue }
      let isTooLong = record.textEnd - (record.mark ?? record.start) > job.maximumRecordSize
      if isTooLong, !record.isComment, let mark = record.mark {
        record.start = mark
        record.mark = nil
      }
      let isSkipped =
        record.isComment || record.isOnlyMark
        || (isCSV && job.columnCount > 1 && record.textEnd == record.start)
      if isCSV, !isTooLong, header.map(record.isAgain) == true {
        let line = ObviousRecords.Record(start: record.mark ?? record.start)
        note("record.repeated-header", at: line.start, isWarning: true, record: nil, in: line)
      } else {
        if let mark = record.mark, !record.isComment {
          note(
            "record.byte-order-mark", at: mark, isWarning: true,
            record: isSkipped || (job.layout.skipsEmptyRecords && !isTooLong && hasNoValue(record))
              ? nil : recordNumber + 1,
            in: .init(start: mark))
        }
        if !isSkipped {
          if job.layout.skipsEmptyRecords, !isTooLong, hasNoValue(record) {
            write()
            continue
          }
          check(record)
        } else if !record.isComment, !record.isOnlyMark {
          noteBlankLine(record)
        }
      }
      write()
      if let limit = job.stopsAfterInvalid, outcome.summary.invalid >= limit {
        outcome.summary.isStopped = true
        outcome.summary.bytes += record.end
        return
      }
    }
    outcome.summary.bytes += end
  }

  /// Reads the rows before the data, and returns the bytes of each of those that are copied to the outputs.
  private mutating func readFront(_ records: inout ObviousRecords, _ row: inout Int) -> [[UInt8]] {
    let (layout, isPlain) = (job.layout, job.layout.headerRows == [1])
    var (front, header) = ([ObviousRecords.Record](), [ObviousRecords.Record]())
    var isDone = !job.hasHeader
    while !isDone, let record = records.next(isMarked: false) {
      row += 1
      front.append(record)
      if isPlain {
        if record.isComment || layout.commentRows.contains(row) { continue }
        if record.textEnd == record.start {
          noteBlankLine(record)
        } else {
          header = [record]
          isDone = true
        }
      } else {
        if layout.headerRows.contains(row) { header.append(record) }
        isDone = row == layout.headerRows.max()
      }
    }
    if !isDone { header = [] }
    self.header = header.count == 1 && header[0].fields.count > 1 ? header[0] : nil
    while layout.commentRows.contains(row + 1), let record = records.next(isMarked: false) {
      row += 1
      front.append(record)
    }
    write()
    for fault in ObviousNames(header, in: bytes, job.layout).faults {
      shapeCounts[fault.failure.code.rawValue, default: 0] += 1
      var finding = finding(
        at: fault.offset, in: fault.row, field: fault.name, rule: "header", fault.failure, nil)
      (finding.record, finding.isWarning) = (nil, true)
      report(finding)
      write()
    }
    for record in header where noteFaults(of: record, number: nil) {
      outcome.summary.hasTableFindings = true
    }
    write()
    let copied = isPlain && layout.commentRows.isEmpty ? header : front
    return copied.map { Array(bytes[$0.start..<$0.end]) }
  }

  private mutating func findLines(from start: Int) {
    lineStarts = [start]
    for index in start..<bytes.count {
      let isReturn = isCSV && bytes[index] == 0x0D && !bytes[(index + 1)...].starts(with: [0x0A])
      if bytes[index] == 0x0A || isReturn { lineStarts.append(index + 1) }
    }
  }

  private mutating func noteBlankLine(_ record: ObviousRecords.Record) {
    note("record.blank-line", at: record.start, isWarning: true, record: nil, in: record)
  }

  private mutating func check(_ record: ObviousRecords.Record) {
    recordNumber += 1
    var isInvalid = noteShape(of: record)
    let size = record.textEnd - record.start
    let isRepaired = isRepaired(record)
    let hasFields =
      size <= job.maximumRecordSize && record.unclosed == nil
      && (record.fields.count == job.columnCount || isRepaired)
    let written = isRepaired ? repaired(record) : Array(bytes[record.start..<record.end])
    var record = record
    while hasFields, record.fields.count < job.columnCount {
      record.fields.append(.init(start: record.textEnd, value: [], end: record.textEnd))
    }
    for (index, check) in job.checks.sorted(by: { $0.column < $1.column }).enumerated() where hasFields {
      let field = record.fields[check.column]
      let rules = ObviousRules(check.rules, isLine: !isCSV)
      if !rules.isAbsent(field.value) { columnsWithValue.insert(check.column) }
      for found in rules.findings(in: field.value, all: job.reportsAll)
      where !isBroken(check.column, of: record) {
        let isWarning = found.severity == .warning
        isInvalid = isInvalid || !isWarning
        ruleCounts[index, default: [:]][(isWarning ? "?" : "") + found.rule, default: 0] += 1
        var finding = finding(
          at: field.start, in: record, field: check.name, rule: found.rule, found.failure, field.value)
        finding.isWarning = isWarning
        finding.messages = found.messages
        report(finding)
      }
      let line = lineStarts.lastIndex { $0 <= record.start }! + 1
      let values = record.fields.map(\.value)
      for found in keys.failures(at: check.column, of: values, (inputNumber, recordNumber, line))
      where !found.columns.contains(where: { isBroken($0, of: record) }) {
        let isUnique = found.rule == "unique"
        let isWarning = isUnique && check.rules.uniqueSeverity == .warning
        isInvalid = isInvalid || !isWarning
        ruleCounts[index, default: [:]][(isWarning ? "?" : "") + found.rule, default: 0] += 1
        var finding = finding(
          at: field.start, in: record, field: check.name, rule: found.rule, found.failure, field.value)
        finding.isWarning = isWarning
        finding.messages = isUnique ? check.rules.uniqueMessages : nil
        report(finding)
      }
    }
    outcome.summary.records += 1
    if isInvalid {
      outcome.summary.invalid += 1
      invalid.append(Array(bytes[record.start..<record.end]))
    } else {
      valid.append(written)
    }
  }

  /// Whether the first bytes of a record that are not text are in a column: its value has no finding by its rules or by a key.
  private func isBroken(_ column: Int, of record: ObviousRecords.Record) -> Bool {
    guard let broken = firstIllFormed(in: bytes[record.start..<record.textEnd]) else { return false }
    let end = column + 1 < record.fields.count ? record.fields[column + 1].start : record.textEnd
    return record.fields[column].start <= broken && broken < end
  }

  /// Reports the structural findings of a record, and returns whether any of them is an error.
  private mutating func noteShape(of record: ObviousRecords.Record) -> Bool {
    let text = bytes[record.start..<record.textEnd]
    guard text.count <= job.maximumRecordSize else {
      let maximum: FailureParameters = ["maximum": .integer(job.maximumRecordSize)]
      note("record.too-long", maximum, at: record.start, record: recordNumber, in: record)
      var cut = ObviousRecords(
        Array(bytes[..<(record.start + job.maximumRecordSize)]), job.format, from: record.start)
      if isCSV, let open = cut.next()?.unclosed {
        let swallowed = lines(in: open..<record.start + job.maximumRecordSize)
        if swallowed.ends > 0 || record.unclosed == open {
          let lines = swallowed.ends > 0 ? swallowed.lines : self.lines(in: open..<record.end).lines
          let parameters: FailureParameters = ["lines": .integer(lines)]
          note("record.unclosed-quote", parameters, at: open, record: recordNumber, in: record)
        }
      }
      return true
    }
    return noteFaults(of: record, number: recordNumber)
  }

  /// - Parameter number: The number of the record, or `nil` for a header, whose number of fields is not checked.
  private mutating func noteFaults(of record: ObviousRecords.Record, number: Int?) -> Bool {
    let text = bytes[record.start..<record.textEnd]
    var notes: [(offset: Int, code: String, parameters: FailureParameters, isWarning: Bool)] = []
    if let stray = record.stray { notes.append((stray, "record.stray-quote", [:], true)) }
    if let unclosed = record.unclosed {
      let count = lines(in: unclosed..<record.end).lines
      notes.append((unclosed, "record.unclosed-quote", ["lines": .integer(count)], false))
    } else if record.fields.count != job.columnCount && number != nil {
      var counts: FailureParameters = [
        "expected": .integer(job.columnCount), "found": .integer(record.fields.count),
      ]
      let isRepaired = isRepaired(record)
      if isRepaired { counts["variant"] = record.fields.count < job.columnCount ? "filled" : "cut" }
      notes.append((record.start, "record.ragged", counts, isRepaired))
    }
    if let broken = firstIllFormed(in: text) { notes.append((broken, "record.invalid-utf8", [:], false)) }
    if job.format != .nulTerminated, let nul = text.firstIndex(of: 0) {
      notes.append((nul, "record.nul", [:], true))
    }
    if number != nil, record.unclosed == nil { notes += longFields(of: record) }
    let order = notes.indices.sorted { (notes[$0].offset, $0) < (notes[$1].offset, $1) }
    for found in order.map({ notes[$0] }) {
      note(
        found.code, found.parameters, at: found.offset, isWarning: found.isWarning, record: number, in: record
      )
    }
    return notes.contains { !$0.isWarning }
  }

  private mutating func note(
    _ code: String, _ parameters: FailureParameters = [:], at offset: Int, isWarning: Bool = false,
    record: Int?,
    in location: ObviousRecords.Record
  ) {
    shapeCounts[code + (isWarning && code == "record.ragged" ? "?" : ""), default: 0] += 1
    let failure = ValidationFailure(FailureCode(rawValue: code), parameters)
    var finding = finding(at: offset, in: location, field: nil, rule: "record", failure, nil)
    finding.record = record
    finding.isWarning = isWarning
    report(finding)
  }

  private func finding(
    at offset: Int, in record: ObviousRecords.Record, field: String?, rule: String,
    _ failure: ValidationFailure,
    _ value: [UInt8]?
  ) -> ObviousFinding {
    let hasLines = job.format != .nulTerminated
    let line = lineStarts.lastIndex { $0 <= offset }!
    // Columns are counted from after a byte-order mark.
    let start = hasLines && lineStarts[line] != record.mark ? lineStarts[line] : record.start
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1
    return ObviousFinding(
      file: name, record: recordNumber, line: hasLines ? line + 1 : nil, column: column, offset: offset,
      field: field, rule: rule, failure: failure, value: value)
  }

  private mutating func report(_ finding: ObviousFinding) {
    found.append(finding)
  }

  /// Writes the findings on one record, in the order of their locations; at one location, those on the shape first.
  private mutating func write() {
    let order = found.indices.sorted { first, second in
      func key(_ index: Int) -> (Int, Int, Int) {
        (found[index].offset, found[index].rule == "record" ? 0 : 1, index)
      }
      return key(first) < key(second)
    }
    for finding in order.map({ found[$0] }) {
      outcome.findings += finding.json.utf8
      outcome.findings += finding.text.utf8
    }
    found = []
  }
}
