internal import CSV
internal import Validation

/// Checks one column of a batch: finds what the fields say, asks whether they are there, and has the strategies
/// judge all that are, at once.
struct ColumnChecker {
  /// A field that does not pass, and what it says.
  struct Suspect {
    let record: Int
    /// Where the field begins, its quote included.
    let offset: Int
    /// What the field says, in the chunk's buffer.
    let value: Range<Int>
  }

  /// In the order of the records.
  private(set) var suspects: [Suspect] = []

  /// The suspect of that number, or `nil` past the last.
  func suspect(_ number: Int) -> Suspect? {
    number < suspects.count ? suspects[number] : nil
  }

  private let rules: RuleSet
  private let onlyEmptyIsMissing: Bool
  private let isAlwaysPresent: Bool
  private var values: [Range<Int>] = []
  private var owners: [(record: UInt32, offset: UInt32)] = []
  private var verdicts: [Verdict] = []
  private var spill: [UInt8] = []

  init(_ rules: RuleSet, isAlwaysPresent: Bool) {
    self.rules = rules
    self.isAlwaysPresent = isAlwaysPresent
    onlyEmptyIsMissing = rules.missingValues == [[]]
  }

  /// Checks the column that stands at `position` among the `width` wanted ones.
  mutating func check(
    _ batch: RecordBatch, position: Int, width: Int, dialect: Dialect?, chunk: inout Chunk
  ) {
    suspects.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    spill.removeAll(keepingCapacity: true)
    gather(batch, position: position, width: width, dialect: dialect, chunk: chunk)
    let absences = suspects.count
    if !spill.isEmpty { chunk.appendSpill(spill) }
    judge(chunk)
    if absences > 0 && absences < suspects.count { suspects.sort { $0.record < $1.record } }
  }

  private mutating func gather(
    _ batch: RecordBatch, position: Int, width: Int, dialect: Dialect?, chunk: Chunk
  ) {
    let bytes = chunk.storage.span
    let fields = batch.fields
    var index = position
    for record in batch.soundRecords {
      let raw = fields[index].range
      index += width
      if let dialect, !raw.isEmpty, bytes[raw.lowerBound] == dialect.quote {
        let start = chunk.spillStart + spill.count
        let value = dialect.content(of: raw, in: bytes, spill: &spill, spillStart: chunk.spillStart)
        let isSpilled = value.lowerBound >= start
        let isMissing =
          isSpilled ? isMissing(spill.span, value, from: chunk.spillStart) : isMissing(bytes, value, from: 0)
        sort(value, of: record, at: raw.lowerBound, isMissing: isMissing)
      } else {
        sort(raw, of: record, at: raw.lowerBound, isMissing: isMissing(bytes, raw, from: 0))
      }
    }
  }

  @inline(__always)
  private func isMissing(_ bytes: Span<UInt8>, _ value: Range<Int>, from start: Int) -> Bool {
    if onlyEmptyIsMissing { return value.isEmpty }
    return rules.isMissing(bytes.extracting(value.lowerBound - start..<value.upperBound - start))
  }

  /// Sorts a value in: absent, or to be judged.
  @inline(__always)
  private mutating func sort(_ value: Range<Int>, of record: UInt32, at offset: Int, isMissing: Bool) {
    if isMissing && !isAlwaysPresent {
      guard rules.presence != .optional else { return }
      suspects.append(Suspect(record: Int(record), offset: offset, value: value))
    } else {
      values.append(value)
      owners.append((record, UInt32(truncatingIfNeeded: offset)))
    }
  }

  private mutating func judge(_ chunk: Chunk) {
    let bytes = chunk.storage.span
    var judged = verdicts
    verdicts = []
    judged.removeAll(keepingCapacity: true)
    judged.append(contentsOf: repeatElement(.valid, count: values.count))
    if rules.presence == .notBlank {
      for index in values.indices where bytes.extracting(values[index]).isBlank { judged[index] = .invalid }
    }
    var span = judged.mutableSpan
    for named in rules.strategies { named.strategy.judge(values.span, in: bytes, verdicts: &span) }
    for index in judged.indices where judged[index] != .valid {
      let owner = owners[index]
      suspects.append(Suspect(record: Int(owner.record), offset: Int(owner.offset), value: values[index]))
    }
    verdicts = judged
  }
}
