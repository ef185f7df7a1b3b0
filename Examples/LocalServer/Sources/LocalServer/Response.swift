/// A response: its status, its headers in addition to those of ``ServerOptions/headers``, and its body.
public struct Response: Sendable {
  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]

  /// - Parameter type: The value of `Content-Type`.
  public init(_ status: Int, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.headers = [("Content-Type", type)]
    self.body = body
  }

  public func adding(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers.append((name, value))
    return response
  }

  static let busy = Response(503, "text/plain; charset=utf-8", Array("The server is busy. Try again.\n".utf8))
    .adding("Retry-After", "1")
}

/// What a handler returns: a response, or slow work that makes it on another thread, so that others are answered meanwhile.
public enum Answer: Sendable {
  case now(Response)
  case later(@Sendable () -> Response)
}
