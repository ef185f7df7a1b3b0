internal import JSONDocument
internal import Validation

extension RuleFileFault {
  /// A name that is no field's: the nearest that is one, or what else would be right.
  ///
  /// - Parameters:
  ///   - before: What the message begins with.
  ///   - after: What it ends with where no name is near.
  static func noField(
    _ name: String, among names: [String], at position: DocumentPosition, before: String = "",
    after: String = ""
  ) -> RuleFileFault {
    let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    return RuleFileFault(at: position, "\(before)there is no field \(Excerpt(name))\(hint ?? after)")
  }
}
