/// The requirement of a rule over several fields.
///
/// A comparison with an absent field is valid.
public enum RecordConstraint: Sendable {
  /// The comparison is true.
  case comparison(RecordComparison)
  /// The field is present if the condition is true.
  case requiredIf(RecordField, RecordCondition)
  /// The field is present if at least one of the others is.
  case requiredWith(RecordField, [RecordField])
  /// The field is absent if the condition is true.
  case forbiddenIf(RecordField, RecordCondition)
  /// The field, if present, is valid by the strategy.
  case keeps(RecordField, any InputFieldValidationStrategy)
  /// The field is the path of a file that has the digest in another field.
  case fileDigest(RecordField, FileDigest, RecordField)
  case exactlyOne(of: [RecordField])
  case atLeastOne(of: [RecordField])
  case atMostOne(of: [RecordField])
  case allOrNone(of: [RecordField])
  /// The caller of a check of a table decides for each record, by these fields; of a single record it is not known to be broken.
  case byCaller(number: Int, FailureCode, [RecordField])

  /// The field that the constraint is about, if it is about a single one.
  var subject: String? {
    switch self {
    case .requiredIf(let field, _), .requiredWith(let field, _), .forbiddenIf(let field, _),
      .keeps(let field, _), .fileDigest(let field, _, _):
      field.name
    case .comparison, .exactlyOne, .atLeastOne, .atMostOne, .allOrNone, .byCaller: nil
    }
  }

  /// The names of the fields that a strategy for secrets checks.
  var secretFields: [String] {
    switch self {
    case .keeps(let field, let strategy): strategy.isSecret ? [field.name] : []
    case .requiredIf(_, let condition), .forbiddenIf(_, let condition): condition.secretFields
    case .comparison, .requiredWith, .fileDigest, .exactlyOne, .atLeastOne, .atMostOne, .allOrNone, .byCaller:
      []
    }
  }

  /// The code of its failures; of a strategy, the name of its rule, the first part of most of its codes.
  package var code: FailureCode {
    switch self {
    case .comparison: "comparison.not-met"
    case .requiredIf: "required-if"
    case .requiredWith: "required-with"
    case .forbiddenIf: "forbidden-if"
    case .keeps(_, let strategy): FailureCode(rawValue: strategy.ruleName)
    case .fileDigest: "file-digest.different"
    case .exactlyOne: "exactly-one-of"
    case .atLeastOne: "at-least-one-of"
    case .atMostOne: "at-most-one-of"
    case .allOrNone: "all-or-none"
    case .byCaller(_, let code, _): code
    }
  }

  /// The names of those of the absent fields without which the constraint holds of every record; empty if it can fail.
  func decisive(among absent: Set<[UInt8]>) -> [String] {
    switch self {
    case .comparison(var comparison):
      var names = RecordInputNames()
      comparison.bind(to: &names)
      return names.names.filter { absent.contains(Array($0.utf8)) }
    case .keeps(let field, _): return absent.contains(Array(field.name.utf8)) ? [field.name] : []
    case .fileDigest(let file, _, let digest):
      return [file.name, digest.name].filter { absent.contains(Array($0.utf8)) }
    case .requiredIf(_, let condition), .forbiddenIf(_, let condition):
      return condition.constant(without: absent) == false
        ? condition.fields.filter { absent.contains(Array($0.utf8)) } : []
    case .requiredWith(_, let others):
      return others.allSatisfy { absent.contains(Array($0.name.utf8)) } ? others.map(\.name) : []
    case .exactlyOne, .atLeastOne, .atMostOne, .allOrNone, .byCaller: return []
    }
  }

  mutating func bind(to names: inout RecordInputNames) {
    switch self {
    case .comparison(var comparison):
      comparison.bind(to: &names)
      self = .comparison(comparison)
    case .requiredIf(var field, var condition):
      field.bind(to: &names)
      condition.bind(to: &names)
      self = .requiredIf(field, condition)
    case .requiredWith(var field, let others):
      field.bind(to: &names)
      self = .requiredWith(field, Self.bound(others, to: &names))
    case .forbiddenIf(var field, var condition):
      field.bind(to: &names)
      condition.bind(to: &names)
      self = .forbiddenIf(field, condition)
    case .keeps(var field, let strategy):
      field.bind(to: &names)
      self = .keeps(field, strategy)
    case .fileDigest(var file, let comparison, var digest):
      file.bind(to: &names)
      digest.bind(to: &names)
      self = .fileDigest(file, comparison, digest)
    case .exactlyOne(let fields): self = .exactlyOne(of: Self.bound(fields, to: &names))
    case .atLeastOne(let fields): self = .atLeastOne(of: Self.bound(fields, to: &names))
    case .atMostOne(let fields): self = .atMostOne(of: Self.bound(fields, to: &names))
    case .allOrNone(let fields): self = .allOrNone(of: Self.bound(fields, to: &names))
    case .byCaller(let number, let code, let fields):
      self = .byCaller(number: number, code, Self.bound(fields, to: &names))
    }
  }

