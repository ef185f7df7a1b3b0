internal import JSONDocument
internal import RuleFiles
package import Validation

/// A proof that all values of JSON that are valid by one schema are valid by another, or a value that is not.
package struct JSONSchemaContainment: Sendable {
  package enum Answer: Sendable, Equatable {
    case proved
    /// The JSON text of a value that the first schema accepts and the second rejects.
    case refuted(String)
    /// It was not decided, within the limits of the work.
    case unknown
  }

  package let answer: Answer

  /// Decides it. The cost is limited by counts. Schemas with keywords that are not checked are not compared.
  package init(of first: JSONSchemaChecker, in second: JSONSchemaChecker) {
    guard !first.isPartial, !second.isPartial else {
      answer = .unknown
      return
    }
    var search = ValueSearch(PatternCharacters())
    let outcome = search.value(
      meeting: ValueRequirements([.init(first, isValid: true), .init(second, isValid: false)]))
    switch outcome {
    case .found(let text): answer = .refuted(text)
    case .none: answer = .proved
    case .unknown: answer = .unknown
    }
  }
}
