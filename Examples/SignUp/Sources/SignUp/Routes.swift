internal import FormValidation
internal import HTMLMarkup
internal import LocalServer

/// Passes each request to the form or file at its address.
struct Routes: Sendable {
  let forms: [FormRoute]
  let style: [UInt8]
  let script: [UInt8]

  /// Returns the answer to a request.
  func answer(_ request: Request) -> Answer {
    do {
      guard !request.isTooLarge else { throw Refusal.tooLarge }
      let form = forms.first { $0.path == request.path }
      guard let form, request.method == .post else { return .now(try route(request)) }
      return try form.submit(request)
    } catch {
      return .now(request.response(to: error))
    }
  }

  private func route(_ request: Request) throws -> Response {
    switch request.path {
    case "/": return try reading(request) { index(request) }
    case "/style.css": return try reading(request) { .asset("text/css; charset=utf-8", style) }
    case "/check.js": return try reading(request) { .asset("text/javascript; charset=utf-8", script) }
    default: break
    }
    for form in forms where request.path.hasPrefix(form.path) {
      switch request.path.dropFirst(form.path.count) {
      case "": return try reading(request, or: "POST") { try form.show(request) }
      case "/accepted": return try reading(request) { try form.showAccepted(request) }
      case "/check":
        guard request.method == .post else { throw Refusal.method(allowed: "POST") }
        return try form.checkFields(request)
      default: break
      }
    }
    throw Refusal.notFound
  }

  /// Returns the response to a request by GET or HEAD, and rejects other methods.
  private func reading(
    _ request: Request, or other: String? = nil, _ answer: () throws -> Response
  ) throws -> Response {
    guard request.method == .get || request.method == .head else {
      throw Refusal.method(allowed: other.map { "GET, HEAD, \($0)" } ?? "GET, HEAD")
    }
    return try answer()
  }

  private func index(_ request: Request) -> Response {
    let page = Page(title: "Forms", catalog: request.catalog)
    return .page(
      page.html { html in
        html.element("ul") { html in
          for form in forms {
            html.element("li") { $0.element("a", ["href": form.path]) { $0.text(form.title) } }
            html.newLine()
          }
        }
      })
  }
}
