internal import Bytes
public import RuleFiles
internal import Validation

/// Records that a rule file accepts: each by the rules of its fields and those over several fields, all together by keys and the rules
/// over the table.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: n, type: integer, constraints: {minimum: 7, maximum: 7, required: true}}]".utf8))
/// var sampler = try TableSampler(file, count: 2)
/// try sampler.next()  // ["7"]
/// ```
///
/// The same rule file, number and seed make the same records on every machine. Values without a finding are made, not even a warning.
/// O(n) in the number of records, with memory for the keys.
public struct TableSampler: Sendable {
  /// The names of the fields, in their order, with those of `fieldPatterns` last.
  public let names: [String]
  /// The number of records.
  public let count: Int
  /// The names of the fields that are absent in all records, since no value is found that their rules accept.
  public private(set) var unfilled: [String] = []
  var records: RecordSampler
  var random: RandomNumbers
  var keys: [SampledKey]
  private let groups: GroupSampler?
  private var rules: SampledTable
  private var groupKey: SampledKey?
  private let groupSize: Int
  /// The records of the current group, the next one last.
  private var pending: [SampledRecord] = []
  /// The number of records so far.
  var number = 0
  private let seed: UInt64
  private let isInBlocks: Bool
  private var maker: BlockMaker?
  private var blocks = BlockQueue()

  /// Prepares records.
  ///
  /// - Parameters:
  ///   - file: The rules.
  ///   - count: The number of records; `nil` for 100, or what the rules over the table allow.
  ///   - seed: The number on which the records depend.
  ///   - referenced: Returns the records of a file that a foreign key refers to, each with the values of the columns of the key.
  /// - Throws: A ``SampleError`` if the rules exclude each other, or something is required that cannot be made.
  public init(
    _ file: RuleFile, count: Int? = nil, seed: UInt64 = 1,
    referenced: (RuleFile.Resource) throws(SampleError) -> [[String]] = { resource throws(SampleError) in
      throw .unsupported("the values of \(resource.path) are not known")
    }
  ) throws(SampleError) {
    try self.init(SampledTable(file, count: count, referenced: referenced), seed: seed)
  }

  /// - Parameter groupSize: The maximum number of records of a group.
  package init(
    _ table: SampledTable, seed: UInt64, groupSize: Int = 5
  ) throws(SampleError) {
    (self.groupSize, self.seed) = (groupSize, seed)
    isInBlocks = table.isOfSeparateRecords && table.count > BlockMaker.size
    var random = RandomNumbers(seed: seed)
    let characters = PatternCharacters()
    var fields: [FieldSampler] = []
    for (index, field) in table.fields.enumerated() {
      let canBeAbsent = field.rules.presence == .optional && !field.rules.missingValues.isEmpty
      guard !table.absent.contains(index) else {
        fields.append(FieldSampler(absent: field))
        continue
      }
      do throws(SampleError) {
        fields.append(try FieldSampler(field, characters, using: &random))
      } catch {
        guard canBeAbsent, !table.required.contains(index) else { throw error }
        fields.append(FieldSampler(absent: field))
        unfilled.append(field.name)
      }
    }
    records = RecordSampler(fields, table.recordRules, references: table.references)
    for index in table.required { records.canBeAbsent[index] = false }
    for (name, test) in records.search.tests {
      guard let index = table.fields.firstIndex(where: { $0.name == name }) else { continue }
      records.fields[index].prefer(
        Self.values(of: test, for: table.fields[index], characters, using: &random))
    }
    names = table.fields.map(\.name)
    (count, keys, self.random, rules) = (table.count, table.keys, random, table)
    groupKey = table.groupKey
    groups = table.groups.isEmpty ? nil : GroupSampler(table.groups)
    try rules.prepareOrders(in: &records, using: &self.random)
  }

  /// The number of values that are made for a strategy of a condition.
  private static let valuesOfStrategy = 8

  private static func values(
    of test: RecordCondition.Test, for field: SampledField, _ characters: PatternCharacters,
    using random: inout RandomNumbers
  ) -> [[UInt8]] {
    switch test {
    case .values(let values): return values
    case .rule(let strategy):
      var narrow = field
      narrow.rules = field.rules.appending(strategy)
      guard var sampler = try? FieldSampler(narrow, characters, using: &random) else { return [] }
      return (0..<valuesOfStrategy).compactMap { _ in sampler.value(using: &random) }
    }
  }

  /// Returns the values of the next record in the order of ``names``, `nil` for absent ones; `nil` after the last record.
  ///
  /// - Throws: A ``SampleError`` if no further record is found.
  public mutating func next() throws(SampleError) -> [String?]? {
    try nextRecord()?.texts
  }

  /// ``next()`` with the bytes of the values in UTF-8.
  package mutating func nextRecord() throws(SampleError) -> SampledRecord? {
    guard number < count else { return nil }
    if isInBlocks, number >= BlockMaker.size { return try nextOfBlock() }
    if pending.isEmpty { pending = try batch(RecordSampler.Requirements()).reversed() }
    number += 1
    return pending.removeLast()
  }

