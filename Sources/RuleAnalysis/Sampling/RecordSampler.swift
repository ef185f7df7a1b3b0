internal import Validation

/// Records that satisfy the rules of their fields and those over several fields, each regardless of other records.
struct RecordSampler: Sendable {
  /// What is required of one record.
  struct Requirements {
    /// The values that some fields have, by position; `nil` for absent.
    var fixed: [Int: [UInt8]?] = [:]
    /// Fields that are not absent.
    var present: Set<Int> = []
    /// Conditions that are true.
    var conditions: [BoundCondition] = []
    /// The number of the only rule over several fields that is broken; `nil` for none.
    var broken: Int?

    /// Both requirements, of which the other goes first.
    func merging(_ other: Requirements) -> Requirements {
      var both = self
      both.fixed.merge(other.fixed) { _, other in other }
      both.present.formUnion(other.present)
      both.conditions += other.conditions
      both.broken = other.broken ?? broken
      return both
    }
  }

  /// Something that is not as required, with the fields whose values can mend it.
  private struct Defect {
    let inputs: [Int]
    let rule: Int?
  }

  var fields: [FieldSampler]
  let search: RecordSearch
  var references: [SampledReference]
  /// Whether each field may be absent.
  var canBeAbsent: [Bool]

  init(_ fields: [FieldSampler], _ rules: [RecordRule], references: [SampledReference]) {
    self.fields = fields
    search = RecordSearch(rules, over: fields.map(\.field))
    self.references = references
    canBeAbsent = fields.map { $0.isOptional && !$0.field.rules.missingValues.isEmpty }
  }

  /// The number of records that are begun before it is an error that none is found, and of changes of each.
  private static let beginnings = 40
  private static let changes = 400
  /// One of how many values is absent where it may be.
  private static let absenceRarity = 8

  /// Returns a record.
  ///
  /// - Throws: ``SampleError/noRecord(rule:)`` if none is found.
  mutating func record(
    _ requirements: Requirements = Requirements(), using random: inout RandomNumbers
  ) throws(SampleError) -> [[UInt8]?] {
    var last: Defect?
    for _ in 0..<Self.beginnings {
      var record = try begin(requirements, using: &random)
      last = try mend(&record, requirements, using: &random)
      if last == nil { return record }
    }
    throw .noRecord(rule: last?.rule.map { search.rules[$0].name } ?? "groups")
  }

  private mutating func begin(
    _ requirements: Requirements, using random: inout RandomNumbers
  ) throws(SampleError) -> [[UInt8]?] {
    var record: [[UInt8]?] = []
    record.reserveCapacity(fields.count)
    for field in fields.indices {
      if let fixed = requirements.fixed[field] {
        record.append(fixed)
      } else if fields[field].isAlwaysAbsent {
        record.append(nil)
      } else if canBeAbsent(field, requirements), random.isOne(in: Self.absenceRarity) {
        record.append(nil)
      } else {
        record.append(try value(of: field, using: &random))
      }
    }
    for reference in references.indices { refer(reference, in: &record, requirements, using: &random) }
    return record
  }

  private mutating func value(
    of field: Int, using random: inout RandomNumbers
  ) throws(SampleError) -> [UInt8] {
    guard let value = fields[field].value(using: &random) else {
      let field = fields[field].field
      throw .noValue(field: field.name, rules: field.rules.ruleNames)
    }
    return value
  }

  /// Sets the fields of a reference to values that occur: of earlier records, of the record itself, or none.
  private mutating func refer(
    _ number: Int, in record: inout [[UInt8]?], _ requirements: Requirements,
    using random: inout RandomNumbers
  ) {
    let reference = references[number]
    guard reference.fields.allSatisfy({ requirements.fixed[$0] == nil }) else { return }
    let isLeftOut =
      reference.fields.allSatisfy { canBeAbsent($0, requirements) } && random.isOne(in: Self.absenceRarity)
    let own = reference.targets.map { $0.map { record[$0] } }
    let values = isLeftOut ? nil : reference.values(using: &random) ?? own
    for (position, field) in reference.fields.enumerated() {
      let value = values?[position] ?? nil
      record[field] = value.flatMap { fields[field].accepts($0) ? $0 : nil }
    }
  }

