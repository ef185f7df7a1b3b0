/// The reason why a request is rejected before its body is read, with its status.
struct HeadRefusal: Error, Equatable {
  let status: Int
  let reason: String

  init(_ status: Int, _ reason: String) { (self.status, self.reason) = (status, reason) }

  /// Creates a refusal of a request that RFC 9112 does not allow.
  init(malformed reason: String) { self.init(400, reason) }

  static let cutOff = HeadRefusal(malformed: "The request ends within its head.")
  static let timeout = HeadRefusal(408, "The head of the request did not arrive in time.")

  /// Returns the response, after which the connection is closed.
  ///
  /// - Parameter isHEAD: Whether the request's method is `HEAD`: the response then has only the header of its content.
  func response(_ headers: [(name: String, value: String)], isHEAD: Bool) -> [UInt8] {
    let body = reason + "\n"
    var lines = [
      "HTTP/1.1 \(status) \(title)", "Content-Type: text/plain; charset=utf-8",
      "Content-Length: \(body.utf8.count)", "Connection: close",
    ]
    lines += headers.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (isHEAD ? "" : body)).utf8)
  }

  private var title: String {
    switch status {
    case 400: "Bad Request"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 417: "Expectation Failed"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    case 505: "HTTP Version Not Supported"
    default: "Service Unavailable"
    }
  }
}
