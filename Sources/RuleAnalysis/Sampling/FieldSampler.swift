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
  func accepts(_ value: [UInt8]) -> Bool { compiled.accepts(value.span) && field.isWritable(value.span) }

  /// Adds values that are made more often than others, of which those that are not accepted are ignored.
  mutating func prefer(_ values: [[UInt8]]) {
    hints += values.filter { accepts($0) && !hints.contains($0) }
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

  /// Returns the next value, normalized; `nil` if none of many texts is accepted.
  mutating func value(using random: inout RandomNumbers) -> [UInt8]? {
    if let only { return random.element(of: only) }
    if !hints.isEmpty, random.isOne(in: Self.hintRarity) { return random.element(of: hints) }
    count += 1
    if let next = nextOfWalk(using: &random) { return next }
    for number in 0..<Self.tries {
      candidate.removeAll(keepingCapacity: true)
      source.append(to: &candidate, using: &random)
      guard accepts(candidate) else { continue }
      if number >= Self.manyTries, count > Self.firstCount, source is ExampleSource {
        beginWalk(using: &random)
      }
      guard let normalized = Self.normalized(candidate, by: field.normalization) else { return candidate }
      if accepts(normalized) { return normalized }
    }
    return nil
  }

  private func isNormalized(_ value: [UInt8]) -> Bool {
    field.normalization == nil || Self.normalized(value, by: field.normalization) == value
  }

  /// Returns a value on the way from the last one; `nil` if there is none, or a text is to be tried.
  private mutating func nextOfWalk(using random: inout RandomNumbers) -> [UInt8]? {
    guard let walk = walks[length], !random.isOne(in: Self.textRarity) else { return nil }
    let next = walk.next(using: &random)
    guard accepts(next), isNormalized(next) else { return nil }
    walks[length]?.go(to: next)
    return next
  }

  /// Begins a way at the candidate, or goes on from it where there is one for its length.
  private mutating func beginWalk(using random: inout RandomNumbers) {
    guard isNormalized(candidate) else { return }
    length = candidate.count
    if walks[length] != nil {
      walks[length]?.go(to: candidate)
    } else if walks.count < Self.mostWalks {
      walks[length] = DigitWalk(from: candidate, accepts: accepts, using: &random)
    }
  }
}
