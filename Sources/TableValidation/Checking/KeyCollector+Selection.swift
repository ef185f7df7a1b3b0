internal import Bytes
internal import Validation

extension KeyCollector {
  /// Collects the keys of the records that a key selects, their texts folded.
  mutating func collect(
    _ key: PlannedKey, by selection: KeySelection, checks: [ColumnCheck], columns: [ColumnChecker],
    in batch: Span<UInt8>
  ) {
    begin()
    let inputs = key.conditionChecks
    var values = [RecordInput](repeating: .absent, count: inputs.count)
    var absences = [Int](repeating: 0, count: inputs.count)
    for position in columns[key.checks[0]].batch.values.indices {
      if let condition = selection.condition {
        for index in inputs.indices {
          values[index] = columns[inputs[index]].input(at: position, absence: &absences[index])
        }
        guard condition.mayHold(values.span, in: batch) else { continue }
      }
      guard key.checks.allSatisfy({ columns[$0].verdicts[position] == .valid }) else { continue }
      append(at: position) { bytes, part in
        for check in key.checks {
          let value = batch.extracting(columns[check].batch.values[position])
          part.removeAll(keepingCapacity: true)
          if let type = checks[check].keyType {
            guard Self.append(value, type, to: &part) else { return false }
          } else {
            selection.folding.append(value, to: &part)
          }
          if check != key.checks.last { LEB128.encode(UInt64(part.count)) { bytes.append($0) } }
          bytes += part
        }
        return true
      }
    }
  }
}
