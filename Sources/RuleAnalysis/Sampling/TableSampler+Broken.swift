internal import Validation

/// Records that are not as keys require.
extension TableSampler {
  /// Returns the next record, of which all keys have values.
  mutating func nextOriginal() throws(SampleError) -> SampledRecord? {
    let wanted = RecordSampler.Requirements(present: Set(keys.filter { $0.code != nil }.flatMap(\.fields)))
    return try nextRecord(wanted)
  }

  /// Returns the next record, with the values of an earlier record in the fields of a key.
  mutating func nextRecord(
    repeating key: Int, of original: SampledRecord
  ) throws(SampleError) -> SampledRecord? {
    var requirements = RecordSampler.Requirements()
    for field in keys[key].fields { requirements.fixed[field] = original[field] }
    return try nextRecord(requirements, repeating: key)
  }

  /// The number of records in which a value is replaced before it is an error that each equals another record.
  private static let replacementAttempts = 100

  /// Returns the next record with a value that its rules reject, or none, in place of one.
  ///
  /// - Parameter replacement: Returns the value in place of an accepted one.
  mutating func nextRecord(
    replacing field: Int, by replacement: (_ valid: [UInt8], inout RandomNumbers) -> [UInt8]?
  ) throws(SampleError) -> SampledRecord? {
    let number = number
    for _ in 0..<Self.replacementAttempts {
      self.number = number
      guard var record = try nextRecord(RecordSampler.Requirements(), isReferable: false) else { return nil }
      let valid = record[field] ?? records.fields[field].value(using: &random) ?? []
      record[field] = replacement(valid, &random)
      // A record that equals another has one more finding.
      let whole = keys.firstIndex { $0.code == nil && $0.fields.count == names.count }
      guard let whole else { return record }
      if keys[whole].isTaken(by: record) { continue }
      keys[whole].insert(record)
      return record
    }
    throw .noKey(fields: names, records: number)
  }

  /// The number of values of a foreign key that are tried.
  private static let referenceAttempts = 1_000

  /// Returns the next record, with values of a foreign key that no record has.
  mutating func nextRecord(breakingReference number: Int) throws(SampleError) -> SampledRecord? {
    let reference = records.references[number]
    let key = reference.targets.flatMap { targets in keys.firstIndex { $0.fields == targets } }
    for _ in 0..<Self.referenceAttempts {
      var requirements = RecordSampler.Requirements()
      var target = SampledRecord(fieldCount: names.count)
      var values: [[UInt8]?] = []
      for (position, field) in reference.fields.enumerated() {
        let value = records.fields[field].value(using: &random)
        requirements.fixed[field] = value
        values.append(value)
        if let targets = reference.targets { target[targets[position]] = value }
      }
      guard !values.contains(nil), !reference.isKnown(values) else { continue }
      if let key {
        if keys[key].isTaken(by: target) { continue }
        // No later record may have the values either.
        keys[key].insert(target)
      }
      return try nextRecord(requirements)
    }
    let names = reference.fields.map { self.names[$0] }
    throw .noKey(fields: names, records: self.number)
  }
}
