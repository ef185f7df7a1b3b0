internal import FormValidation
internal import HTMLMarkup
internal import LocalServer

/// A refusal for the token of a submission, after which a person needs the form again with what was typed.
///
/// Nothing that a submission with such a token has is stored: it is only shown, with a new token, and the person sends it. It is shown
/// only to a person who sent it from a page of this server. Otherwise another site could have its own values, such as the account of
/// a payment, shown in a form that one press sends.
extension Refusal {
  /// Returns the page with the form; throws the refusal itself if the response is one for a program or another site.
  func response(to request: Request, formAgain: (Session) throws -> [UInt8]) throws -> Response {
    guard case .html = request.answerType, request.isFromThisServer else { throw self }
    return try Session.starting(for: request) { .page(try formAgain($0), status: status) }
  }

  /// Writes what happened, what to do, and what the form does not show again: passwords and files.
  func writeAdvice(about post: Submission, of form: Form, to html: inout HTMLWriter) {
    html.element("div", ["class": "form"]) { html in
      html.element(
        "div",
        [
          "class": "form-summary", "role": "alert", "tabindex": "-1", "autofocus": "", "lang": "en",
          "dir": "ltr",
        ]
      ) { html in
        html.element("p") { $0.text(advice ?? detail) }
        if form.fields.contains(where: { $0.kind == .password }) {
          html.element("p") { $0.text("A password is never shown again: enter it once more.") }
        }
        for field in form.fields where post.file(of: field.name) != nil {
          html.element("p") { html in
            html.text("Choose the file again: ")
            html.element("bdi") { $0.text(post.rawText(of: field.name) ?? "") }
          }
        }
      }
    }
    html.newLine()
  }
}
