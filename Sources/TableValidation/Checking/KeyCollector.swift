internal import Bytes
internal import CScan
internal import Validation

/// Collects the keys of the records of a batch with their hashes: the values of one column as they lie in the batch, or bytes that
/// are made of several fields or by their types.
///
/// In a key of several fields, each field but the last is preceded by its length, so that different lists of values have
/// different bytes.
struct KeyCollector {
  /// One column of a key: its values, which of them are valid, and the type by whose meaning they are compared; `nil` if that is by
  /// their bytes.
  private struct Part {
    let values: [Range<Int>]
    let verdicts: [Verdict]
    let type: (any LogicalType)?

    /// Compares by bytes too what is written in the way that the type compares.
    init(_ column: ColumnChecker, by type: (any LogicalType)?, in batch: Span<UInt8>) {
      (values, verdicts) = (column.batch.values, column.verdicts)
      self.type = type.flatMap { column.areCanonical(by: $0, in: batch) ? nil : $0 }
    }
  }

  /// The keys in the order of their records.
  private(set) var entries: [KeyEntry] = []
  /// The bytes of the keys, one after another, unless they lie in the batch.
  private(set) var bytes: [UInt8] = []
  /// Whether the keys are ranges of the bytes of the batch.
  private(set) var liesInBatch = false
  private var part: [UInt8] = []
  private var hash = KeyHasher(readsIntegers: false)
  /// The integers of the keys.
  private var integers: [Int64] = []

  /// Collects the keys of the records whose fields are all present and valid.
  ///
  /// - Parameters:
  ///   - index: What the keys are compared with; `nil` if their bytes are needed one after another.
  mutating func collect(
    _ key: PlannedKey, checks: [ColumnCheck], columns: [ColumnChecker], in batch: Span<UInt8>,
    for index: KeyIndex? = nil
  ) {
    if let selection = key.key.selection {
      return collect(key, by: selection, checks: checks, columns: columns, in: batch)
    }
    begin()
    let parts = key.checks.map { Part(columns[$0], by: checks[$0].keyType, in: batch) }
    if parts.count == 1, parts[0].type == nil, let index {
      hash = index.hasher { Self.areDense(parts[0], in: batch) }
      return collect(parts[0].values, where: parts[0].verdicts, in: batch)
    }
    hash = index?.hasher { false } ?? hash
    if parts.allSatisfy({ $0.type == nil }) {
      join(parts, in: batch)
    } else {
      encode(parts, in: batch)
    }
  }

  /// Collects values as they lie in the batch.
  ///
  /// - Parameter verdicts: The verdict on each value, of which the valid ones are keys.
  private mutating func collect(_ values: [Range<Int>], where verdicts: [Verdict], in batch: Span<UInt8>) {
    liesInBatch = true
    let hash = hash
    guard !hash.readsIntegers else { return collectIntegers(values, where: verdicts, in: batch) }
    entries.append(addingCapacity: values.count) { output in
      for position in values.indices where verdicts[position] == .valid {
        let range = values[position]
        output.append(KeyEntry(position: position, range, hash: hash(batch.extracting(range))))
      }
    }
  }

  /// Collects values as they lie in the batch, of which integers have hashes by their values.
  private mutating func collectIntegers(
    _ values: [Range<Int>], where verdicts: [Verdict], in batch: Span<UInt8>
  ) {
    let hash = hash
    var integers: [Int64] = []
    swap(&integers, &self.integers)
    integers.removeAll(keepingCapacity: true)
    entries.append(addingCapacity: values.count) { output in
      for position in values.indices where verdicts[position] == .valid {
        let range = values[position]
        let value = batch.extracting(range)
        if let number = value.plainInteger {
          integers.append(number)
          output.append(KeyEntry(position: position, range, hash: KeyHasher.hash(of: number)))
        } else {
          integers.append(IntegerWindow.noInteger)
          output.append(KeyEntry(position: position, range, hash: hash(value)))
        }
      }
    }
    if let window = IntegerWindow(integers) {
      for index in entries.indices where window.contains(integers[index]) { entries[index].markAsDense() }
    }
    swap(&integers, &self.integers)
  }

  /// Whether the valid values of a column are integers that are close together.
  private static func areDense(_ column: Part, in batch: Span<UInt8>) -> Bool {
    var integers: [Int64] = []
    for position in column.values.indices where column.verdicts[position] == .valid {
      integers.append(
        batch.extracting(column.values[position]).plainInteger ?? IntegerWindow.noInteger)
    }
    return IntegerWindow(integers) != nil
  }

