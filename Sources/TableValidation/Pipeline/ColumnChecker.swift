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
    let quote = dialect?.quote
    var present = values
    var owners = owners
    (values, self.owners) = ([], [])
    var index = position
    for record in batch.soundRecords {
      let field = fields[index]
      index += width
      var value = field.range
      let isPlain = onlyEmptyIsMissing && !value.isEmpty && bytes[value.lowerBound] != quote
      if !isPlain {
        let (content, isMissing) = read(value, dialect, in: bytes, spillStart: chunk.spillStart)
        value = content
        if isMissing && !isAlwaysPresent {
          let suspect = Suspect(record: Int(record), offset: Int(field.start), value: value)
          if rules.presence != .optional { suspects.append(suspect) }
          continue
        }
      }
      present.append(value)
      owners.append((record, field.start))
    }
    values = present
    self.owners = owners
  }

  /// What a field says, where it is to be read, and whether that stands for an absent value.
  private mutating func read(
    _ raw: Range<Int>, _ dialect: Dialect?, in bytes: Span<UInt8>, spillStart: Int
  ) -> (value: Range<Int>, isMissing: Bool) {
    guard let dialect else { return (raw, rules.isMissing(bytes.extracting(raw))) }
    let start = spillStart + spill.count
    let value = dialect.content(of: raw, in: bytes, spill: &spill, spillStart: spillStart)
    guard value.lowerBound >= start else { return (value, rules.isMissing(bytes.extracting(value))) }
    return (value, rules.isMissing(spill.span.extracting(value.lowerBound - spillStart..<spill.count)))
  }

  private mutating func judge(_ chunk: Chunk) {
    let bytes = chunk.storage.span
    var judged = verdicts
    verdicts = []
    judged.removeAll(keepingCapacity: true)
    judged += Array(repeating: .valid, count: values.count)
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
