internal import Bytes
internal import Validation

/// Collects what the groups of a plan keep of the records of a batch, for one worker: by group, and divided by the hashes of the keys.
struct GroupCollector {
  /// The records of each group and stream, one after another.
  private(set) var records: [[UInt8]]
  private let groups: [PlannedGroup]
  private let checks: [ColumnCheck]
  private var keys = KeyCollector()
  /// The values of the slots of the current group.
  private var slots: [SlotValues] = []
  /// The indices among the keys of the records of each stream of the current group.
  private var ofStreams = [[Int32]](repeating: [], count: StoredGroup.streamCount)

  init(_ plan: CheckPlan) {
    (groups, checks) = (plan.groups, plan.checks)
    records = [[UInt8]](repeating: [], count: groups.count * StoredGroup.streamCount)
  }

  /// Removes the records of the previous batch.
  mutating func clear() {
    for index in records.indices { records[index].removeAll(keepingCapacity: true) }
  }

  /// Collects the records of a batch whose columns have been checked.
  ///
  /// - Parameter count: The number of records with values.
  mutating func collect(_ columns: [ColumnChecker], count: Int, in batch: Span<UInt8>, _ origins: KeyOrigins)
  {
    clear()
    for (number, group) in groups.enumerated() {
      readSlots(of: group, columns, count: count, in: batch)
      let first = StoredGroup.streams(of: number).lowerBound
      guard let key = group.key else {
        var output: [UInt8] = []
        swap(&output, &records[first])
        for position in 0..<count { append(Span(), at: position, from: origins[position], to: &output) }
        swap(&output, &records[first])
        continue
      }
      keys.collect(key, checks: checks, columns: columns, in: batch)
      appendKeys(from: origins, toStreamsFrom: first)
    }
  }

  private mutating func readSlots(
    of group: PlannedGroup, _ columns: [ColumnChecker], count: Int, in batch: Span<UInt8>
  ) {
    slots.removeLast(max(0, slots.count - group.slots.count))
    while slots.count < group.slots.count { slots.append(SlotValues()) }
    for (index, slot) in group.slots.enumerated() {
      if case .condition(let number) = slot.form, let inputs = group.conditions[number].checks {
        slots[index].read(
          group.conditions[number].condition, of: inputs.map { columns[$0] }, count: count, in: batch)
      } else if let check = slot.check {
        slots[index].read(slot.form, of: columns[check], by: checks[check].keyType, in: batch)
      } else {
        slots[index].readNothing(count: count)
      }
    }
  }

  /// Appends the records that have a key, stream by stream.
  private mutating func appendKeys(from origins: KeyOrigins, toStreamsFrom first: Int) {
    let (bytes, entries) = (keys.bytes, keys.entries)
    for (index, entry) in entries.enumerated() {
      let stream = Int(truncatingIfNeeded: entry.hash >> UInt64(64 - StoredGroup.streamBits))
      ofStreams[stream].append(Int32(truncatingIfNeeded: index))
    }
    for stream in ofStreams.indices where !ofStreams[stream].isEmpty {
      var output: [UInt8] = []
      swap(&output, &records[first + stream])
      for index in ofStreams[stream] {
        let entry = entries[Int(index)]
        append(
          bytes.span.extracting(entry.range), at: entry.position, from: origins[entry.position], to: &output)
      }
      swap(&output, &records[first + stream])
      ofStreams[stream].removeAll(keepingCapacity: true)
    }
  }

  @inline(__always)
  private func append(
    _ key: Span<UInt8>, at position: Int, from origin: KeyIndex.Origin, to output: inout [UInt8]
  ) {
    LEB128.append(key.count, to: &output)
    output.append(key)
    LEB128.append(origin.record, to: &output)
    LEB128.append(origin.line - origin.record, to: &output)
    for slot in slots { output.append(slot.bytes.span.extracting(slot.range(at: position))) }
  }
}