  private static func bound(_ fields: [RecordField], to names: inout RecordInputNames) -> [RecordField] {
    var fields = fields
    for index in fields.indices { fields[index].bind(to: &names) }
    return fields
  }

  /// Decides on the inputs, whose ranges are in the bytes.
  typealias Evaluation = @Sendable (_ values: Span<RecordInput>, _ bytes: Span<UInt8>) -> Verdict

  /// The decision as a closure, made once for all records: switching over the constraint copies its payload.
  var evaluation: Evaluation {
    switch self {
    case .comparison(let comparison): { Verdict(comparison.holds($0, in: $1)) }
    case .requiredIf(let field, let condition):
      { field.isPresent(in: $0) ? .valid : Self.negated(condition.verdict($0, in: $1)) }
    case .forbiddenIf(let field, let condition):
      { field.isPresent(in: $0) ? Self.negated(condition.verdict($0, in: $1)) : .valid }
    case .requiredWith(let field, let others):
      { values, _ in Verdict(field.isPresent(in: values) || Self.count(others, in: values) == 0) }
    case .keeps(let field, let strategy):
      { values, bytes in field.value(in: values).map { strategy.verdict(on: bytes.extracting($0)) } ?? .valid
      }
    case .fileDigest(let file, let comparison, let digest):
      { values, bytes in
        guard let path = file.value(in: values), let digest = digest.value(in: values) else { return .valid }
        return comparison.verdict(on: bytes.extracting(path), digest: bytes.extracting(digest))
      }
    case .exactlyOne(let fields): { values, _ in Verdict(Self.count(fields, in: values) == 1) }
    case .atLeastOne(let fields): { values, _ in Verdict(Self.count(fields, in: values) >= 1) }
    case .atMostOne(let fields): { values, _ in Verdict(Self.count(fields, in: values) <= 1) }
    case .allOrNone(let fields):
      { values, _ in
        let count = Self.count(fields, in: values)
        return Verdict(count == 0 || count == fields.count)
      }
    case .byCaller: { _, _ in .valid }
    }
  }

  private static func negated(_ verdict: Verdict) -> Verdict {
    switch verdict {
    case .valid: .invalid
    case .invalid: .valid
    case .undecided: .undecided
    }
  }

  private static func count(_ fields: [RecordField], in values: Span<RecordInput>) -> Int {
    var count = 0
    for field in fields where field.isPresent(in: values) { count += 1 }
    return count
  }

  /// The failure of inputs that are not valid; of undecided ones the failure of the condition.
  func failure(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .comparison(let comparison):
      return .init("comparison.not-met", ["comparison": .text(comparison.description)])
    case .requiredIf(_, let condition):
      if condition.verdict(values, in: bytes) == .undecided,
        let failure = condition.indecision(values, in: bytes)
      {
        return failure
      }
      return .init("required-if", ["condition": condition.phrase])
    case .forbiddenIf(_, let condition):
      if condition.verdict(values, in: bytes) == .undecided,
        let failure = condition.indecision(values, in: bytes)
      {
        return failure
      }
      return .init("forbidden-if", ["condition": condition.phrase])
    case .requiredWith(_, let others):
      return .init("required-with", ["fields": Self.names(others) { $0.isPresent(in: values) }])
    case .keeps(let field, let strategy):
      let failure = field.value(in: values).flatMap { strategy.failure(of: bytes.extracting($0)) }
      return failure ?? .unexplained
    case .fileDigest(let file, let comparison, let digest):
      return file.value(in: values).map {
        comparison.failure(of: bytes.extracting($0), field: digest.name)
      } ?? .unexplained
    case .exactlyOne(let fields):
      return .init(
        "exactly-one-of", ["fields": Self.names(fields), "count": .integer(Self.count(fields, in: values))])
    case .atLeastOne(let fields): return .init("at-least-one-of", ["fields": Self.names(fields)])
    case .atMostOne(let fields):
      return .init(
        "at-most-one-of", ["fields": Self.names(fields), "count": .integer(Self.count(fields, in: values))])
    case .allOrNone(let fields):
      return .init(
        "all-or-none",
        ["fields": Self.names(fields), "missing": Self.names(fields) { !$0.isPresent(in: values) }])
    case .byCaller(_, let code, _): return .init(code)
    }
  }

  private static func names(
    _ fields: [RecordField], where isIncluded: (RecordField) -> Bool = { _ in true }
  ) -> ParameterValue {
    .list(fields.filter(isIncluded).map(\.name))
  }
}
