/// The settings of a ``LocalServer``.
public struct ServerOptions: Sendable {
  /// The port of the loopback interface, or 0 for any free one.
  public var port: UInt16 = 0
  /// The number of threads that answer.
  public var threads = 2
  /// The number of threads for slow work: ``Answer/later(_:)``.
  public var workers = 2
  /// The number of slow answers that may wait; a further one is a response with the status 503.
  public var maximumWaiting = 64
  /// The maximum size of a body in bytes. A larger one is not stored: ``Request/isTooLarge``.
  public var maximumBodyBytes = 64 << 10
  /// The maximum sizes of bodies at paths where it is not ``maximumBodyBytes``.
  public var maximumBodyBytesByPath: [String: Int] = [:]
  public var connections = ConnectionBounds()
  /// The headers that are added to every response, those to requests that are rejected here included.
  public var headers: [(name: String, value: String)] = []

  public init() {}
}

/// The bounds of connections in number and time. A client that sends slowly cannot keep others from being served: at the bound
/// the oldest connection whose request is incomplete is closed.
public struct ConnectionBounds: Sendable {
  public var maximum = 512
  public var maximumPerAddress = 64
  /// The time in which the whole head of a request must arrive.
  public var secondsForHead = 10
  /// The time in which the whole body must arrive after the head.
  public var secondsForBody = 20
  /// The time in which the response must be made and sent.
  public var secondsForResponse = 60

  public init() {}
}

/// An error: the server cannot start. Its message is the reason.
public struct LocalServerError: Error, CustomStringConvertible {
  public let description: String
}
