extension FormSteps {
  /// What a server does with a post.
  public enum Answer: Sendable {
    /// It shows this page: the next one, an earlier one, or the same one with its errors.
    case page(FormPage)
    /// It shows the values of all steps, to be confirmed.
    case summary(StepSummary)
    /// It takes the values: the results of all steps, which are valid.
    case finished([FormResult])

    /// The results of all steps, which are valid; `nil` while a page is to be shown.
    public var results: [FormResult]? {
      if case .finished(let results) = self { results } else { nil }
    }

    /// The status of the response (RFC 9110, section 15): 422 for a page with errors, 200 for any other page, and 303 after the last
    /// step, when the values are stored.
    public var status: Int {
      switch self {
      case .page(let page): page.isRefused ? 422 : 200
      case .summary: 200
      case .finished: 303
      }
    }

    /// Returns the page or the summary as HTML in UTF-8; empty after the last step.
    public func html() -> [UInt8] {
      switch self {
      case .page(let page): page.html()
      case .summary(let summary): summary.html()
      case .finished: []
      }
    }
  }
}