  // MARK: Changes

  /// Changes values of a record until it is as required; returns what is not if that does not succeed.
  private mutating func mend(
    _ record: inout [[UInt8]?], _ requirements: Requirements, using random: inout RandomNumbers
  ) throws(SampleError) -> Defect? {
    var defects = defects(of: record, requirements)
    for _ in 0..<Self.changes {
      guard let defect = defects.first else { return nil }
      let inputs = defect.inputs.filter { requirements.fixed[$0] == nil }
      guard !inputs.isEmpty else { return defect }
      let field = random.element(of: inputs)
      // A copy of the record would cost one of each value, and is needed only where several change.
      let before = references.contains { $0.fields.contains(field) } ? record : nil
      let old = record[field]
      try change(field, by: defect.rule, in: &record, requirements, using: &random)
      let now = self.defects(of: record, requirements)
      if now.count <= defects.count || random.isOne(in: Self.absenceRarity) {
        defects = now
      } else if let before {
        record = before
      } else {
        record[field] = old
      }
    }
    return defects.first
  }

  private func defects(of record: [[UInt8]?], _ requirements: Requirements) -> [Defect] {
    var broken = search.broken(by: record)
    var defects: [Defect] = []
    if let wanted = requirements.broken {
      if broken.contains(wanted) {
        broken.removeAll { $0 == wanted }
      } else {
        defects.append(Defect(inputs: search.inputs[wanted], rule: wanted))
      }
    }
    defects += broken.map { Defect(inputs: search.inputs[$0], rule: $0) }
    for condition in requirements.conditions where !search.holds(condition, of: record) {
      defects.append(Defect(inputs: search.inputs(of: condition), rule: nil))
    }
    for (number, reference) in references.enumerated() where !isKept(reference, by: record, requirements) {
      defects.append(Defect(inputs: references[number].fields, rule: nil))
    }
    return defects
  }

  /// Whether the required fields of a reference have values.
  private func isKept(
    _ reference: SampledReference, by record: [[UInt8]?], _ requirements: Requirements
  ) -> Bool {
    reference.fields.allSatisfy { record[$0] != nil || canBeAbsent($0, requirements) }
  }

  private func canBeAbsent(_ field: Int, _ requirements: Requirements) -> Bool {
    canBeAbsent[field] && !requirements.present.contains(field)
  }

  /// Changes the value of a field, for a rule that it is to satisfy or to break.
  private mutating func change(
    _ field: Int, by rule: Int?, in record: inout [[UInt8]?], _ requirements: Requirements,
    using random: inout RandomNumbers
  ) throws(SampleError) {
    if let reference = references.firstIndex(where: { $0.fields.contains(field) }) {
      return refer(reference, in: &record, requirements, using: &random)
    }
    guard !fields[field].isAlwaysAbsent else { return }
    // Few other values satisfy an equality.
    let isEquality = rule.map { search.isEquality[$0] && $0 != requirements.broken } ?? false
    let way = random.below(4)
    if way == 0, canBeAbsent(field, requirements), record[field] != nil {
      record[field] = nil
    } else if way == 1 || (isEquality && way != 3), let rule,
      let equal = search.equalValue(of: fields[field].field.name, by: rule, in: record),
      fields[field].accepts(equal)
    {
      record[field] = equal
    } else {
      record[field] = try value(of: field, using: &random)
    }
  }

  /// Gives one of some fields another value, and returns whether the record satisfies the rules then.
  mutating func redraw(
    oneOf keys: [Int], in record: inout [[UInt8]?], _ requirements: Requirements,
    using random: inout RandomNumbers
  ) throws(SampleError) -> Bool {
    let free = keys.filter { requirements.fixed[$0] == nil }
    guard !free.isEmpty else { return false }
    try change(random.element(of: free), by: nil, in: &record, requirements, using: &random)
    return try mend(&record, requirements, using: &random) == nil
  }
}
