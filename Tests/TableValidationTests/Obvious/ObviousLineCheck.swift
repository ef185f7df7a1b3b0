import CSVRecords
import JSONDocument
import Validation

@testable import TableValidation

/// The slow, simple reference check of JSON Lines: it makes a tree of each line and evaluates each value by itself.
struct ObviousLineCheck {
  /// The findings in both notations as ``BothReports`` writes them, both outputs, and the numbers of records.
  private(set) var outcome = Outcome()
  private let job: Job
  private let columns: MemberColumns
  private var file = ""
  private var location = (record: 0, line: 0, start: 0)
  private var line: [UInt8] = []
  private var isInvalid = false
  /// The columns of which a record has a member, if only null, and those of which one has a value.
  private var present: Set<Int> = []
  private var columnsWithValue: Set<Int> = []

  init(_ job: Job, _ columns: MemberColumns, names: [String]) {
    self.job = job
    self.columns = columns
    for (index, (input, name)) in zip(job.inputs, names).enumerated() {
      if index > 0 {
        Self.endLine(of: &outcome.valid)
        Self.endLine(of: &outcome.invalid)
      }
      file = name
      check(input)
    }
    let checks = job.checks.sorted { $0.column < $1.column }
    outcome.summary.unchecked = checks.filter { !columnsWithValue.contains($0.column) }.flatMap { check in
      check.valueRules.map { UncheckedRule(column: check.name ?? "", rule: $0, .noValue) }
    }
    guard outcome.summary.records > 0 else { return }
    outcome.summary.absentMembers = job.checks.sorted { $0.column < $1.column }
      .filter { !present.contains($0.column) }.compactMap(\.name)
  }

  private static func endLine(of output: inout [UInt8]) {
    if let last = output.last, last != 0x0A { output += last == 0x0D ? [0x0D, 0x0A] : [0x0A] }
  }

