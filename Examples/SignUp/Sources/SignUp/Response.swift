/// An answer: its status, its headers beside those of ``SecurityHeaders``, and its body.
struct Response {
  var status: UInt32
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  init(_ status: UInt32, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.headers = [("Content-Type", type)]
    self.body = body
  }

  /// What is not the same for everybody, and is kept nowhere: forms and what they are answered with.
  static func page(_ html: [UInt8], status: UInt32 = 200) -> Response {
    Response(status, "text/html; charset=utf-8", html)
      .adding("Cache-Control", "no-store").adding("Vary", "Accept-Language")
  }

  static func json(_ json: [UInt8], status: UInt32 = 200) -> Response {
    Response(status, "application/json", json).adding("Cache-Control", "no-store")
  }

  static func problem(_ json: [UInt8], status: UInt32) -> Response {
    Response(status, "application/problem+json", json).adding("Cache-Control", "no-store")
  }

  /// What belongs to every page, and may be kept for an hour.
  static func asset(_ type: String, _ bytes: [UInt8]) -> Response {
    Response(200, type, bytes).adding("Cache-Control", "max-age=3600")
  }

  /// See other, by GET: RFC 9110, section 15.4.4.
  static func seeOther(_ path: String) -> Response {
    var response = Response(303, "text/plain", []).adding("Location", path)
    response.headers.append(("Cache-Control", "no-store"))
    return response
  }

  func adding(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers.append((name, value))
    return response
  }
}
