internal import FormValidation
internal import LocalServer

extension Response {
  /// Creates a page, which is never cached because it is not the same for every client.
  static func page(_ html: [UInt8], status: Int = 200) -> Response {
    Response(status, "text/html; charset=utf-8", html)
      .adding("Cache-Control", "no-store").adding("Vary", "Accept-Language")
  }

  static func json(_ json: [UInt8], status: Int = 200) -> Response {
    Response(status, "application/json", json).adding("Cache-Control", "no-store")
  }

  static func problem(_ json: [UInt8], status: Int) -> Response {
    Response(status, "application/problem+json", json).adding("Cache-Control", "no-store")
  }

  /// Creates the response to a check of some fields before the form is sent, which needs no token, because nothing is stored.
  static func live(_ answer: LiveCheck.Answer) -> Response {
    var response = Response(answer.status, "", answer.body)
    response.headers = answer.headers.map { ($0.key, $0.value) }
    return response.adding("Cache-Control", "no-store")
  }

  /// Creates a file that all pages use, which may be cached for an hour.
  static func asset(_ type: String, _ bytes: [UInt8]) -> Response {
    Response(200, type, bytes).adding("Cache-Control", "max-age=3600")
  }

  /// Creates a redirection to another page, which the client requests by GET: RFC 9110, section 15.4.4.
  static func seeOther(_ path: String) -> Response {
    Response(303, "text/plain", []).adding("Location", path).adding("Cache-Control", "no-store")
  }
}
