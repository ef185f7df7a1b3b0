internal import CSV
internal import Validation

/// Checks one column of a batch: finds what the fields say, asks whether they are there, and has the strategies
/// judge all that are, at once.
struct ColumnChecker {
  /// A field that does not pass, and what it says.
  struct Suspect {
    let record: Int
    /// Where the field begins, its quote included, spaces that are skipped before it not.
    let offset: Int
    /// What the field says, in the chunk's buffer.
    let value: Range<Int>
  }

  /// In the order of the records.
  private(set) var suspects: [Suspect] = []
  /// How many values were decided against after the question of presence, and after each strategy.
  private var decided: [Int] = []

  /// The record of the suspect of that number; past the last suspect, a number above all records'.
  func record(ofSuspect number: Int) -> Int {
    number < suspects.count ? suspects[number].record : .max
  }

  private let rules: RuleSet
  private let onlyEmptyIsMissing: Bool
  private let isAlwaysPresent: Bool
  /// What each sound record's field says.
  private var values: [Range<Int>] = []
  /// Which of them stand for an absent value, ascending.
  private var absences: [Int] = []
  private var verdicts: [Verdict] = []
  private var spill: [UInt8] = []

  init(_ rules: RuleSet, isAlwaysPresent: Bool) {
    self.rules = rules
    self.isAlwaysPresent = isAlwaysPresent
    onlyEmptyIsMissing = rules.missingValues == [[]]
  }

  /// Counts the values that were refused under the names of the first rules that refused them.
  func tally(_ tally: inout Tally, check: Int) {
    if let rule = rules.presence.ruleName { tally.add(decided[0], of: rule, check: check) }
    for (number, named) in rules.strategies.enumerated() {
      tally.add(decided[number + 1] - decided[number], of: named.name, check: check)
    }
  }

  /// Checks the field of that column in each sound record.
  mutating func check(_ batch: RecordBatch, column: Int, dialect: Dialect, chunk: inout Chunk) {
    gather(batch, column: column, dialect: dialect, chunk: chunk)
    if !spill.isEmpty { chunk.appendSpill(spill) }
    judge(chunk)
    collect(batch, column: column, dialect: dialect, chunk: chunk)
  }

  private mutating func gather(_ batch: RecordBatch, column: Int, dialect: Dialect, chunk: Chunk) {
    let bytes = chunk.storage.span
    let (records, starts) = (batch.soundRecords.span, batch.fieldStarts.span)
    // No byte is above 255: then every field that is there says what is written.
    let quote = dialect.quote.map(Int.init) ?? .max
    let saysWhatIsWritten = onlyEmptyIsMissing && !dialect.hasOddFields
    var gathered = values
    values = []
    gathered.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    spill.removeAll(keepingCapacity: true)
    gathered.append(addingCapacity: records.count) { values in
      for number in records.indices {
        let field = Int(records[number].firstField) + column
        let raw = Int(starts[field])..<Int(starts[field + 1]) - 1
        if saysWhatIsWritten, !raw.isEmpty, Int(bytes[raw.lowerBound]) != quote {
          values.append(raw)
        } else {
          let (value, isMissing) = read(raw, dialect, in: bytes, spillStart: chunk.spillStart)
          if isMissing && !isAlwaysPresent { absences.append(number) }
          values.append(value)
        }
      }
    }
    values = gathered
  }

  /// What a field says, where it is to be read, and whether that stands for an absent value.
  private mutating func read(
    _ raw: Range<Int>, _ dialect: Dialect, in bytes: Span<UInt8>, spillStart: Int
  ) -> (value: Range<Int>, isMissing: Bool) {
    let start = spillStart + spill.count
    let value = dialect.content(of: raw, in: bytes, spill: &spill, spillStart: spillStart)
    guard value.lowerBound >= start else { return (value, isMissing(bytes.extracting(value))) }
    return (value, isMissing(spill.span.extracting(value.lowerBound - spillStart..<spill.count)))
  }

  private func isMissing(_ value: Span<UInt8>) -> Bool {
    onlyEmptyIsMissing ? value.isEmpty : rules.isMissing(value)
  }

  /// Has the strategies judge every value that is present; the verdict on an absent one is `invalid`, whatever becomes
  /// of it.
  private mutating func judge(_ chunk: Chunk) {
    let bytes = chunk.storage.span
    var judged = verdicts
    verdicts = []
    judged.removeAll(keepingCapacity: true)
    judged.append(addingCapacity: values.count) { $0.append(repeating: .valid, count: values.count) }
    for index in absences { judged[index] = .invalid }
    var blanks = 0
    if rules.presence == .notBlank {
      for index in values.indices where judged[index] == .valid && bytes.extracting(values[index]).isBlank {
        judged[index] = .invalid
        blanks += 1
      }
    }
    decided = [absences.count + blanks]
    var span = judged.mutableSpan
    for (number, named) in rules.strategies.enumerated() {
      if number > 0 { decided.append(span.indices.count { span[$0] != .valid }) }
      named.strategy.judge(values.span, in: bytes, verdicts: &span)
    }
    verdicts = judged
  }

  /// Notes the values that do not pass; an absent one only where a value has to be there.
  private mutating func collect(_ batch: RecordBatch, column: Int, dialect: Dialect, chunk: Chunk) {
    suspects.removeAll(keepingCapacity: true)
    let isAbsenceAllowed = rules.presence == .optional
    let records = batch.soundRecords.span
    var absence = 0
    for number in verdicts.indices where verdicts[number] != .valid {
      if absence < absences.count && absences[absence] == number {
        absence += 1
        if isAbsenceAllowed { continue }
      }
      let field = batch.field(column, of: records[number])
      let offset = dialect.start(ofField: field, in: chunk.storage.span)
      suspects.append(Suspect(record: Int(records[number].index), offset: offset, value: values[number]))
    }
    if !rules.strategies.isEmpty { decided.append(suspects.count + (isAbsenceAllowed ? absences.count : 0)) }
  }
}
