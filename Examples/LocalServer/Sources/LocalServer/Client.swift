/// A connection of a ``Responder``, from the head of its first request to its end.
final class Client {
  enum State {
    case head(RequestHead)
    case body(Request, RequestBody)
    /// Slow work makes the response.
    case waiting(Request)
    /// The last response is sent; what the client still sends is skipped.
    case closing
  }

  let socket: Int32
  /// A number that no other connection has, because the system gives the number of a socket again.
  let number: Int
  var state = State.head(RequestHead())
  /// What has arrived and has not been read.
  var input: [UInt8] = []
  /// What has to be sent, and how much of it has been.
  var output: [UInt8] = []
  var sent = 0
  /// Whether the client sends nothing more.
  var hasEnded = false
  /// Whether the present request is the last one.
  var isLast = false

  init(socket: Int32, number: Int) { (self.socket, self.number) = (socket, number) }
}
