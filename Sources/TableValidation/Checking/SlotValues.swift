internal import Bytes
internal import Validation

/// The values of a slot in the records of a batch, as ``StoredGroup`` stores them: each after its mark.
struct SlotValues {
  private(set) var bytes: [UInt8] = []
  /// The end of each record's value in the bytes.
  private var ends: [Int] = []

  /// Returns the range of the bytes of a record, given by its position.
  func range(at position: Int) -> Range<Int> { (position == 0 ? 0 : ends[position - 1])..<ends[position] }

  /// Replaces the values by those of a column.
  mutating func read(
    _ form: GroupSlot.Form, of column: ColumnChecker, by type: (any LogicalType)?, in batch: Span<UInt8>
  ) {
    let ranked = (type as? any RankedType) ?? TextType()
    switch form {
    case .rank: readRanks(of: column, by: ranked, in: batch)
    case .nextRank: read(column) { ranked.appendRank(after: batch.extracting($0), to: &$1) }
    case .meaning: read(column) { KeyCollector.append(batch.extracting($0), type, to: &$1) }
    case .condition: preconditionFailure("a condition reads several columns")
    }
  }

  /// Reads the ranks of a column, whose type is opened once and not for each value.
  private mutating func readRanks(of column: ColumnChecker, by type: some RankedType, in batch: Span<UInt8>) {
    read(column) { type.appendRank(of: batch.extracting($0), to: &$1) }
  }

  /// Replaces the values by those that a closure appends, and returns `true` for, among the values that are present and accepted.
  @inline(__always)
  private mutating func read(_ column: ColumnChecker, _ append: (Range<Int>, inout [UInt8]) -> Bool) {
    begin(count: column.batch.values.count)
    var (bytes, ends) = ([UInt8](), [Int]())
    swap(&bytes, &self.bytes)
    swap(&ends, &self.ends)
    let (values, verdicts) = (column.batch.values, column.verdicts)
    var absence = 0
    for position in values.indices {
      let start = bytes.count
      if verdicts[position] == .valid {
        bytes.append(UInt8(StoredGroup.noValue))
        if append(values[position], &bytes) { Self.mark(&bytes, from: start) }
      } else {
        let isAbsent = column.input(at: position, absence: &absence) == .absent
        bytes.append(UInt8(isAbsent ? StoredGroup.absentValue : StoredGroup.noValue))
      }
      ends.append(bytes.count)
    }
    swap(&bytes, &self.bytes)
    swap(&ends, &self.ends)
  }

  /// Replaces the values by none, for a column that the table lacks.
  mutating func readNothing(count: Int) {
    begin(count: count)
    for position in 0..<count {
      bytes.append(UInt8(StoredGroup.noValue))
      ends.append(position + 1)
    }
  }

  /// Replaces the values by whether each record meets a condition; a record with a rejected input has none.
  ///
  /// - Parameter columns: The columns of the inputs, in their order.
  mutating func read(
    _ condition: BoundCondition, of columns: [ColumnChecker], count: Int, in batch: Span<UInt8>
  ) {
    begin(count: count)
    var inputs = [RecordInput](repeating: .absent, count: columns.count)
    var absences = [Int](repeating: 0, count: inputs.count)
    for position in 0..<count {
      for index in columns.indices {
        inputs[index] = columns[index].input(at: position, absence: &absences[index])
      }
      let start = bytes.count
      bytes.append(UInt8(StoredGroup.noValue))
      if !inputs.contains(where: \.isRejected) {
        bytes.append(condition.mayHold(inputs.span, in: batch) ? 1 : 0)
        Self.mark(&bytes, from: start)
      }
      ends.append(bytes.count)
    }
  }

  private mutating func begin(count: Int) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(count)
  }

  /// Replaces the byte before a value by the mark of its length.
  @inline(__always)
  private static func mark(_ bytes: inout [UInt8], from start: Int) {
    let mark = bytes.count - start + StoredGroup.absentValue
    if mark < 0x80 {
      bytes[start] = UInt8(truncatingIfNeeded: mark)
    } else {
      var longer: [UInt8] = []
      LEB128.append(mark, to: &longer)
      bytes.replaceSubrange(start..<start + 1, with: longer)
    }
  }
}
