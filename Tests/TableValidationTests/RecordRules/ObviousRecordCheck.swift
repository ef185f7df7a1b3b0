import CSVRecords
import RuleFiles
import TableValidation
import Validation

/// The slow, simple reference check of a random rule file: records are dictionaries of strings.
struct ObviousRecordCheck {
  private(set) var findings = ""
  private(set) var valid: [UInt8] = []
  private(set) var invalid: [UInt8] = []
  private(set) var invalidCount = 0
  /// The number of findings by field and rule, `a/r1`; the key of a finding without a field begins with a slash.
  private(set) var counts: [String: Int] = [:]
  /// The number of changed values by field and step.
  private(set) var changes: [String: Int] = [:]

  private let trial: RandomRuleFile
  private let file: RuleFile
  private let writesNormalized: Bool

  init(_ trial: RandomRuleFile, _ file: RuleFile, writesNormalized: Bool) {
    (self.trial, self.file, self.writesNormalized) = (trial, file, writesNormalized)
    for field in file.fields where field.rules.presence != .optional && !trial.header.contains(field.name) {
      report("-", 0, field.name, "header", "header.missing-field", isWarning: false, nil)
    }
    for rule in trial.rules where !rule.isChecked(trial.header) {
      report("-", 0, nil, "header", "header.rule-skipped", isWarning: true, nil)
    }
    var records = ObviousRecords(trial.table, .csv(Dialect()), from: 0)
    if let header = records.next() {
      valid += trial.table[header.start..<header.end]
      invalid += trial.table[header.start..<header.end]
    }
    var number = 0
    while let record = records.next() {
      number += 1
      check(record, number: number)
    }
  }

  private mutating func check(_ record: ObviousRecords.Record, number: Int) {
    let errors = counts["errors", default: 0]
    guard record.fields.count == trial.header.count else {
      report("\(number)", record.start, nil, "record", "record.ragged", isWarning: false, nil)
      return finish(record, isInvalid: true, text: Array(trial.table[record.start..<record.end]))
    }
    var present: [String: String] = [:]
    var rejected: Set<String> = []
    var ownFindings: [String: [RuleSet.Finding]] = [:]
    var normalized: [String] = []
    for (name, field) in zip(trial.header, record.fields) {
      let text = normalize(String(decoding: field.value, as: UTF8.self), of: name)
      normalized.append(text)
      let rules = file.fields.first { $0.name == name }!.rules
      let found = ObviousRules(rules, isLine: false).findings(in: Array(text.utf8), all: trial.reportsAll)
      if !found.isEmpty { rejected.insert(name) }
      if !["", "NA"].contains(text) { present[name] = text }
      ownFindings[name] = found
    }
    for (name, field) in zip(trial.header, record.fields) {
      let value = String(decoding: field.value, as: UTF8.self)
      for found in ownFindings[name] ?? [] {
        report(
          "\(number)", field.start, name, found.rule, found.failure.code.rawValue, isWarning: false, value)
      }
      apply(trial.rules.filter { $0.at == name }, number, field.start, value, present, rejected)
    }
    let ofRecord = trial.rules.filter { !trial.header.contains($0.at ?? "") }
    apply(ofRecord, number, record.start, nil, present, rejected)
    let isInvalid = counts["errors", default: 0] > errors
    finish(record, isInvalid: isInvalid, text: isInvalid ? [] : written(record, normalized))
  }

  private mutating func apply(
    _ rules: [ObviousRule], _ number: Int, _ offset: Int, _ value: String?, _ present: [String: String],
    _ rejected: Set<String>
  ) {
    for rule in rules where rule.isChecked(trial.header) {
      guard rule.inputs.isDisjoint(with: rejected), let code = rule.code(present) else { continue }
      let field = rule.at.flatMap { trial.header.contains($0) ? $0 : nil }
      report("\(number)", offset, field, rule.id, code, isWarning: rule.isWarning, value)
    }
  }

  private mutating func finish(_ record: ObviousRecords.Record, isInvalid: Bool, text: [UInt8]) {
    if isInvalid {
      invalidCount += 1
      invalid += trial.table[record.start..<record.end]
    } else {
      valid += text
    }
  }

  private mutating func report(
    _ record: String, _ offset: Int, _ field: String?, _ rule: String, _ code: String, isWarning: Bool,
    _ value: String?
  ) {
    findings +=
      "\(record) @\(offset) \(field ?? "-") \(rule) \(code) \(isWarning ? "warning" : "error") \(value ?? "-")\n"
    let isShape = rule == "record" || rule == "header"
    counts["\(rule == "header" ? "" : field ?? "")/\(isShape ? code : rule)", default: 0] += 1
    if !isWarning { counts["errors", default: 0] += 1 }
  }

  private mutating func normalize(_ text: String, of name: String) -> String {
    var text = text
    for step in trial.fields.first(where: { $0.name == name })!.steps {
      let scalars = text.unicodeScalars
      var next = String.UnicodeScalarView()
      switch step {
      case "trim":
        let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        next += scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
      case "collapse-spaces":
        for scalar in scalars {
          if !scalar.properties.isWhitespace {
            next.append(scalar)
          } else if next.last != " " {
            next.append(" ")
          }
        }
      default: next += text.uppercased().unicodeScalars
      }
      guard !next.elementsEqual(scalars) else { continue }
      changes["\(name)/\(step)", default: 0] += 1
      text = String(next)
    }
    return text
  }

  /// Returns the record with its normalized fields.
  private func written(_ record: ObviousRecords.Record, _ normalized: [String]) -> [UInt8] {
    guard writesNormalized else { return Array(trial.table[record.start..<record.end]) }
    var cells: [[UInt8]] = []
    for (index, field) in record.fields.enumerated() {
      let isLast = index == record.fields.count - 1
      let raw = trial.table[field.start..<(isLast ? record.textEnd : record.fields[index + 1].start - 1)]
      let text = Array(normalized[index].utf8)
      if text == field.value {
        cells.append(Array(raw))
      } else if raw.first == 0x22 || text.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) {
        cells.append([0x22] + text.flatMap { $0 == 0x22 ? [$0, $0] : [$0] } + [0x22])
      } else {
        cells.append(text)
      }
    }
    let text = Array(cells.joined(separator: [0x2C]))
    let end = trial.table[record.textEnd..<record.end]
    // Without a line end, a record without bytes would be no record.
    return text.isEmpty && end.isEmpty ? [0x0A] : text + end
  }
}

/// A report of all properties of a finding except file, line and message.
struct BriefReport: Report {
  func append(_ finding: Finding, to output: inout [UInt8]) {
    let record = finding.location.record.map { "\($0)" } ?? "-"
    output +=
      "\(record) @\(finding.location.offset ?? -1) \(finding.field ?? "-") \(finding.rule) \(finding.failure.code) "
      .utf8
    output += "\(finding.severity.rawValue) \(finding.value ?? "-")\n".utf8
  }
}
