/// A request with its whole body.
public struct Request: Sendable {
  public enum Method: Sendable, Equatable {
    case get, head, post
    case other(String)

    init(_ name: String) {
      switch name {
      case "GET": self = .get
      case "HEAD": self = .head
      case "POST": self = .post
      default: self = .other(name)
      }
    }
  }

  public var method: Method
  /// The path, decoded, without the query; `/` if the request has the absolute form without a path.
  public var path: String
  /// The names and values in the query, decoded.
  public var arguments: [(name: String, value: String)]
  public var headers: [(name: String, value: String)]
  public var cookies: [(name: String, value: String)]
  /// The body; empty if it is too large.
  public var body: [UInt8]
  /// Whether the body is larger than the maximum at its path: ``ServerOptions/maximumBodyBytes``.
  public var isTooLarge: Bool

  /// Returns the first value of a name in the query.
  public func argument(_ name: String) -> String? {
    arguments.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Returns the value of the first header with a name; case is ignored.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.utf8.elementsEqual(name.utf8) { $0.lowercased == $1.lowercased } }?.value
  }

  /// Returns the value of the first cookie with a name.
  public func cookie(_ name: String) -> String? {
    cookies.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

extension UInt8 {
  /// The byte, in lower case if it is an ASCII letter.
  var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
