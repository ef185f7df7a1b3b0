internal import Bytes
public import RuleFiles
package import Validation

/// Records of which each breaks one rule of a rule file: exactly that one, with one code.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: n, constraints: {enum: [a]}}, {name: m, constraints: {required: true}}]".utf8))
/// var sampler = try BrokenSampler(file, code: nil, count: 2)
/// sampler.codes  // ["one-of.not-listed", "required"]
/// ```
///
/// A record that repeats a key follows one without a finding, whose key it repeats.
public struct BrokenSampler: Sendable {
  private var table: TableSampler
  private let breakages: [Breakage]
  private let values: [Int: BrokenValues]
  /// The record without a finding whose keys others repeat; `nil` before it is made.
  private var original: SampledRecord?
  private var number = 0

  /// Prepares records.
  ///
  /// - Parameters:
  ///   - file: The rules.
  ///   - code: The code of the findings, or its first part; `nil` for each code that can be broken, one after another.
  ///   - count: The number of records; `nil` for 100, or what the rules over the table allow.
  ///   - seed: The number on which the records depend.
  ///   - referenced: Returns the records of a file that a foreign key refers to, each with the values of the columns of the key.
  /// - Throws: A ``SampleError`` if no rule has the code, and as ``TableSampler`` does.
  public init(
    _ file: RuleFile, code: String?, count: Int? = nil, seed: UInt64 = 1,
    referenced: (RuleFile.Resource) throws(SampleError) -> [[String]] = { resource throws(SampleError) in
      throw .unsupported("the values of \(resource.path) are not known")
    }
  ) throws(SampleError) {
    let table = try SampledTable(file, count: count, referenced: referenced)
    try self.init(table, code: code, seed: seed, by: file.severities)
  }

  package init(
    _ rules: SampledTable, code: String?, seed: UInt64, by severities: CodeSeverities
  ) throws(SampleError) {
    table = try TableSampler(rules, seed: seed, groupSize: 1)
    var values: [Int: BrokenValues] = [:]
    for field in table.names.indices where !table.records.fields[field].isAlwaysAbsent {
      values[field] = BrokenValues(table.records.fields[field], by: severities, using: &table.random)
    }
    let all = Self.breakages(table, values).filter { severities.severity(of: $0.code) != .ignored }
    breakages = code.map { code in all.filter { $0.isNamed(code) } } ?? all
    self.values = values
    guard !breakages.isEmpty else {
      throw .noCode(code ?? "each", among: Set(all.map(\.code.rawValue)).sorted())
    }
  }

  /// The codes that are broken, each once.
  public var codes: [String] {
    var known: Set<String> = []
    return breakages.map(\.code.rawValue).filter { known.insert($0).inserted }
  }

  /// The names of the fields that are absent in all records, since no value is found that their rules accept.
  public var unfilled: [String] { table.unfilled }

  /// The names of the fields.
  public var names: [String] { table.names }

  private static func breakages(
    _ table: TableSampler, _ values: [Int: BrokenValues]
  ) -> [Breakage] {
    var all: [Breakage] = []
    for (index, sampler) in table.records.fields.enumerated() {
      all += (values[index]?.codes ?? []).map { Breakage(code: $0, kind: .value(field: index)) }
      let rules = sampler.field.rules
      guard let name = rules.presence.ruleName, !rules.missingValues.isEmpty else { continue }
      all.append(Breakage(code: FailureCode(rawValue: name), kind: .absence(field: index)))
    }
    for rule in table.records.search.rules.indices {
      var trial = table
      let wanted = RecordSampler.Requirements(broken: rule)
      guard let record = try? trial.records.record(wanted, using: &trial.random),
        let code = table.records.search.code(of: rule, brokenBy: record)
      else { continue }
      all.append(Breakage(code: code, kind: .rule(rule)))
    }
    for (index, key) in table.keys.enumerated() {
      var trial = table
      guard let code = key.code, let original = try? trial.nextOriginal(),
        (try? trial.nextRecord(repeating: index, of: original)) != nil
      else { continue }
      all.append(Breakage(code: code, kind: .key(index)))
    }
    for index in table.records.references.indices {
      var trial = table
      guard (try? trial.nextRecord(breakingReference: index)) != nil else { continue }
      all.append(Breakage(code: "foreign-key.missing", kind: .reference(index)))
    }
    return all
  }

  /// Returns the values of the next record in the order of ``names``, `nil` for absent ones; `nil` after the last record.
  ///
  /// - Throws: A ``SampleError`` if no further record is found.
  public mutating func next() throws(SampleError) -> [String?]? {
    try nextRecord()?.texts
  }

  /// ``next()`` with the bytes of the values in UTF-8.
  package mutating func nextRecord() throws(SampleError) -> SampledRecord? {
    guard table.number < table.count else { return nil }
    let breakage = breakages[number % breakages.count]
    if original == nil, breakages.contains(where: \.needsEarlierRecord) {
      original = try table.nextOriginal()
      return original
    }
    number += 1
    return try record(breaking: breakage)
  }

  private mutating func record(breaking breakage: Breakage) throws(SampleError) -> SampledRecord? {
    switch breakage.kind {
    case .rule(let rule): return try table.nextRecord(RecordSampler.Requirements(broken: rule))
    case .key(let key):
      return try table.nextRecord(repeating: key, of: original ?? SampledRecord(fieldCount: names.count))
    case .reference(let number): return try table.nextRecord(breakingReference: number)
    case .absence(let field):
      return try table.nextRecord(replacing: field) { _, _ in nil }
    case .value(let field):
      let values = values[field]
      return try table.nextRecord(replacing: field) { valid, random in
        values?.value(like: valid, with: breakage.code, using: &random)
      }
    }
  }
}
