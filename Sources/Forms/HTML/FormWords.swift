/// The words of a page that no rule and no field has.
public struct FormWords: Sendable, Hashable {
  /// What stands above the list of errors.
  public var problem: String
  /// What marks a field that may be left empty.
  public var optional: String
  /// What stands before the text of an error.
  public var error: String
  /// What sends the form.
  public var send: String

  public init(problem: String, optional: String, error: String, send: String) {
    (self.problem, self.optional, self.error, self.send) = (problem, optional, error, send)
  }

  public static let english = FormWords(
    problem: "There is a problem", optional: "optional", error: "Error", send: "Send")
}
