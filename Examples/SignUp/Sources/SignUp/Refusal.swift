internal import FormValidation
internal import HTMLMarkup
internal import JSONDocument
internal import LocalServer
internal import Validation

/// The reason why a request is rejected, for a short page or a problem document (RFC 9457): a status, and a sentence that does
/// not reveal internals of the server.
struct Refusal: Error {
  let status: Int
  let title: String
  let detail: String
  /// The value of `Allow`, if the method is the reason.
  var allowed: String?
  /// The address of the form that must be loaded again, if that is the way out.
  var form: String?
  /// What happened and what to do, for a person who has the form before them.
  var advice: String?

  static let notFound = Refusal(404, "Not Found", "There is no page at this address.")
  static let broken = Refusal(500, "Internal Server Error", "Something went wrong here. Try again later.")

  /// Creates the refusal of more bytes than are accepted at an address.
  static func tooLarge(maximum: Int) -> Refusal {
    Refusal(413, "Content Too Large", "What was sent is larger than \(maximum >> 10) kB.")
  }

  /// Creates the refusal of a submission whose token was not made for its form and session.
  static func forged(form: String) -> Refusal {
    var refusal = Refusal(
      403, "Forbidden",
      "The post does not come from this form in this browser, or its cookie is missing. Load the form again.")
    refusal.form = form
    refusal.advice =
      "This page was open for too long. Nothing was sent. Check your details and send them again."
    return refusal
  }

  /// Creates the refusal of a submission whose token has been accepted with other content.
  static func otherContent(form: String) -> Refusal {
    var refusal = Refusal(
      409, "Conflict",
      "This page has already been sent with other content, which was accepted. Load the form again to send more."
    )
    refusal.form = form
    refusal.advice =
      "This page was sent before with other details, which were accepted. What you see below was not sent. "
      + "To send it too, check it and press the button again."
    return refusal
  }

  static func method(allowed: String) -> Refusal {
    var refusal = Refusal(405, "Method Not Allowed", "This address accepts only \(allowed).")
    refusal.allowed = allowed
    return refusal
  }

  init(_ status: Int, _ title: String, _ detail: String) {
    (self.status, self.title, self.detail) = (status, title, detail)
  }

  /// Creates the refusal of a body that cannot be decoded.
  init(_ error: SubmissionError) {
    let title =
      switch error.status {
      case 413: "Content Too Large"
      case 415: "Unsupported Media Type"
      default: "Bad Request"
      }
    self.init(error.status, title, "\(error)")
  }

  func response(to request: Request) -> Response {
    var response: Response
    switch request.answerType {
    case .html:
      let page = Page(title: title, catalog: .english)
      response = .page(
        page.html { html in
          html.element("p") { $0.text(detail) }
          guard let form else { return }
          html.newLine()
          html.element("p") { $0.element("a", ["href": form]) { $0.text("Load the form again") } }
        }, status: status)
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.member("type", "about:blank")
        json.member("title", title)
        json.member("status", Int(status))
        json.member("detail", detail)
      }
      response = .problem(json.bytes, status: status)
    }
    if let allowed { response = response.adding("Allow", allowed) }
    return response
  }
}
