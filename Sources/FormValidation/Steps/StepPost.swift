/// A post of a page of a form of several steps.
public struct StepPost: Sendable {
  /// The name of the hidden value with what was typed on the other pages.
  static let stateName = "form-steps"
  /// The name of the buttons that do not go to the next step.
  static let choiceName = "form-step"
  /// The hidden values as a form.
  static let hidden = Form([FormField(stateName, .hidden), FormField(choiceName, .hidden)])

  /// Where a person wants to go.
  enum Choice: Sendable, Hashable {
    case next, back
    case change(Int)

    /// Reads the value of the button that was pressed.
    init(_ value: String?, count: Int) {
      if value == "back" {
        self = .back
      } else if let number = value.flatMap({ $0.hasPrefix("change ") ? Int($0.dropFirst(7)) : nil }),
        0..<count ~= number
      {
        self = .change(number)
      } else {
        self = .next
      }
    }
  }

  let state: StepState
  /// The values of the page; `nil` for the summary.
  let submission: Submission?
  let choice: Choice
  /// The token of the page, which the server must compare.
  public let token: FormToken?

  init(_ state: StepState, _ submission: Submission?, choice: Choice, token: FormToken?) {
    (self.state, self.submission, self.choice, self.token) = (state, submission, choice, token)
  }
}
