internal import FormValidation

/// What stands at which address.
struct Routes: Sendable {
  let forms: [FormRoute]
  let style: [UInt8]
  let script: [UInt8]

  /// The answer to a request; what goes wrong inside is a line of the log and says nothing outside.
  func answer(_ request: Request) -> Response {
    do {
      return try route(request)
    } catch let refusal as Refusal {
      return refusal.response(to: request)
    } catch {
      Log.error("\(request.path): \(error)")
      return Refusal.broken.response(to: request)
    }
  }

  private func route(_ request: Request) throws -> Response {
    guard !request.isTooLarge else { throw Refusal.tooLarge }
    switch request.path {
    case "/": return try reading(request) { index(request) }
    case "/style.css": return try reading(request) { .asset("text/css; charset=utf-8", style) }
    case "/check.js": return try reading(request) { .asset("text/javascript; charset=utf-8", script) }
    default: break
    }
    for form in forms where request.path.hasPrefix(form.path) {
      switch request.path.dropFirst(form.path.count) {
      case "" where request.method == .post: return try form.submit(request)
      case "": return try reading(request, or: "POST") { form.show(request) }
      case "/accepted": return try reading(request) { form.showAccepted(request) }
      case "/check":
        guard request.method == .post else { throw Refusal.method(allowed: "POST") }
        return try form.checkFields(request)
      default: break
      }
    }
    throw Refusal.notFound
  }

  /// Answers what is read alone.
  private func reading(
    _ request: Request, or other: String? = nil, _ answer: () -> Response
  ) throws -> Response {
    guard request.method == .get || request.method == .head else {
      throw Refusal.method(allowed: other.map { "GET, HEAD, \($0)" } ?? "GET, HEAD")
    }
    return answer()
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
