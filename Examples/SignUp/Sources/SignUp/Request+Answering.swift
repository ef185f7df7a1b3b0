internal import LocalServer
internal import Validation

extension Request {
  /// The texts of the response, in the preferred language of the client.
  var catalog: MessageCatalog { header("Accept-Language").map(MessageCatalog.preferred) ?? .english }

  /// The format of the response: the one that `Accept` prefers, otherwise that of the request.
  var answerType: AnswerType {
    let isJSON = header("Content-Type")?.utf8Span.span.begins("application/json") ?? false
    return AnswerType(accept: header("Accept"), otherwise: isJSON ? .json : .html)
  }

  /// The session of the client, if it has one.
  var session: Session? { Session(cookie: cookie(Session.cookieName)) }

  /// Whether a page of this server sent the request: the browser says so in headers that no page can set.
  var isFromThisServer: Bool {
    if let site = header("Sec-Fetch-Site") { return site == "same-origin" }
    guard let origin = header("Origin"), let host = header("Host") else { return false }
    return origin == "http://" + host
  }

  /// Returns the response to a request that fails with an error. Details of an internal error are written to the log only.
  func response(to error: any Error) -> Response {
    if let refusal = error as? Refusal { return refusal.response(to: self) }
    Log.error("\(path): \(error)")
    return Refusal.broken.response(to: self)
  }
}
