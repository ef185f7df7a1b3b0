internal import CSockets
internal import Glibc

/// The connections of a ``Responder``: what each of them has sent, and what is sent to it.
struct ResponderLoop {
  private let context: AnswerContext
  private let slowResponse: @Sendable (_ socket: Int32, _ number: Int, Response) -> Void
  private var clients: [Int32: Client] = [:]
  private var count = 0
  private var date = ResponseDate()
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameter slowResponse: Receives the response of slow work, on another thread.
  init(
    _ context: AnswerContext, slowResponse: @escaping @Sendable (Int32, Int, Response) -> Void
  ) {
    (self.context, self.slowResponse) = (context, slowResponse)
  }

  /// Reads and sends what a connection has and has room for.
  mutating func proceed(_ socket: Int32) {
    let client: Client
    if let known = clients[socket] {
      client = known
    } else {
      count += 1
      client = Client(socket: socket, number: count)
      clients[socket] = client
    }
    if flush(client) { receive(client) }
  }

  /// Sends a response of slow work, unless the connection has ended.
  mutating func send(_ response: Response, to socket: Int32, _ number: Int) {
    guard let client = clients[socket], client.number == number, case .waiting(let request) = client.state
    else { return }
    if respond(response, to: request, client) { receive(client) }
  }

  /// Closes all connections.
  mutating func end() {
    for client in clients.values { close(client) }
  }

  /// Reads what has arrived, and answers the requests that are complete.
  private mutating func receive(_ client: Client) {
    while true {
      // SAFETY: the system writes at most the size of the buffer, during the call.
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(client.socket, $0.baseAddress, $0.count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { close(client) }
        return
      }
      if count == 0 {
        client.hasEnded = true
      } else if case .closing = client.state {
        continue
      } else {
        client.input += buffer[..<count]
      }
      guard answer(client) else {
        // What still arrives after the last response is skipped.
        guard clients[client.socket] === client, case .closing = client.state, client.output.isEmpty
        else { return }
        continue
      }
      // The end arrives once, perhaps with the last bytes: it is read now or never.
      if client.hasEnded { return }
    }
  }

  /// Answers the request of a connection if it is complete; returns whether the connection may send more.
  private mutating func answer(_ client: Client) -> Bool {
    while true {
      switch client.state {
      case .waiting:
        // A client that sends much while it waits for a response is none that reads it.
        guard client.input.count <= context.options.maximumBodyBytes else { return close(client) }
        return true
      case .closing: return client.hasEnded ? close(client) : true
      case .head(var head):
        guard !client.input.isEmpty else { return client.hasEnded ? close(client) : true }
        switch head.read(client.input.span) {
        case .incomplete:
          guard !client.hasEnded else { return refuse(.cutOff, client) }
          client.state = .head(head)
          return true
        case .refused(let refusal): return refuse(refusal, client, isHEAD: head.isHEAD)
        case .complete: begin(head, client)
        }
      case .body(var request, var body):
        var offset = 0
        client.state = .closing
        let progress = body.read(client.input.span, from: &offset)
        client.input.removeFirst(offset)
        if body.isHopeless { client.isLast = true }
        switch progress {
        case .malformed: return refuse(HeadRefusal(malformed: "The body is not in chunks."), client)
        case .incomplete where !body.isHopeless:
          guard !client.hasEnded else { return close(client) }
          client.state = .body(request, body)
          return true
        case .incomplete, .complete:
          (request.body, request.isTooLarge) = (body.bytes, body.isTooLarge)
          guard handle(request, client) else { return false }
        }
      }
    }
  }

  /// Begins to read the body of a request.
  private mutating func begin(_ head: RequestHead, _ client: Client) {
    let request = Request(head: client.input.span.extracting(0..<head.length))
    let options = context.options
    let body = RequestBody(
      head.framing, maximumBytes: options.maximumBodyBytesByPath[request.path] ?? options.maximumBodyBytes)
    client.input.removeFirst(head.length)
    client.state = .body(request, body)
    let closes = request.header("Connection")?.lowercased().split(separator: ",").contains {
      $0.trimmed == "close"
    }
    client.isLast = head.isHTTP10 || closes == true
    context.connections.withLock { $0.advance(client.socket, to: .body, now: Clock.seconds) }
    if !client.input.isEmpty || head.framing == .length(0) || body.isHopeless { return }
    guard request.header("Expect") != nil else { return }
    client.output = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    flush(client)
  }

  /// Answers a request, or lets its connection wait for slow work; returns whether another one may follow.
  private mutating func handle(_ request: Request, _ client: Client) -> Bool {
    context.connections.withLock { $0.advance(client.socket, to: .answer, now: Clock.seconds) }
    switch context.handler(request) {
    case .now(let response): return respond(response, to: request, client)
    case .later(let work):
      client.state = .waiting(request)
      let (socket, number, slowResponse) = (client.socket, client.number, slowResponse)
      context.jobs.add(JobQueue.Job(work: work) { slowResponse(socket, number, $0) })
      return false
    }
  }

  /// Sends a response; returns whether another request may follow.
  private mutating func respond(_ response: Response, to request: Request, _ client: Client) -> Bool {
    // What has arrived with a request is never read as another one.
    let closes = client.isLast || client.hasEnded || !client.input.isEmpty
    client.output = response.bytes(
      with: context.options.headers, date: date.now(), isHEAD: request.method == .head, closes: closes)
    client.state = closes ? .closing : .head(RequestHead())
    return flush(client) && !closes
  }

  /// Answers a request that cannot be read.
  private mutating func refuse(_ refusal: HeadRefusal, _ client: Client, isHEAD: Bool = false) -> Bool {
    client.output = refusal.response(context.options.headers, isHEAD: isHEAD)
    client.state = .closing
    flush(client)
    return false
  }

  /// Sends what has to be sent; returns whether all of it is, and the connection is open.
  @discardableResult private mutating func flush(_ client: Client) -> Bool {
    guard !client.output.isEmpty else { return true }
    while true {
      // SAFETY: the system reads the bytes of the buffer only, during the call.
      let count = unsafe client.output.withUnsafeBytes {
        unsafe Glibc.send(
          client.socket, $0.baseAddress! + client.sent, $0.count - client.sent,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN ? false : close(client)
      }
      client.sent += count
      guard client.sent == client.output.count else { continue }
      (client.output, client.sent) = ([], 0)
      return hasSent(client)
    }
  }

  /// Continues after the whole of what had to be sent; returns whether the connection is open.
  private mutating func hasSent(_ client: Client) -> Bool {
    switch client.state {
    case .head: context.connections.withLock { $0.advance(client.socket, to: .idle, now: Clock.seconds) }
    case .body, .waiting: break
    case .closing:
      if client.hasEnded { return close(client) }
      client.input = []
      // What the client still sends would discard the response if the socket were closed: RFC 9112, section 9.6.
      shutdown(client.socket, Int32(SHUT_WR))
      context.connections.withLock { $0.advance(client.socket, to: .closing, now: Clock.seconds) }
    }
    return true
  }

  /// Closes a connection; returns `false`.
  @discardableResult private mutating func close(_ client: Client) -> Bool {
    clients[client.socket] = nil
    context.connections.withLock { $0.remove(client.socket) }
    Glibc.close(client.socket)
    return false
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" } }
}