  /// Returns the next record, of which more is required than by the rules; groups have one record each.
  ///
  /// - Parameters:
  ///   - repeated: The number of a key whose values are those of an earlier record.
  ///   - isReferable: Whether foreign keys of later records may refer to it.
  mutating func nextRecord(
    _ requirements: RecordSampler.Requirements, repeating repeated: Int? = nil, isReferable: Bool = true
  ) throws(SampleError) -> SampledRecord? {
    guard number < count else { return nil }
    let references = records.references
    let made = try batch(requirements, repeating: repeated)
    if !isReferable { records.references = references }
    number += 1
    return made[0]
  }

  // MARK: Blocks

  /// What makes the blocks that are needed next, and the number of the first of them; `nil` while none is needed.
  ///
  /// Without ``add(_:)`` the sampler makes each block itself, and the records are the same.
  package mutating func nextBlock() -> (maker: BlockMaker, number: Int)? {
    guard isInBlocks, BlockMaker.size..<count ~= number, blocks.isEmpty else { return nil }
    let maker = maker ?? BlockMaker(records, seed: seed, count: count)
    self.maker = maker
    return (maker, number / BlockMaker.size)
  }

  /// Adds the blocks that are needed next, in their order.
  package mutating func add(_ next: [SampleBlock]) { blocks.replace(by: next) }

  private mutating func nextOfBlock() throws(SampleError) -> SampledRecord {
    if let (maker, number) = nextBlock() { add([maker.block(number)]) }
    let made = try record(from: blocks.next(), RecordSampler.Requirements(), repeating: nil)
    number += 1
    return made
  }

  // MARK: Batches

  /// The number of groups that are begun before it is an error that none is found.
  private static let attempts = 200

  /// Returns records that are made together: those of a group, or one.
  private mutating func batch(
    _ wanted: RecordSampler.Requirements, repeating repeated: Int? = nil
  ) throws(SampleError) -> [SampledRecord] {
    guard let groups else { return try records([wanted], repeating: repeated) }
    var last = SampleError.noRecord(rule: "groups")
    let rest = count - number
    for attempt in 0..<Self.attempts {
      let usual = attempt < Self.attempts / 2 ? min(rest, random.number(in: 1...groupSize)) : 1
      let size = groups.fields.isEmpty && groupSize > 1 ? rest : usual
      guard let rows = groups.requirements(ofRecords: size, in: &records, using: &random) else { continue }
      let first = SampledRecord(names.indices.map { rows[0].fixed[$0] ?? nil })
      if groupKey?.isTaken(by: first) == true {
        last = .noKey(fields: groups.fields.map { names[$0] }, records: number)
        continue
      }
      do throws(SampleError) {
        let made = try records(rows.map { $0.merging(wanted) }, repeating: repeated)
        groupKey?.insert(first)
        return made
      } catch {
        last = error
      }
    }
    throw last
  }

  private mutating func records(
    _ rows: [RecordSampler.Requirements], repeating repeated: Int?
  ) throws(SampleError) -> [SampledRecord] {
    var made: [SampledRecord] = []
    for (index, row) in rows.enumerated() {
      var row = row
      row.fixed.merge(rules.fixed(ofRecord: number + index)) { own, _ in own }
      made.append(try record(row, repeating: repeated))
    }
    return made
  }

  /// The number of values of keys that are tried: the last of n values that are equally frequent is not among 20 n of them once in 500
  /// million times.
  private var keyAttempts: Int { max(3_000, min(number, 1_000_000) * 20) }

  /// Returns a record whose keys are new, except for one that is to be repeated.
  private mutating func record(
    _ requirements: RecordSampler.Requirements, repeating repeated: Int?
  ) throws(SampleError) -> SampledRecord {
    try record(from: records.record(requirements, using: &random), requirements, repeating: repeated)
  }

  /// Returns a record that satisfies the rules over it, or another one if one of its keys is taken.
  private mutating func record(
    from first: SampledRecord, _ requirements: RecordSampler.Requirements, repeating repeated: Int?
  ) throws(SampleError) -> SampledRecord {
    var record = first
    for _ in 0..<keyAttempts {
      let hashes = keys.map { $0.hash(of: record) }
      let taken = keys.indices.first { $0 != repeated && keys[$0].isTaken(hashes[$0]) }
      guard let taken else {
        if isHeader(record) {
          record = try records.record(requirements, using: &random)
          continue
        }
        finish(record, hashes)
        return record
      }
      let fields = keys[taken].fields
      if try !records.redraw(oneOf: fields, in: &record, requirements, using: &random) {
        record = try records.record(requirements, using: &random)
      }
      guard fields.contains(where: { requirements.fixed[$0] == nil }) else { break }
    }
    guard let key = keys.first(where: { $0.isTaken(by: record) }) else {
      throw .unsupported("no record was found that is not the header again")
    }
    throw .noKey(fields: key.fields.map { names[$0] }, records: number)
  }

  /// Whether a record would be read as the header again.
  private func isHeader(_ record: SampledRecord) -> Bool {
    names.count > 1
      && names.indices.allSatisfy { field in
        record.range(of: field).map { names[field].utf8.elementsEqual(record.bytes[$0]) } ?? false
      }
  }

  private mutating func finish(_ record: SampledRecord, _ hashes: [UInt64?]) {
    for index in keys.indices { keys[index].insert(hashes[index]) }
    for index in records.references.indices { records.references[index].add(record, using: &random) }
    rules.count(record, in: &records)
  }
}
