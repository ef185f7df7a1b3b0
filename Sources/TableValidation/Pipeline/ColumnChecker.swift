internal import CSV
internal import Validation

/// Checks one column of a batch: finds what the fields say, asks whether they are there, and has the strategies
/// judge all that are, at once.
struct ColumnChecker {
  /// A field that does not pass, and what it says.
  struct Suspect {
    let record: Int
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
  private var owners: [Int32] = []
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
    var index = position
    for record in batch.records.indices {
      let field = batch.fields[index]
      index += width
      guard field != .none else { continue }
      let raw = field.range
      guard let dialect, !raw.isEmpty, bytes[raw.lowerBound] == dialect.quote else {
        sort(raw, of: record, in: bytes)
        continue
      }
      switch dialect.content(of: raw, in: bytes) {
      case .verbatim(let range): sort(range, of: record, in: bytes)
      case .unescaped(let text):
        let start = chunk.spillStart + spill.count
        spill += text
        sort(start..<start + text.count, of: record, isMissing: rules.isMissing(text.span))
      }
    }
  }

  private mutating func sort(_ value: Range<Int>, of record: Int, in bytes: Span<UInt8>) {
    let isMissing = onlyEmptyIsMissing ? value.isEmpty : rules.isMissing(bytes.extracting(value))
    sort(value, of: record, isMissing: isMissing)
  }

  /// Sorts a value in: absent, or to be judged.
  private mutating func sort(_ value: Range<Int>, of record: Int, isMissing: Bool) {
    if isMissing && !isAlwaysPresent {
      if rules.presence != .optional { suspects.append(Suspect(record: record, value: value)) }
    } else {
      values.append(value)
      owners.append(Int32(truncatingIfNeeded: record))
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
      suspects.append(Suspect(record: Int(owners[index]), value: values[index]))
    }
    verdicts = judged
  }
}
