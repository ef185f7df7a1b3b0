internal import JSONDocument
internal import Validation

extension RuleFileFault {
  /// Returns the fault for a name that no field has, with the most similar field name.
  ///
  /// - Parameters:
  ///   - before: The beginning of the message.
  ///   - after: The end of the message if no name is similar.
  static func noField(
    _ name: String, among names: [String], at position: DocumentPosition, before: String = "",
    after: String = ""
  ) -> RuleFileFault {
    let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    return RuleFileFault(at: position, "\(before)there is no field \(Excerpt(name))\(hint ?? after)")
  }

  /// Returns the fault for a value that must be one of several names, with the most similar one.
  static func notOneOf(_ names: [String], _ node: DocumentNode, key: String) -> RuleFileFault {
    let list = "'\(key)' must be one of \(names.joined(separator: ", "))"
    guard case .string(let text) = node.content else { return RuleFileFault(at: node.position, list) }
    let hint = Suggestion.nearest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return RuleFileFault(at: node.position, "\(list), not \(Excerpt(text))\(hint)")
  }
}
