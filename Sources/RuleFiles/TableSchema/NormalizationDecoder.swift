internal import JSONDocument
internal import Validation

/// A decoder of `normalize` of a field, an array of distinct step names.
enum NormalizationDecoder {
  /// The key of a field.
  static let key = "normalize"

  /// Returns the steps; `nil` for none.
  static func decode(_ field: Members) -> Normalization? {
    guard let nodes = field.array(key), !nodes.isEmpty else { return nil }
    let names = Normalization.Step.allCases.map(\.rawValue)
    var steps: [Normalization.Step] = []
    for node in nodes {
      guard case .string(let name) = node.content else {
        field.faults.report("'normalize' must contain strings, not \(node.content.noun)", at: node.position)
        continue
      }
      do throws(RuleError) {
        guard let step = try Normalization.Step.named(name) else {
          let hint = Suggestion.question(for: name, among: names).map { "; \($0)" }
          let list = "; the steps are \(names.joined(separator: ", "))"
          field.faults.report("there is no step \(Excerpt(name))\(hint ?? list)", at: node.position)
          continue
        }
        if steps.contains(step) {
          field.faults.report("step '\(name)' occurs twice", at: node.position)
        }
        steps.append(step)
      } catch {
        field.faults.report(error.description, at: node.position)
      }
    }
    return Normalization(steps)
  }
}
