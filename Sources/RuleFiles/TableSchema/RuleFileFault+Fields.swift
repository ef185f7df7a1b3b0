internal import JSONDocument
internal import Validation

extension RuleFileFault {
  /// The fault of a name that no field has, with the nearest name that one has.
  ///
  /// - Parameters:
  ///   - before: The beginning of the message.
  ///   - after: The end of the message where no name is near.
  static func noField(
    _ name: String, among names: [String], at position: DocumentPosition, before: String = "",
    after: String = ""
  ) -> RuleFileFault {
    let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    return RuleFileFault(at: position, "\(before)there is no field \(Excerpt(name))\(hint ?? after)")
  }
}
