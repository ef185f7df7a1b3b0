internal import FormValidation
internal import HTMLMarkup
internal import LocalServer
internal import Validation

/// Passes each request to the form or file at its address.
struct Routes: Sendable {
  let forms: [FormRoute]
  let upload: UploadRoute
  /// The files that pages use, by their addresses.
  let files: [String: Response]

  /// The maximum size of a body at the addresses where it is not that of a form.
  static let maximumBytesByPath = [
    UploadRoute.path: UploadRoute.maximumBytes, UploadRoute.transferPath: UploadRoute.maximumPartBytes,
  ]

  /// Returns the answer to a request.
  func answer(_ request: Request) -> Answer {
    do {
      guard !request.isTooLarge else {
        if request.method == .post, request.path == UploadRoute.path {
          return .now(try upload.rejectTooLarge(request))
        }
        throw Refusal.tooLarge(maximum: Self.maximumBytesByPath[request.path] ?? FormRoute.maximumBytes)
      }
      switch (request.method, request.path) {
      case (_, UploadRoute.transferPath): return try upload.transfer(request)
      case (.post, UploadRoute.path): return try upload.submit(request)
      case (.post, _):
        guard let form = forms.first(where: { $0.path == request.path }) else { break }
        return try form.submit(request)
      default: break
      }
      return .now(try route(request))
    } catch {
      return .now(request.response(to: error))
    }
  }

  private func route(_ request: Request) throws -> Response {
    if let file = files[request.path] { return try reading(request) { file } }
    switch request.path {
    case "/": return try reading(request) { index }
    case UploadRoute.path: return try reading(request, or: "POST") { try upload.pages.show(for: request) }
    case UploadRoute.path + "/accepted": return try reading(request) { upload.showAccepted(request) }
    default: break
    }
    for form in forms where request.path.hasPrefix(form.path) {
      switch request.path.dropFirst(form.path.count) {
      case "": return try reading(request, or: "POST") { try form.pages.show(for: request) }
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

  /// The page with links to the forms.
  private var index: Response {
    let page = Page(title: "Forms", catalog: .english)
    let links = forms.map { ($0.path, $0.title) } + [(UploadRoute.path, UploadRoute.title)]
    return .page(
      page.html { html in
        html.element("ul") { html in
          for (path, title) in links {
            html.element("li") { $0.element("a", ["href": path]) { $0.text(title) } }
            html.newLine()
          }
        }
      })
  }
}
