internal import CSockets
internal import Glibc

/// Accepts connections and reads the head of each request, without removing it from the socket, on one thread. A head that is
/// well-formed is passed on with its socket; any other is answered here.
///
/// What follows a request before its response is sent is never read as another one, so that no two readers of the same bytes
/// can disagree about where it begins.
final class Gate: Sendable {
  /// Passes a connected socket on; returns whether it was accepted. It is closed if not.
  typealias Pass = @Sendable (_ socket: Int32) -> Bool

  let port: UInt16
  private let connections: Connections
  private let listener: Int32
  private let poller: Int32
  /// A file in which a byte arrives when the thread has to end.
  private let stopFile: Int32
  private let headers: [(name: String, value: String)]
  private let pass: Pass

  init(_ options: ServerOptions, _ connections: Connections, pass: @escaping Pass) throws(LocalServerError) {
    listener = socket_listen(options.port)
    guard listener >= 0 else {
      throw LocalServerError(description: "cannot listen on port \(options.port) of the loopback interface")
    }
    (poller, stopFile) = (epoll_create1(Int32(EPOLL_CLOEXEC)), eventfd(0, Int32(EFD_CLOEXEC)))
    (port, self.connections) = (socket_port(listener), connections)
    (headers, self.pass) = (options.headers, pass)
    guard poller >= 0, stopFile >= 0, poller_add(poller, listener, 0) == 0,
      poller_add(poller, stopFile, 0) == 0
    else { throw LocalServerError(description: "the system has no epoll") }
  }

  deinit { for file in [listener, poller, stopFile] where file >= 0 { close(file) } }

  /// Lets ``run()`` return.
  func stop() { eventfd_write(stopFile, 1) }

  /// Serves until ``stop()`` is called, then closes the connections that have not been passed on.
  func run() {
    var heads: [Int32: RequestHead] = [:]
    var buffer = [UInt8](repeating: 0, count: RequestHead.maximumBytes)
    var events = [socket_event](repeating: socket_event(), count: 64)
    while true {
      let wait: Int32 = connections.withLock { $0.isEmpty } ? -1 : 250
      // SAFETY: the array has room for 64 events.
      let count = unsafe events.withUnsafeMutableBufferPointer {
        unsafe poller_wait(poller, $0.baseAddress, 64, wait)
      }
      for event in events.prefix(Int(max(0, count))) {
        switch event.socket {
        case stopFile:
          for socket in heads.keys { end(socket) }
          return
        case listener: accept(&heads, &buffer)
        default: read(event.socket, hasEnded: event.has_ended != 0, &heads, &buffer)
        }
      }
      endOverdue(&heads, &buffer)
    }
  }

  /// Accepts connections that wait; after some of them, what has arrived on others is read first.
  private func accept(_ heads: inout [Int32: RequestHead], _ buffer: inout [UInt8]) {
    for _ in 0..<64 {
      var address: UInt32 = 0
      // SAFETY: the variable is valid during the call.
      let socket = unsafe socket_accept(listener, &address)
      guard socket >= 0 else {
        // Without a free file the connections that wait are accepted when others have ended.
        if errno == EMFILE || errno == ENFILE { usleep(10_000) }
        return
      }
      guard makeRoom(for: address, &heads) else {
        send(HeadRefusal(503, "There are too many connections. Try again."), to: socket)
        close(socket)
        continue
      }
      connections.withLock { $0.add(socket, address, now: Clock.seconds) }
      heads[socket] = RequestHead()
      guard poller_add(poller, socket, 1) == 0 else {
        end(socket)
        heads[socket] = nil
        continue
      }
      read(socket, hasEnded: false, &heads, &buffer)
    }
  }

  /// Ends the connections that a new one displaces; returns whether there is room for it.
  private func makeRoom(for address: UInt32, _ heads: inout [Int32: RequestHead]) -> Bool {
    while true {
      switch connections.withLock({ $0.displaced(by: address) }) {
      case nil: return true
      case .full: return false
      case .oldest(let socket):
        end(socket)
        heads[socket] = nil
      }
    }
  }

  /// Reads what has arrived on a socket.
  private func read(
    _ socket: Int32, hasEnded: Bool, _ heads: inout [Int32: RequestHead], _ buffer: inout [UInt8]
  ) {
    guard let connection = connections.withLock({ $0[socket] }), connection.phase.belongsToGate,
      heads[socket] != nil
    else { return }
    guard connection.phase == .head else {
      if hasEnded || !skip(socket, &buffer) {
        end(socket)
        heads[socket] = nil
      }
      return
    }
    // SAFETY: the system writes at most the size of the buffer, during the call.
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(socket, $0.baseAddress, $0.count, Int32(MSG_PEEK))
    }
    let isWaiting = count < 0 && (errno == EAGAIN || errno == EINTR)
    let progress = count > 0 ? heads[socket]!.read(buffer.span.extracting(0..<count)) : .incomplete
    switch progress {
    case .complete:
      heads[socket] = nil
      poller_remove(poller, socket)
      connections.withLock { $0.advance(socket, to: .body, now: Clock.seconds) }
      if !pass(socket) { connections.withLock { $0.remove(socket) } }
    case .refused(let refusal): refuse(socket, refusal, &heads, &buffer)
    case .incomplete where hasEnded && count > 0: refuse(socket, .cutOff, &heads, &buffer)
    case .incomplete where hasEnded || count <= 0 && !isWaiting:
      end(socket)
      heads[socket] = nil
    case .incomplete: break
    }
  }

  /// Answers a request that is rejected. The connection is closed when the client has closed it, because otherwise what it
  /// still sends could discard the response: RFC 9112, section 9.6.
  private func refuse(
    _ socket: Int32, _ refusal: HeadRefusal, _ heads: inout [Int32: RequestHead], _ buffer: inout [UInt8]
  ) {
    send(refusal, to: socket, isHEAD: heads[socket]?.isHEAD == true)
    shutdown(socket, Int32(SHUT_WR))
    connections.withLock { $0.advance(socket, to: .rejected, now: Clock.seconds) }
    guard !skip(socket, &buffer) else { return }
    end(socket)
    heads[socket] = nil
  }

  private func send(_ refusal: HeadRefusal, to socket: Int32, isHEAD: Bool = false) {
    let response = refusal.response(headers, isHEAD: isHEAD)
    // SAFETY: the system reads the bytes of the buffer only, during the call. A new socket has room for them.
    _ = unsafe response.withUnsafeBytes {
      unsafe Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
  }

  /// Skips what has arrived; returns whether more may arrive.
  private func skip(_ socket: Int32, _ buffer: inout [UInt8]) -> Bool {
    for _ in 0..<64 {
      // SAFETY: the system writes at most the size of the buffer, during the call.
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    }
    return false
  }

  private func endOverdue(_ heads: inout [Int32: RequestHead], _ buffer: inout [UInt8]) {
    for socket in connections.withLock({ $0.overdue(now: Clock.seconds) }) {
      guard connections.withLock({ $0[socket]?.phase }) != .head else {
        refuse(socket, .timeout, &heads, &buffer)
        continue
      }
      end(socket)
      heads[socket] = nil
    }
  }

  /// Ends a connection: closes its socket, or lets its responder close it if it has been passed on.
  private func end(_ socket: Int32) {
    connections.withLock { table in
      guard let connection = table[socket] else { return }
      if connection.phase.belongsToGate {
        table.remove(socket)
        close(socket)
      } else {
        // The socket is open, because it is removed from the table before it is closed, under the same lock.
        table.advance(socket, to: .ended, now: 0)
        shutdown(socket, Int32(SHUT_RDWR))
      }
    }
  }
}
