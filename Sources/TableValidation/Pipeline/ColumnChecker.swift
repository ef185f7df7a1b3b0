internal import CSVRecords
internal import Validation

/// Checks one column of a batch: finds what the fields say, asks whether they are there, and has the strategies
/// judge all that are, at once.
struct ColumnChecker {
  /// A field that does not pass, and what it says.
  struct RejectedValue {
    let record: Int
    /// Where the field begins, its quote included, spaces that are skipped before it not.
    let offset: Int
    /// What the field says, in the chunk's buffer.
    let value: Range<Int>
  }

  /// What was changed before it was checked; `nil` where nothing is to be.
  private(set) var normalized: NormalizedColumn?
  /// In the order of the records.
  private(set) var rejected: [RejectedValue] = []
  /// How many values were decided against after the question of presence, and after each strategy.
  private var decided: [Int] = []
  /// What came of the rules where some of them only warn.
  private var severities: SeverityVerdicts?
  /// Of each rejected, whether it is only worth a warning; empty where no rule warns.
  private(set) var warnings: [Bool] = []

  private let rules: RuleSet
  let isNormalized: Bool
  private let onlyEmptyIsMissing: Bool
  private let isAlwaysPresent: Bool
  /// What each sound record's field says.
  private(set) var values: [Range<Int>] = []
  /// Which of them stand for an absent value, ascending.
  private var absences: [Int] = []
  /// Which of them are present and pass: the verdict on an absent one is `invalid`.
  private(set) var verdicts: [Verdict] = []
  private var scratch: [UInt8] = []

  init(_ check: ColumnCheck, isAlwaysPresent: Bool) {
    rules = check.rules
    isNormalized = check.normalization != nil
    normalized = check.normalization.map(NormalizedColumn.init)
    self.isAlwaysPresent = isAlwaysPresent
    onlyEmptyIsMissing = rules.missingValues == [[]]
    severities = rules.hasWarnings ? SeverityVerdicts() : nil
  }

  /// Counts the values that were refused under the names of the first rules that refused them.
  func tally(_ tally: inout Tally, check: Int) {
    if let severities { return severities.tally(&tally, check: check) }
    if let rule = rules.presence.ruleName { tally.add(decided[0], of: rule, .error, check: check) }
    for (number, named) in rules.strategies.enumerated() {
      tally.add(decided[number + 1] - decided[number], of: named.name, .error, check: check)
    }
  }

  /// Checks the field of that column in each sound record.
  mutating func check(_ batch: RecordBatch, column: Int, dialect: Dialect, chunk: inout Chunk) {
    gather(batch, column: column, dialect: dialect, chunk: chunk)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
    if isNormalized { normalize(batch, column: column, chunk: &chunk) }
    judge(chunk)
    collect(batch, column: column, dialect: dialect, chunk: chunk)
  }

  private mutating func gather(_ batch: RecordBatch, column: Int, dialect: Dialect, chunk: Chunk) {
    let bytes = chunk.storage.span
    let (records, starts) = (batch.wellFormedRecords.span, batch.fieldStarts.span)
    // No byte is above 255: then every field that is there says what is written.
    let quote = dialect.quote.map(Int.init) ?? .max
    let saysWhatIsWritten = onlyEmptyIsMissing && !dialect.needsUnescaping
    var gathered = values
    values = []
    gathered.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    gathered.append(addingCapacity: records.count) { values in
      for number in records.indices {
        let field = Int(records[number].firstField) + column
        let raw = Int(starts[field])..<Int(starts[field + 1]) - 1
        if saysWhatIsWritten, !raw.isEmpty, Int(bytes[raw.lowerBound]) != quote {
          values.append(raw)
        } else {
          let (value, isMissing) = read(raw, dialect, in: bytes, scratchStart: chunk.scratchStart)
          if isMissing && !isAlwaysPresent { absences.append(number) }
          values.append(value)
        }
      }
    }
    values = gathered
  }

