internal import Bytes
internal import Validation

/// What is known of the values of a column, from which rules are inferred: values with their numbers, and the range of numbers.
struct ColumnEvidence: Sendable {
  /// A distinct value and the number of records that have it; of a sample, 1.
  struct Value: Sendable {
    let bytes: [UInt8]
    let count: Int
    /// The value, with U+FFFD for what is not UTF-8.
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  let name: String
  let tolerance: Tolerance
  /// The type of Table Schema that the source of the values proves; `nil` if only the values show it.
  let storedType: String?
  /// The numbers of records with and without a value.
  private(set) var present: Int
  private(set) var absent: Int
  /// The number of distinct values; an estimate unless ``isComplete``.
  private(set) var distinct: Int
  /// The distinct values in the order of their bytes, or a sample of them.
  private(set) var values: [Value]
  /// Whether all distinct values are known.
  let isComplete: Bool
  /// The range of the whole numbers, and of all numbers.
  private(set) var integers: NumberRange
  private(set) var numbers: NumberRange
  /// The words for a missing value among the values, with the numbers of all records that have them.
  private(set) var words: [Value] = []
  /// The number of records that the values represent.
  private(set) var weight: Int

  init(_ profile: ColumnProfile, named name: String, _ tolerance: Tolerance) {
    (self.name, self.tolerance, storedType) = (name, tolerance, profile.storedType)
    (present, absent) = (profile.present, profile.absent)
    var values: [Value] = []
    if let counts = profile.counts {
      counts.read { value, _, count in values.append(Value(bytes: Array(copying: value), count: count)) }
      (isComplete, distinct) = (true, values.count)
    } else {
      let sample = profile.sample.result()
      values = sample.values.map { Value(bytes: $0, count: 1) }
      (isComplete, distinct) = (false, min(sample.distinct, profile.present))
    }
    self.values = values.sorted { $0.bytes.span.order(relativeTo: $1.bytes.span) < 0 }
    weight = values.reduce(0) { $0 + $1.count }
    (integers, numbers) = (profile.integers, profile.numbers)
    if isComplete {
      addNumbers()
      words = self.values.filter { MissingWords.contain($0.bytes) }
    } else {
      profile.words.read { value, _, count in words.append(Value(bytes: Array(copying: value), count: count))
      }
      words.sort { $0.bytes.span.order(relativeTo: $1.bytes.span) < 0 }
    }
  }

  /// Creates the evidence of some of the values of a column, as if no others were known.
  init(_ values: [Value], of evidence: ColumnEvidence) {
    (name, tolerance, storedType) = (evidence.name, evidence.tolerance, evidence.storedType)
    (absent, isComplete) = (0, evidence.isComplete)
    self.values = values
    weight = values.reduce(0) { $0 + $1.count }
    (present, distinct) = (weight, values.count)
    (integers, numbers) = (NumberRange(allowingFractions: false), NumberRange(allowingFractions: true))
    addNumbers()
    words = values.filter { MissingWords.contain($0.bytes) }
  }

  private mutating func addNumbers() {
    for value in values {
      integers.add(value.bytes.span)
      numbers.add(value.bytes.span)
    }
  }

  /// The most values that may break a rule.
  var allowed: Int { tolerance.allowed(of: weight) }

  /// Returns the number of records whose values do not satisfy a condition, among those that the values represent.
  func count(without condition: (Span<UInt8>) -> Bool) -> Int {
    values.reduce(0) { condition($1.bytes.span) ? $0 : $0 + $1.count }
  }

  /// The same evidence without the words for a missing value, which count as absent.
  var withoutWords: ColumnEvidence {
    var rest = self
    let (all, sampled) = (words.reduce(0) { $0 + $1.count }, values.filter { MissingWords.contain($0.bytes) })
    rest.values.removeAll { MissingWords.contain($0.bytes) }
    rest.weight -= sampled.reduce(0) { $0 + $1.count }
    (rest.present, rest.absent) = (present - all, absent + all)
    rest.distinct -= words.count
    return rest
  }
}

extension ColumnEvidence {
  /// Whether all but the values that may break a rule satisfy these rules.
  func satisfies(_ rules: CompiledRules) -> Bool {
    // Most candidates fail at once.
    let (limit, total) = (allowed, weight)
    guard total > 0 else { return false }
    var failing = 0
    for value in values where !rules.accept(value.bytes.span) {
      failing += value.count
      if failing > limit { return false }
    }
    return failing < total
  }
}

extension ColumnEvidence {
  /// The average number of words from which on texts are prose.
  private static let wordsOfProse = 6

  /// Whether the values are sentences and no names or codes.
  var isProse: Bool {
    let words = values.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: " ") } }
    return words >= (Self.wordsOfProse - 1) * values.count
  }
}

extension CompiledRules {
  /// Whether a value that is present satisfies the rules.
  func accept(_ value: Span<UInt8>) -> Bool {
    var position = 0
    return next(in: value, isPresent: true, from: &position) == nil
  }
}
