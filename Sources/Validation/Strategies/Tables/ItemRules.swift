/// The rules of one item of a list or of an array.
package struct ItemRules: Sendable {
  private let compiled: CompiledRules
  private let normalization: Normalization?

  package init(_ rules: RuleSet, normalization: Normalization?) {
    (compiled, self.normalization) = (CompiledRules(rules), normalization)
  }

  package var isSecret: Bool { compiled.rules.isSecret }

  /// Returns the first failure of an item, or `nil` if it is valid.
  func failure(of item: Span<UInt8>) -> ValidationFailure? {
    if let normalization { return failure(ofNormalized: normalization.normalized(String(repairing: item))) }
    return compiled.findings(in: item, isPresent: !compiled.rules.isAbsent(item), all: false).first?.failure
  }

  /// Returns the first failure of an item, or `nil` if it is valid.
  func failure(of item: String) -> ValidationFailure? {
    failure(ofNormalized: normalization?.normalized(item) ?? item)
  }

  private func failure(ofNormalized item: String) -> ValidationFailure? {
    let isPresent = !compiled.rules.isAbsent(item.utf8Span.span)
    return compiled.findings(in: item.utf8Span.span, isPresent: isPresent, all: false).first?.failure
  }
}
