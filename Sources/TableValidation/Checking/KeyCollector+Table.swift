internal import Bytes
internal import Validation

extension KeyCollector {
  /// Collects the values of a column that are present and not rejected by an error, to count those that are distinct.
  mutating func collectValues(_ column: ColumnChecker, _ check: ColumnCheck, in batch: Span<UInt8>) {
    begin()
    let values = column.batch.values
    column.forEachAccepted { position in
      append(at: position) { bytes, _ in
        Self.append(batch.extracting(values[position]), check.keyType, to: &bytes)
      }
    }
  }

  /// Collects whole records: for each field whether it is absent, and its value with its length.
  ///
  /// A value that is of the type of its column is compared by its meaning, another one by its bytes, whether or not rules
  /// reject it.
  mutating func collectRecords(
    _ key: PlannedKey, checks: [ColumnCheck], columns: [ColumnChecker], in batch: Span<UInt8>
  ) {
    begin()
    let fields = key.checks.map { (columns[$0].batch, checks[$0].keyType) }
    var absences = fields.map { _ in 0 }
    for position in fields[0].0.values.indices {
      append(at: position) { bytes, value in
        for (index, (column, type)) in fields.enumerated() {
          let next = absences[index]
          if next < column.absences.count, column.absences[next] == position {
            absences[index] += 1
            bytes.append(0)
            continue
          }
          value.removeAll(keepingCapacity: true)
          let raw = batch.extracting(column.values[position])
          let isMeaning = type?.appendCanonical(of: raw, to: &value) ?? false
          if !isMeaning { value.append(raw) }
          bytes.append(isMeaning ? 1 : 2)
          LEB128.encode(UInt64(value.count)) { bytes.append($0) }
          bytes += value
        }
        return true
      }
    }
  }

  /// Collects JSON objects, which are compared by their JSON: members in any order, numbers by their values.
  ///
  /// - Parameter objects: The range of each object.
  mutating func collectObjects(_ objects: [Range<Int>], in batch: Span<UInt8>) {
    begin()
    let type = JSONType()
    for (position, range) in objects.enumerated() {
      append(at: position) { bytes, _ in
        let object = batch.extracting(range)
        let tag = bytes.count
        bytes.append(1)
        // An object with a number whose exponent has more than twelve digits is compared by its bytes.
        if !type.appendCanonical(of: object, to: &bytes) {
          bytes[tag] = 2
          bytes.append(object)
        }
        return true
      }
    }
  }
}