  /// Collects keys of values that are compared by their bytes, column by column.
  private mutating func join(_ parts: [Part], in batch: Span<UInt8>) {
    var positions = Array(parts[0].values.indices)
    for part in parts {
      let verdicts = part.verdicts
      positions.removeAll { verdicts[$0] != .valid }
    }
    // The sizes of the keys, then the offset of the next field in each.
    var ends = [Int](repeating: 0, count: positions.count)
    for (index, part) in parts.enumerated() {
      let (values, isLast) = (part.values, index == parts.count - 1)
      for key in ends.indices {
        let count = values[positions[key]].count
        ends[key] += count + (isLast ? 0 : LEB128.size(of: count))
      }
    }
    var size = 0
    for key in ends.indices { (ends[key], size) = (size, size + ends[key]) }
    bytes.append(addingCapacity: size) { $0.append(repeating: 0, count: size) }
    var target = bytes.mutableSpan
    for (index, part) in parts.enumerated() {
      let (values, isLast) = (part.values, index == parts.count - 1)
      for key in ends.indices {
        let value = batch.extracting(values[positions[key]])
        var end = ends[key]
        if !isLast {
          LEB128.encode(UInt64(truncatingIfNeeded: value.count)) { byte in
            target[end] = byte
            end += 1
          }
        }
        target.copy(value, to: end)
        ends[key] = end + value.count
      }
    }
    var (joined, start) = ([KeyEntry](), 0)
    swap(&joined, &entries)
    let (bytes, hash) = (bytes, hash)
    for (key, position) in positions.enumerated() {
      let range = start..<ends[key]
      joined.append(KeyEntry(position: position, range, hash: hash(bytes.span.extracting(range))))
      start = ends[key]
    }
    entries = joined
  }

  /// Collects keys of values of which some are compared by their meaning.
  private mutating func encode(_ parts: [Part], in batch: Span<UInt8>) {
    for position in parts[0].values.indices
    where parts.allSatisfy({ $0.verdicts[position] == .valid }) {
      append(at: position) { bytes, part in Self.append(parts, at: position, in: batch, to: &bytes, &part) }
    }
  }

  /// Removes the keys of the previous batch.
  mutating func begin() {
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    liesInBatch = false
  }

  /// Appends the key of a record.
  ///
  /// - Parameter append: Appends the bytes of the key to its first argument; returns `false` if the record has none. Its second
  ///   argument is memory for its use.
  @inline(__always)
  mutating func append(at position: Int, _ append: (inout [UInt8], inout [UInt8]) -> Bool) {
    let start = bytes.count
    end(append(&bytes, &part), at: position, from: start)
  }

  /// Adds the key of a record whose bytes have been appended, or removes the bytes if it has none.
  @inline(never)
  private mutating func end(_ hasKey: Bool, at position: Int, from start: Int) {
    let range = start..<bytes.count
    if hasKey {
      entries.append(KeyEntry(position: position, range, hash: hash(bytes.span.extracting(range))))
    } else {
      bytes.removeLast(range.count)
    }
  }

  /// Appends the key of a record; returns `false` if one of its fields has no such bytes.
  private static func append(
    _ parts: [Part], at position: Int, in batch: Span<UInt8>, to bytes: inout [UInt8], _ part: inout [UInt8]
  ) -> Bool {
    for index in parts.indices {
      let value = batch.extracting(parts[index].values[position])
      if index == parts.count - 1 { return append(value, parts[index].type, to: &bytes) }
      part.removeAll(keepingCapacity: true)
      guard append(value, parts[index].type, to: &part) else { return false }
      LEB128.encode(UInt64(part.count)) { bytes.append($0) }
      bytes += part
    }
    return true
  }

  /// Appends the bytes by which keys compare a value; returns `false` if it has none.
  static func append(
    _ value: Span<UInt8>, _ type: (any LogicalType)?, to bytes: inout [UInt8]
  ) -> Bool {
    if let type { return type.appendCanonical(of: value, to: &bytes) }
    bytes.append(addingCapacity: value.count) { output in
      for index in value.indices { output.append(value[index]) }
    }
    return true
  }
}

extension ColumnChecker {
  /// Whether all valid values are written in the way that a type compares.
  fileprivate func areCanonical(by type: some LogicalType, in bytes: Span<UInt8>) -> Bool {
    let (values, verdicts) = (batch.values, verdicts)
    for position in values.indices where verdicts[position] == .valid {
      if !type.isCanonical(bytes.extracting(values[position])) { return false }
    }
    return true
  }
}

extension MutableSpan<UInt8> {
  /// Copies bytes, which are usually few, to an offset.
  @inline(__always)
  fileprivate mutating func copy(_ bytes: Span<UInt8>, to offset: Int) {
    precondition(offset >= 0 && offset &+ bytes.count <= count, "within the bytes")
    unsafe withUnsafeMutableBufferPointer { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        // SAFETY: both ranges are within their buffers, which are different ones.
        unsafe scan_copy_key(to + offset, from, source.count)
      }
    }
  }
}
