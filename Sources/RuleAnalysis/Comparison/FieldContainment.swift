internal import Bytes
internal import RuleFiles
internal import Validation

/// A proof that all values that one field accepts are accepted by another, or a value that is not.
struct FieldContainment {
  enum Answer: Equatable {
    case proved
    /// The value that the first accepts and the second refuses; `nil` if that depends on other records.
    case refuted(String?)
    /// The requirements of the second that could not be decided.
    case unknown([String])
  }

  let first: FieldRules
  let second: FieldRules
  /// Whether keys and rules over records read the same of both.
  let haveEqualMeaning: Bool

  var answer: Answer {
    if second.isUnique, !first.isUnique { return .refuted(nil) }
    // What represents an absent value is decided by itself; all other texts are present in both.
    if let missing = (first.missingValues + second.missingValues).first(where: isRefuting) {
      return .refuted(missing)
    }
    if second.isRequired, !first.isRequired { return .refuted(nil) }
    let isComparable = first.field.normalization == second.field.normalization
    if let listed = first.listed, isComparable {
      return listed.first(where: isRefuting).map(Answer.refuted) ?? uniqueness
    }
    let undecided = undecided
    guard !undecided.isEmpty || !isComparable else { return uniqueness }
    if let text = undecided.lazy.compactMap(\.text).first(where: isRefuting) { return .refuted(text) }
    let candidates = CandidateValues(
      accepted: first, refused: undecided.map(\.requirement),
      differing: undecided.filter { $0.text != nil }.compactMap(\.requirement.texts))
    if let value = candidates.all.first(where: isRefuting) { return .refuted(value) }
    if isComparable, let texts = LanguageStates(first.upper)?.texts(atMost: FieldRules.listedCount) {
      return texts.first(where: isRefuting).map(Answer.refuted) ?? uniqueness
    }
    return .unknown(undecided.map(\.requirement.name) + (isComparable ? [] : ["normalize"]))
  }

  /// The answer if all values that the first accepts are accepted by the second: equal ones may be others there.
  private var uniqueness: Answer { second.isUnique && !haveEqualMeaning ? .unknown(["unique"]) : .proved }

  private func isRefuting(_ value: String) -> Bool { first.accepts(value) && !second.accepts(value) }

  /// A requirement of the second that those of the first are not known to imply, and a text that may show it.
  private struct Undecided {
    let requirement: Requirement
    let text: String?
  }

  private var undecided: [Undecided] {
    let requirements = second.requirements + (second.refusesBlank && !first.refusesBlank ? [.notBlank] : [])
    return requirements.compactMap { requirement in
      if first.requirements.contains(where: { $0.implies(requirement) }) { return nil }
      if !requirement.bounds.isEmpty {
        let isImplied = requirement.bounds.allSatisfy { bound in
          first.requirements.contains { $0.bounds.contains { $0.implies(bound) } }
        }
        return isImplied ? nil : Undecided(requirement: requirement, text: nil)
      }
      guard let texts = requirement.texts else { return Undecided(requirement: requirement, text: nil) }
      return undecided(requirement, texts)
    }
  }

  private func undecided(_ requirement: Requirement, _ texts: PatternLanguage) -> Undecided? {
    guard !first.requirements.contains(where: { $0.texts?.isBranch(of: texts) == true }) else { return nil }
    if let length = requirement.length, first.hasLengths(within: length) { return nil }
    let languages =
      first.upper + [
        .complement(texts.lower), .complement(.words(first.missingValues + second.missingValues)),
      ]
    var search = LanguageSearch(over: languages)
    switch search.shortest(in: languages) {
    case .none: return nil
    case .found(let text): return Undecided(requirement: requirement, text: text)
    case .exhausted:
      let isImplied =
        first.upper.count > 1 && first.requirements.contains { $0.texts?.containment(in: texts) == .proved }
      return isImplied ? nil : Undecided(requirement: requirement, text: nil)
    }
  }
}

extension Requirement {
  fileprivate static let notBlank = Requirement(
    name: "not-blank", strategy: NotBlank(), texts: PatternLanguage(.complement(.blank)), bounds: [])
}

/// The rule `not-blank` as a strategy: in a field it is a rule of presence.
private struct NotBlank: ByteValidationStrategy {
  func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    if value.isBlank { throw ValidationFailure("not-blank") }
  }
}

extension Language {
  /// Texts of white space alone (Unicode, `White_Space`).
  fileprivate static let blank = Language.repeated(
    .set(ScalarSet((0...0x3000).lazy.compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace))),
    minimum: 0, maximum: nil)
}