  private mutating func check(_ input: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var position = input.starts(with: mark) ? 3 : 0
    location = (0, 0, position)
    while position < input.count {
      let end = input[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? input.count
      var raw = input[position..<end]
      location.start = position
      location.line += 1
      position = end
      if raw.last == 0x0A { raw = raw.dropLast() }
      if raw.count < end - location.start, raw.last == 0x0D { raw = raw.dropLast() }
      line = Array(raw)
      let isMarked = line.starts(with: mark) && line.count <= job.maximumRecordSize
      if isMarked { line = Array(line.dropFirst(3)) }
      let isRecord = !line.isEmpty
      if isRecord { location.record += 1 }
      if isMarked {
        reportMark(isOnRecord: isRecord)
        location.start += 3
        if location.start == input.count { break }
      }
      guard isRecord else {
        report("record.blank-line", at: 0, isWarning: true)
        continue
      }
      isInvalid = false
      checkLine()
      outcome.summary.records += 1
      if isInvalid {
        outcome.summary.invalid += 1
        outcome.invalid += input[location.start..<end]
      } else {
        outcome.valid += input[location.start..<end]
      }
    }
    outcome.summary.bytes += input.count
  }

  private mutating func reportMark(isOnRecord: Bool) {
    var finding = finding(at: 0, nil, "", "record", .init("record.byte-order-mark"), nil)
    finding.isWarning = true
    if !isOnRecord { finding.record = nil }
    report(finding)
  }

  private mutating func checkLine() {
    guard line.count <= job.maximumRecordSize else {
      return report("record.too-long", ["maximum": .integer(job.maximumRecordSize)], at: 0)
    }
    var notes: [(offset: Int, code: String, parameters: FailureParameters, isWarning: Bool)] = []
    var members: ObviousObject?
    if let broken = Self.firstIllFormed(in: line) {
      notes.append((broken, "record.invalid-utf8", [:], false))
    } else {
      let object = ObviousObject(line)
      if let fault = object.fault {
        notes.append((fault.offset, fault.code, fault.parameters, false))
      } else {
        members = object
        let known = Set(
          columns.names.map { $0.hasPrefix("/") ? String($0.dropFirst().prefix { $0 != "/" }) : $0 })
        if !columns.allowsOthers, let other = object.names.first(where: { !known.contains($0.name) }) {
          notes.append((other.offset, "record.extra-member", ["member": .text(other.name)], false))
        }
      }
    }
    if let nul = line.firstIndex(of: 0) { notes.append((nul, "record.nul", [:], true)) }
    let order = notes.indices.sorted { (notes[$0].offset, $0) < (notes[$1].offset, $1) }
    var remaining = order.map { notes[$0] }
    func reportNotes(upTo offset: Int) {
      while let note = remaining.first, note.offset <= offset {
        remaining.removeFirst()
        report(note.code, note.parameters, at: note.offset, isWarning: note.isWarning)
      }
    }
    if let members {
      let checks = job.checks.map { check in
        (offset: members.members[Self.pointer(to: check)]?.start ?? members.start, check: check)
      }
      for (offset, check) in checks.sorted(by: { ($0.offset, $0.check.column) < ($1.offset, $1.check.column) }
      ) {
        reportNotes(upTo: offset)
        self.check(check, members)
      }
    }
    reportNotes(upTo: .max)
  }

  private static func pointer(to check: ColumnCheck) -> String {
    check.name!.hasPrefix("/") ? check.name! : "/" + check.name!
  }

  private mutating func check(_ check: ColumnCheck, _ object: ObviousObject) {
    let pointer = Self.pointer(to: check)
    let member = object.members[pointer]
    let rules = ObviousRules(check.rules, isLine: false)
    // Only strings can mean that a value is absent. The empty one does in every job.
    let isAbsent = member?.value == nil || (member?.isString == true && rules.isAbsent(member!.value!))
    if member != nil { present.insert(check.column) }
    if !isAbsent { columnsWithValue.insert(check.column) }
    let value = isAbsent && member?.isString != true ? [] : member?.value ?? []
    let findings =
      isAbsent
      ? rules.findings(in: [], all: job.reportsAll)
      : ObviousRules(check.rules, isLine: true).findings(in: value, all: job.reportsAll)
    for found in findings {
      let isWarning = found.severity == .warning
      isInvalid = isInvalid || !isWarning
      var finding = finding(
        at: member?.start ?? object.start, check.name, pointer, found.rule, found.failure, value)
      finding.isWarning = isWarning
      report(finding)
    }
  }

  private mutating func report(
    _ code: String, _ parameters: FailureParameters = [:], at offset: Int, isWarning: Bool = false
  ) {
    let failure = ValidationFailure(FailureCode(rawValue: code), parameters)
    var finding = finding(at: offset, nil, "", "record", failure, nil)
    finding.isWarning = isWarning
    if code == "record.blank-line" { finding.record = nil }
    isInvalid = isInvalid || !isWarning
    report(finding)
  }

  private func finding(
    at offset: Int, _ field: String?, _ pointer: String, _ rule: String, _ failure: ValidationFailure,
    _ value: [UInt8]?
  ) -> ObviousFinding {
    let column = String(decoding: line[..<offset], as: UTF8.self).unicodeScalars.count + 1
    var finding = ObviousFinding(
      file: file, record: location.record, line: location.line, column: column,
      offset: location.start + offset,
      field: field, rule: rule, failure: failure, value: value)
    finding.pointer = pointer
    return finding
  }

  private mutating func report(_ finding: ObviousFinding) {
    outcome.findings += finding.json.utf8
    outcome.findings += finding.text.utf8
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or `nil`.
  private static func firstIllFormed(in text: [UInt8]) -> Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var start = 0
    while let length = (1...4).first(where: { count in
      let piece = text[start...].prefix(count)
      return piece.count == count && String(validating: piece, as: UTF8.self)?.unicodeScalars.count == 1
    }) { start += length }
    return start
  }
}
