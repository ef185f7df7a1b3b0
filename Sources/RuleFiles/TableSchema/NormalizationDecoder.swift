internal import JSONDocument
internal import Validation

/// A decoder of `normalize` of a field, an array of distinct step names.
enum NormalizationDecoder {
  static func decode(_ field: Members, _ faults: inout [RuleFileFault]) -> Normalization? {
    guard let value = field.object["normalize"]?.value, let nodes = field.array("normalize", &faults) else {
      return nil
    }
    let names = Normalization.Step.allCases.map(\.rawValue)
    if nodes.isEmpty {
      faults.append(.init(at: value.position, "'normalize' must be an array of at least one step"))
    }
    var steps: [Normalization.Step] = []
    for node in nodes {
      guard case .string(let name) = node.content else {
        faults.append(.init(at: node.position, "'normalize' must contain strings, not \(node.content.noun)"))
        continue
      }
      do throws(RuleError) {
        guard let step = try Normalization.Step.named(name) else {
          let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
          let list = "; the steps are \(names.joined(separator: ", "))"
          faults.append(.init(at: node.position, "there is no step \(Excerpt(name))\(hint ?? list)"))
          continue
        }
        if steps.contains(step) {
          faults.append(.init(at: node.position, "step '\(name)' occurs twice"))
        }
        steps.append(step)
      } catch {
        faults.append(.init(at: node.position, error.description))
      }
    }
    return Normalization(steps)
  }
}
