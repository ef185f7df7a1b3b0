internal import Bytes
internal import Validation

/// Values of a field that its rules reject, each with one finding, by the code of the finding.
struct BrokenValues: Sendable {
  /// The codes, in the order in which they were found.
  private(set) var codes: [FailureCode] = []
  private var values: [[[UInt8]]] = []
  private let field: SampledField
  private let compiled: CompiledRules

  /// The number of values of a code that are kept, and of accepted values that are changed to find some.
  private static let keptCount = 24
  private static let changedCount = 30
  /// The number of changes of an accepted value that are tried for each broken one.
  private static let changeTries = 8

  /// Tries values that may be rejected.
  ///
  /// - Parameters:
  ///   - sampler: Values that the field accepts.
  ///   - severities: The severities of codes; findings that are ignored are none.
  init(_ sampler: FieldSampler, by severities: CodeSeverities, using random: inout RandomNumbers) {
    var sampler = sampler
    field = sampler.field
    compiled = CompiledRules(severities.apply(to: field.ownRules))
    let accepted = (0..<Self.changedCount).compactMap { _ in sampler.value(using: &random) }
    var candidates = Self.candidates(for: field)
    for value in accepted {
      candidates += (0..<Self.keptCount).map { _ in Self.changed(value, using: &random) }
    }
    var several: [(FailureCode, [UInt8])] = []
    for value in candidates {
      guard let (code, isAlone) = finding(in: value) else { continue }
      if isAlone { add(value, code) } else { several.append((code, value)) }
    }
    // Some rules fail only together with others, of which a check reports the first.
    let alone = Set(codes.map(\.rawValue))
    for (code, value) in several where !alone.contains(code.rawValue) { add(value, code) }
  }

  private mutating func add(_ value: [UInt8], _ code: FailureCode) {
    let index = codes.firstIndex(of: code) ?? codes.count
    if index == codes.count {
      codes.append(code)
      values.append([])
    }
    if values[index].count < Self.keptCount, !values[index].contains(value) { values[index].append(value) }
  }

  /// Returns the code of the first finding in a value, and whether there are no others; `nil` for a value without one.
  private func finding(in value: [UInt8]) -> (code: FailureCode, isAlone: Bool)? {
    guard field.isWritable(value.span), !field.rules.isAbsent(value.span) else { return nil }
    if let normalization = field.normalization {
      let text = String(decoding: value, as: UTF8.self)
      guard normalization.normalized(text).hasSameBytes(as: text) else { return nil }
    }
    let findings = compiled.findings(in: value.span, isPresent: true, all: true)
      .filter { $0.severity != .ignored }
    guard let first = findings.first(where: { $0.severity == .error }) ?? findings.first else { return nil }
    return (first.failure.code, findings.count == 1)
  }

  /// Returns a value that has a finding with the code: another form of `value` if one is found.
  func value(like value: [UInt8], with code: FailureCode, using random: inout RandomNumbers) -> [UInt8]? {
    for _ in 0..<Self.changeTries {
      let changed = Self.changed(value, using: &random)
      if let (found, isAlone) = finding(in: changed), isAlone, found == code { return changed }
    }
    return codes.firstIndex(of: code).map { random.element(of: values[$0]) }
  }

  // MARK: Candidates

  private static func candidates(for field: SampledField) -> [[UInt8]] {
    let rules = field.rules.strategies.map { SampledRule($0) }.flatMap(\.parts)
    let examples = rules.flatMap { rule in
      Catalog.entry(named: rule.catalogName)?.examples.flatMap { $0.invalid.map(\.value) + $0.valid } ?? []
    }
    let isWhole = field.typeName == "integer"
    let neighbors = rules.flatMap { rule in
      OrderBound.bounds(of: rule.strategy, ofIntegers: isWhole).flatMap(\.neighbors)
    }
    let lengths = rules.compactMap { $0.strategy as? LengthStrategy }.flatMap { length in
      [length.minimum - 1, length.maximum == .max ? 0 : length.maximum + 1].filter { 1...longest ~= $0 }
    }
    let texts = lengths.flatMap { count in
      ["a", "1"].map { String(repeating: $0, count: count) }
    }
    return (examples + neighbors + texts + CandidateValues.usual + [" ", "\t"]).map { Array($0.utf8) }
  }

  /// The maximum length of a text that is made only to be too long.
  private static let longest = 100_000

  /// Returns a value with a small change: a character less, one more or another one, in capitals or small letters, twice.
  private static func changed(_ value: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
    var scalars = Array(String(decoding: value, as: UTF8.self).unicodeScalars)
    guard !scalars.isEmpty else { return [random.element(of: foreign)] }
    let place = random.below(scalars.count)
    let other = Unicode.Scalar(random.element(of: foreign))
    switch random.below(9) {
    case 0: scalars.remove(at: place)
    case 1: scalars.insert(other, at: place)
    case 2: scalars[place] = other
    case 3: scalars[place] = Unicode.Scalar(UInt8(ascii: "0") + UInt8(random.below(10)))
    case 4: scalars = Array(scalars.prefix(place))
    case 5: scalars += scalars
    case 6: scalars.append(other)
    case 7:
      let one = scalars[place].properties.isWhitespace ? "x" : scalars[place]
      scalars.insert(contentsOf: repeatElement(one, count: random.element(of: runs)), at: place)
    default:
      let text = String(String.UnicodeScalarView(scalars))
      return Array((random.isOne(in: 2) ? text.uppercased() : text.lowercased()).utf8)
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  /// Lengths above many limits: 63 of a label and 64 of a local part (RFC 5321, 4.5.3.1), 255 of a path and of a name.
  private static let runs = [3, 20, 64, 256]

  /// Characters that many rules reject.
  private static let foreign: [UInt8] = Array(" !#-./x7A@_:,".utf8)
}
