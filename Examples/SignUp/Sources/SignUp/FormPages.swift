internal import Controls
internal import FormValidation
internal import HTMLMarkup
internal import LocalServer
internal import Validation

/// The pages of a form. Each has a new token, because that of the last one may have been used already.
struct FormPages: Sendable {
  let form: Form
  let path: String
  let title: String
  /// The title of the button that sends the form, in English; in other languages it is that of their catalogs.
  let submitTitle: String
  /// The address of the script.
  let script: String
  /// The brand, or `nil` for the default.
  var brand: BrandVariant?
  let signer: TokenSigner
  let summaryTexts: SummaryTexts
  /// Writes the form and what belongs to it.
  let write: @Sendable (FormPage, inout HTMLWriter) -> Void

  /// Returns the page of the form, empty or with the result of a submission.
  func show(_ result: FormResult? = nil, for request: Request, status: Int = 200) throws -> Response {
    try Session.starting(for: request) { session in
      var page = FormPage(
        form, result: result, action: path, token: try token(session), catalog: request.catalog)
      return .page(html(&page, isRefusal: result != nil), status: status)
    }
  }

  /// Returns the response to a submission with errors.
  func refuse(_ result: FormResult, _ request: Request) throws -> Response {
    switch request.answerType {
    case .html: try show(result, for: request, status: 422)
    case .json: .problem(result.problem(in: request.catalog), status: 422)
    }
  }

  /// Returns the page with what was typed after a refusal for the token of the submission, which was not stored: the person sends it
  /// with the new token.
  ///
  /// - Throws: The refusal, unless a page of this server sent the submission for a person. Otherwise another site could have its own
  ///   values, such as the account of a payment, shown in a form that one press sends.
  func showAgain(_ post: Submission, after refusal: Refusal, for request: Request) throws -> Response {
    guard case .html = request.answerType, request.isFromThisServer else { throw refusal }
    return try Session.starting(for: request) { session in
      var page = FormPage(
        form, editing: post, action: path, token: try token(session), catalog: request.catalog)
      let html = html(&page, isRefusal: true) { writeAdvice(refusal.advice ?? refusal.detail, post, to: &$0) }
      return .page(html, status: refusal.status)
    }
  }

  private func token(_ session: Session) throws -> FormToken {
    FormToken(try signer.makeToken(form: path, session))
  }

  private func html(
    _ page: inout FormPage, isRefusal: Bool, advice: (inout HTMLWriter) -> Void = { _ in }
  ) -> [UInt8] {
    // Only the server reports errors, so that all of them are shown in the same way.
    page.validatesInBrowser = false
    page.brand = brand
    if page.catalog.language == "en" { page.submitTitle = submitTitle }
    return Page(title: title, catalog: page.catalog, isRefusal: isRefusal, script: script).html { html in
      advice(&html)
      guard page.isRefused else { return write(page, &html) }
      html.element("div", summaryTexts.attributes(of: page)) { write(page, &$0) }
    }
  }

  /// Writes an advice, and what the form does not show again: passwords and files.
  private func writeAdvice(_ advice: String, _ post: Submission, to html: inout HTMLWriter) {
    html.markup(
      """
      <div class="form">
      <div class="form-summary" role="alert" tabindex="-1" autofocus lang="en" dir="ltr">

      """)
    html.element("p") { $0.text(advice) }
    if form.fields.contains(where: { $0.kind == .password }) {
      html.element("p") { $0.text("A password is never shown again: enter it once more.") }
    }
    for field in form.fields where post.file(of: field.name) != nil {
      html.element("p") { html in
        html.text("Choose the file again: ")
        html.element("bdi") { $0.text(post.rawText(of: field.name) ?? "") }
      }
    }
    html.markup("</div>\n</div>\n")
  }
}
