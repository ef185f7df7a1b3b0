internal import JSONDocument
internal import Validation

extension FaultCollector {
  /// Reports a name that no field has, with the most similar field name.
  ///
  /// - Parameters:
  ///   - before: The beginning of the message.
  ///   - after: The end of the message if no name is similar.
  func reportUnknownField(
    _ name: String, among names: [String], at position: DocumentPosition, before: String = "",
    after: String = ""
  ) {
    let hint = Suggestion.question(for: name, among: names).map { "; \($0)" }
    report("\(before)there is no field \(Excerpt(name))\(hint ?? after)", at: position)
  }

  /// Reports the value of a key that must be one of several names, with the most similar one.
  func report(_ node: DocumentNode, of key: String, isNoneOf names: [String]) {
    let list = "'\(key)' must be one of \(names.joined(separator: ", "))"
    guard case .string(let text) = node.content else { return report(list, at: node.position) }
    let hint = Suggestion.question(for: text, among: names).map { "; \($0)" } ?? ""
    report("\(list), not \(Excerpt(text))\(hint)", at: node.position)
  }
}
