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

  /// Something that is not as required, by its number.
  private enum Defect {
    case rule(Int)
    case condition(Int)
    case reference(Int)
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
  ) throws(SampleError) -> SampledRecord {
    var last: Defect?
    for _ in 0..<Self.beginnings {
      var record = try begin(requirements, using: &random)
      last = try mend(&record, requirements, using: &random)
      if last == nil { return record }
    }
    if case .rule(let number) = last { throw .noRecord(rule: search.rules[number].name) }
    throw .noRecord(rule: "groups")
  }

  private mutating func begin(
    _ requirements: Requirements, using random: inout RandomNumbers
  ) throws(SampleError) -> SampledRecord {
    var record = SampledRecord(fieldCount: fields.count)
    for field in fields.indices {
      if let fixed = requirements.fixed[field] {
        record[field] = fixed
      } else if !fields[field].isAlwaysAbsent,
        !canBeAbsent(field, requirements) || !random.isOne(in: Self.absenceRarity)
      {
        try setValue(of: field, in: &record, using: &random)
      }
    }
    for reference in references.indices { refer(reference, in: &record, requirements, using: &random) }
    return record
  }

  private mutating func setValue(
    of field: Int, in record: inout SampledRecord, using random: inout RandomNumbers
  ) throws(SampleError) {
    guard fields[field].setValue(of: field, in: &record, using: &random) else {
      let field = fields[field].field
      throw .noValue(field: field.name, rules: field.rules.ruleNames)
    }
  }

  /// Sets the fields of a reference to values that occur: of earlier records, of the record itself, or none.
  private mutating func refer(
    _ number: Int, in record: inout SampledRecord, _ requirements: Requirements,
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
      record[field] = value.flatMap { fields[field].accepts($0.span) ? $0 : nil }
    }
  }

  // MARK: Changes

  /// Changes values of a record until it is as required; returns what is not if that does not succeed.
  private mutating func mend(
    _ record: inout SampledRecord, _ requirements: Requirements, using random: inout RandomNumbers
  ) throws(SampleError) -> Defect? {
    var defects = defects(of: record, requirements)
    for _ in 0..<Self.changes {
      guard let defect = defects.first else { return nil }
      var inputs = inputs(of: defect, requirements)
      if !requirements.fixed.isEmpty { inputs.removeAll { requirements.fixed[$0] != nil } }
      guard !inputs.isEmpty else { return defect }
      let field = random.element(of: inputs)
      // A copy of the record is needed only where several values change.
      let before = references.contains { $0.fields.contains(field) } ? record : nil
      let (old, size) = (record.inputs[field], record.bytes.count)
      let rule = if case .rule(let number) = defect { number as Int? } else { Int?.none }
      try change(field, by: rule, in: &record, requirements, using: &random)
      let now = self.defects(of: record, requirements)
      if now.count <= defects.count || random.isOne(in: Self.absenceRarity) {
        defects = now
      } else if let before {
        record = before
      } else {
        record.restore(old, of: field, size: size)
      }
    }
    return defects.first
  }

  /// The fields whose values can mend a defect.
  private func inputs(of defect: Defect, _ requirements: Requirements) -> [Int] {
    switch defect {
    case .rule(let number): search.inputs[number]
    case .condition(let number): search.inputs(of: requirements.conditions[number])
    case .reference(let number): references[number].fields
    }
  }

  private func defects(of record: SampledRecord, _ requirements: Requirements) -> [Defect] {
    var broken = search.broken(by: record)
    var defects: [Defect] = []
    if let wanted = requirements.broken {
      if broken.contains(wanted) {
        broken.removeAll { $0 == wanted }
      } else {
        defects.append(.rule(wanted))
      }
    }
    defects += broken.lazy.map { .rule($0) }
    for (number, condition) in requirements.conditions.enumerated()
    where !search.holds(condition, of: record) {
      defects.append(.condition(number))
    }
    for (number, reference) in references.enumerated() where !isKept(reference, by: record, requirements) {
      defects.append(.reference(number))
    }
    return defects
  }

  /// Whether the required fields of a reference have values.
  private func isKept(
    _ reference: SampledReference, by record: SampledRecord, _ requirements: Requirements
  ) -> Bool {
    reference.fields.allSatisfy { record.range(of: $0) != nil || canBeAbsent($0, requirements) }
  }

  private func canBeAbsent(_ field: Int, _ requirements: Requirements) -> Bool {
    canBeAbsent[field] && !requirements.present.contains(field)
  }

  /// Changes the value of a field, for a rule that it is to satisfy or to break.
  private mutating func change(
    _ field: Int, by rule: Int?, in record: inout SampledRecord, _ requirements: Requirements,
    using random: inout RandomNumbers
  ) throws(SampleError) {
    if let reference = references.firstIndex(where: { $0.fields.contains(field) }) {
      return refer(reference, in: &record, requirements, using: &random)
    }
    guard !fields[field].isAlwaysAbsent else { return }
    // Few other values satisfy an equality.
    let isEquality = rule.map { search.isEquality[$0] && $0 != requirements.broken } ?? false
    let way = random.below(4)
    if way == 0, canBeAbsent(field, requirements), record.range(of: field) != nil {
      record[field] = nil
    } else if way == 1 || (isEquality && way != 3), let rule,
      let equal = search.equalValue(of: fields[field].field.name, by: rule, in: record),
      fields[field].accepts(equal.span)
    {
      record[field] = equal
    } else {
      try setValue(of: field, in: &record, using: &random)
    }
  }

  /// Gives one of some fields another value, and returns whether the record satisfies the rules then.
  mutating func redraw(
    oneOf keys: [Int], in record: inout SampledRecord, _ requirements: Requirements,
    using random: inout RandomNumbers
  ) throws(SampleError) -> Bool {
    let free = keys.filter { requirements.fixed[$0] == nil }
    guard !free.isEmpty else { return false }
    try change(random.element(of: free), by: nil, in: &record, requirements, using: &random)
    return try mend(&record, requirements, using: &random) == nil
  }
}