  /// What a field says, where it is to be read, and whether that stands for an absent value.
  private mutating func read(
    _ raw: Range<Int>, _ dialect: Dialect, in bytes: Span<UInt8>, scratchStart: Int
  ) -> (value: Range<Int>, isMissing: Bool) {
    let start = scratchStart + scratch.count
    let value = dialect.content(of: raw, in: bytes, scratch: &scratch, scratchStart: scratchStart)
    guard value.lowerBound >= start else { return (value, isMissing(bytes.extracting(value))) }
    return (value, isMissing(scratch.span.extracting(value.lowerBound - scratchStart..<scratch.count)))
  }

  private func isMissing(_ value: Span<UInt8>) -> Bool {
    onlyEmptyIsMissing ? value.isEmpty : rules.isAbsent(value)
  }

  /// Puts what the steps make of the values in their place, and asks anew which are absent.
  private mutating func normalize(_ batch: RecordBatch, column: Int, chunk: inout Chunk) {
    guard var normalized = normalized.take() else { return }
    let records = batch.wellFormedRecords.span
    normalized.begin()
    scratch.removeAll(keepingCapacity: true)
    for number in values.indices {
      let original = values[number]
      let start = chunk.scratchStart + scratch.count
      let value = chunk.storage.span.extracting(original)
      let isChanged = normalized.normalization.append(
        value, to: &scratch, countingSteps: &normalized.counts)
      guard isChanged else { continue }
      values[number] = start..<chunk.scratchStart + scratch.count
      normalized.changes.append(
        .init(
          record: Int(records[number].index), raw: batch.field(column, of: records[number]),
          original: original, normalized: values[number]))
    }
    self.normalized = normalized
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
    guard !isAlwaysPresent else { return }
    let bytes = chunk.storage.span
    absences = values.indices.filter { isMissing(bytes.extracting(values[$0])) }
  }

  /// What the field of the sound record of that number says to rules over several fields.
  ///
  /// - Parameter absence: How many absent values are before it at least, from 0; goes up from call to call.
  func input(_ number: Int, absence: inout Int) -> RecordInput {
    if verdicts[number] == .valid { return .present(values[number]) }
    guard rules.presence == .optional else { return .refused }
    while absence < absences.count, absences[absence] < number { absence += 1 }
    return absence < absences.count && absences[absence] == number ? .absent : .refused
  }

  /// What the field of the sound record of that number says, checked or not.
  func value(_ number: Int) -> Range<Int> { values[number] }

  /// Has the strategies judge every value that is present; the verdict on an absent one is `invalid`, whatever becomes
  /// of it.
  private mutating func judge(_ chunk: Chunk) {
    let bytes = chunk.storage.span
    var judged = verdicts
    verdicts = []
    judged.removeAll(keepingCapacity: true)
    judged.append(addingCapacity: values.count) { $0.append(repeating: .valid, count: values.count) }
    for index in absences { judged[index] = .invalid }
    if var severities {
      self.severities = nil
      severities.judge(values.span, in: bytes, rules, absences: absences, verdicts: &judged)
      self.severities = severities
      verdicts = judged
      return
    }
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
    rejected.removeAll(keepingCapacity: true)
    warnings.removeAll(keepingCapacity: true)
    let isAbsenceAllowed = rules.presence == .optional
    let records = batch.wellFormedRecords.span
    var absence = 0
    for number in verdicts.indices where verdicts[number] != .valid {
      if absence < absences.count && absences[absence] == number {
        absence += 1
        if isAbsenceAllowed { continue }
      }
      let field = batch.field(column, of: records[number])
      let offset = dialect.start(ofField: field, in: chunk.storage.span)
      rejected.append(
        RejectedValue(record: Int(records[number].index), offset: offset, value: values[number]))
      if let severities { warnings.append(severities.isWarned[number]) }
    }
    if !rules.strategies.isEmpty { decided.append(rejected.count + (isAbsenceAllowed ? absences.count : 0)) }
  }
}
