internal import Bytes

/// The rules of one item of a list or of an array.
package struct ItemRules: Sendable {
  package let compiled: CompiledRules
  private let normalization: Normalization?

  package init(_ rules: RuleSet, normalization: Normalization?) {
    (compiled, self.normalization) = (CompiledRules(rules), normalization)
  }

  package var isSecret: Bool { compiled.rules.isSecret }

  /// Returns the first failure of an item, or `nil` if it is valid.
  func failure(of item: Span<UInt8>) -> ValidationFailure? {
    guard let normalization else { return failure(ofNormalized: item) }
    return failure(ofNormalized: normalization.normalized(String(repairing: item)).utf8Span.span)
  }

  private func failure(ofNormalized item: Span<UInt8>) -> ValidationFailure? {
    compiled.findings(in: item, isPresent: !compiled.rules.isAbsent(item), all: false).first?.failure
  }
}
