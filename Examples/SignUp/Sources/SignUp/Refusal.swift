internal import FormValidation
internal import JSONDocument

/// Why a request is not done, as a short page or a problem document (RFC 9457): a status, and a sentence that tells nothing of
/// the server's inside.
struct Refusal: Error {
  let status: UInt32
  let title: String
  let detail: String
  /// `Allow`, where the method is the matter.
  var allowed: String?

  static let notFound = Refusal(404, "Not Found", "There is nothing at this address.")
  static let tooLarge = Refusal(
    413, "Content Too Large", "The post has more than \(Exchange.maximumBytes) bytes.")
  static let forged = Refusal(
    403, "Forbidden",
    "The post does not come from a page of this site, or its cookie is gone. Load the form again.")
  static let inWork = Refusal(
    409, "Conflict", "The same form has been sent already and is being worked on.")
  static let broken = Refusal(500, "Internal Server Error", "Something went wrong here. Try again later.")

  static func method(allowed: String) -> Refusal {
    var refusal = Refusal(405, "Method Not Allowed", "This address knows \(allowed).")
    refusal.allowed = allowed
    return refusal
  }

  init(_ status: UInt32, _ title: String, _ detail: String) {
    (self.status, self.title, self.detail) = (status, title, detail)
  }

  /// Why a post can't be read.
  init(_ error: SubmissionError) {
    let title =
      switch error.status {
      case 413: "Content Too Large"
      case 415: "Unsupported Media Type"
      default: "Bad Request"
      }
    self.init(UInt32(error.status), title, "\(error)")
  }

  func response(to request: Request) -> Response {
    var response: Response
    switch request.answerType {
    case .html:
      let page = Page(title: title, catalog: request.catalog)
      response = .page(page.html { $0.element("p") { $0.text(detail) } }, status: status)
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
