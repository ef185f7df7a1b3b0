internal import Bytes
internal import Validation

/// Values of a field that its rules accept without a finding.
struct FieldSampler: Sendable {
  let field: SampledField
  /// The texts from which values are taken.
  private(set) var source: any ValueSource
  /// Values that conditions name, which are more frequent than others.
  private var hints: [[UInt8]] = []
  private let compiled: CompiledRules
  /// Whether no value is made.
  private(set) var isAlwaysAbsent = false
  private var candidate: [UInt8] = []
  /// The only values from now on; `nil` if others are made.
  private var only: [[UInt8]]?
  private var kept: [[UInt8]] = []
  /// The ways to further values, by their length, if few of the texts are accepted.
  private var walks: [Int: DigitWalk] = [:]
  /// The length of the values of the current way.
  private var length = 0
  /// The number of values so far.
  private var count = 0

  /// - Throws: ``SampleError/noValue(field:rules:)`` if no value is found that the rules accept.
  init(
    _ field: SampledField, _ characters: PatternCharacters, using random: inout RandomNumbers
  ) throws(SampleError) {
    let compiled = CompiledRules(field.rules)
    let normalization = field.normalization
    let sources = FieldSources(of: field, characters) { value in
      guard compiled.accepts(value.span), field.isWritable(value.span) else { return false }
      return Self.normalized(value, by: normalization).map { compiled.accepts($0.span) } ?? true
    }
    guard let source = sources.best(using: &random) else {
      throw .noValue(field: field.name, rules: field.rules.ruleNames)
    }
    (self.field, self.source, self.compiled) = (field, source, compiled)
  }

  /// Creates the values of a field that is always absent.
  init(absent field: SampledField) {
    (self.field, source, compiled) = (field, ListSource([[]]), CompiledRules(field.rules))
    isAlwaysAbsent = true
  }

  private static func normalized(_ value: [UInt8], by normalization: Normalization?) -> [UInt8]? {
    normalization.map { Array($0.normalized(String(decoding: value, as: UTF8.self)).utf8) }
  }

  var isOptional: Bool { field.rules.presence == .optional }

  /// Whether the rules accept a value, without a finding.
  func accepts(_ value: Span<UInt8>) -> Bool { compiled.accepts(value) && field.isWritable(value) }

  /// Adds values that are made more often than others, of which those that are not accepted are ignored.
  mutating func prefer(_ values: [[UInt8]]) {
    hints += values.filter { accepts($0.span) && !hints.contains($0) }
  }

  /// Keeps a value, and makes no others as soon as that many are kept.
  mutating func keep(_ value: [UInt8], upTo count: Int) {
    guard only == nil, !kept.contains(value) else { return }
    kept.append(value)
    if kept.count >= count { only = kept }
  }

  /// One of how many values is a preferred one.
  private static let hintRarity = 6
  /// The number of texts that are tried for a value: with two check digits one in 97 is accepted.
  private static let tries = 20_000
  /// The number of texts for a value from which on a way to others is looked for.
  private static let manyTries = 8
  /// The number of values that are made before any way, so that a few values are not alike.
  private static let firstCount = 100
  /// The number of ways, each to values of one length.
  private static let mostWalks = 8
  /// One of how many values is not on a way.
  private static let textRarity = 64
  /// The number of values on a way that are tried: most are accepted.
  private static let walkTries = 4

  /// Returns the next value, normalized; `nil` if none of many texts is accepted.
  mutating func value(using random: inout RandomNumbers) -> [UInt8]? {
    makeCandidate(using: &random) ? Array(copying: candidate.span) : nil
  }

  /// Sets a field of a record to the next value; returns `false` if none of many texts is accepted.
  mutating func setValue(
    of index: Int, in record: inout SampledRecord, using random: inout RandomNumbers
  ) -> Bool {
    guard makeCandidate(using: &random) else { return false }
    record.set(index, to: candidate.span)
    return true
  }

  /// Makes the next value the candidate; returns `false` if none of many texts is accepted.
  private mutating func makeCandidate(using random: inout RandomNumbers) -> Bool {
    candidate.removeAll(keepingCapacity: true)
    if let only {
      candidate += only[random.below(only.count)]
      return true
    }
    if !hints.isEmpty, random.isOne(in: Self.hintRarity) {
      candidate += hints[random.below(hints.count)]
      return true
    }
    count += 1
    if makeNextOfWalk(using: &random) { return true }
    for number in 0..<Self.tries {
      candidate.removeAll(keepingCapacity: true)
      source.append(to: &candidate, using: &random)
      guard accepts(candidate.span) else { continue }
      if number >= Self.manyTries, count > Self.firstCount, source.isOfExamples {
        beginWalk(using: &random)
      }
      guard !isNormalized(candidate.span) else { return true }
      candidate = Self.normalized(candidate, by: field.normalization) ?? candidate
      if accepts(candidate.span) { return true }
    }
    return false
  }

  private func isNormalized(_ value: Span<UInt8>) -> Bool {
    field.normalization.map { !$0.changes(value) } ?? true
  }

  /// Makes a value on the way from the last one the candidate; returns `false` if there is none, or a text is to be tried.
  private mutating func makeNextOfWalk(using random: inout RandomNumbers) -> Bool {
    guard !walks.isEmpty, let place = walks.index(forKey: length), !random.isOne(in: Self.textRarity) else {
      return false
    }
    for _ in 0..<Self.walkTries {
      candidate.removeAll(keepingCapacity: true)
      walks.values[place].appendNext(to: &candidate, using: &random)
      guard accepts(candidate.span), isNormalized(candidate.span) else { continue }
      walks.values[place].go(to: candidate)
      return true
    }
    return false
  }

  /// Begins a way at the candidate, or goes on from it where there is one for its length.
  private mutating func beginWalk(using random: inout RandomNumbers) {
    guard isNormalized(candidate.span) else { return }
    length = candidate.count
    if walks[length] != nil {
      walks[length]?.go(to: candidate)
    } else if walks.count < Self.mostWalks {
      walks[length] = DigitWalk(from: candidate, accepts: accepts, using: &random)
    }
  }
}
