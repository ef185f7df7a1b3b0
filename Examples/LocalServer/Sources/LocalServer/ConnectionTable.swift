/// The open connections, with their bounds and deadlines. It decides; ``Gate`` acts.
struct ConnectionTable: Sendable {
  enum Phase: Sendable {
    /// The head of the request is arriving.
    case head
    /// The request has been rejected; what the client still sends is skipped.
    case rejected
    /// The body is arriving; from here on the socket belongs to a ``Responder``.
    case body
    /// The response is being made or sent.
    case answer
    /// The request has been answered, and another one may follow.
    case idle
    /// The last request has been answered; what the client still sends is skipped.
    case closing
    /// The connection has been ended, and is no longer counted; the responder closes the socket.
    case ended

    /// Whether the client still has to send or receive something before it is served.
    fileprivate var isIncomplete: Bool { self != .answer && self != .ended }
    /// Whether the socket belongs to the gate.
    var belongsToGate: Bool { self == .head || self == .rejected }
  }

  struct Connection: Sendable {
    let address: UInt32
    /// The number of connections that were accepted before.
    fileprivate let number: Int
    fileprivate(set) var phase: Phase
    /// The second at which the connection is closed.
    fileprivate(set) var deadline: Int
  }

  private let bounds: ConnectionBounds
  /// The connections by their sockets.
  private var connections: [Int32: Connection] = [:]
  private var countByAddress: [UInt32: Int] = [:]
  private var count = 0
  private var accepted = 0

  init(_ bounds: ConnectionBounds) { self.bounds = bounds }

  var isEmpty: Bool { connections.isEmpty }

  subscript(socket: Int32) -> Connection? { connections[socket] }

  /// Returns what has to be ended before a new connection from an address can be added: `nil` if nothing; at a bound, the oldest
  /// connection that is incomplete, of that address if it is at its own bound, and `.full` if all are being answered.
  func displaced(by address: UInt32) -> Displaced? {
    let isAtOwnBound = countByAddress[address, default: 0] >= bounds.maximumPerAddress
    guard isAtOwnBound || count >= bounds.maximum else { return nil }
    let candidates = connections.lazy.filter {
      $0.value.phase.isIncomplete && (!isAtOwnBound || $0.value.address == address)
    }
    let oldest = candidates.min { $0.value.number < $1.value.number }
    return oldest.map { .oldest($0.key) } ?? .full
  }

  enum Displaced: Equatable {
    case oldest(Int32)
    case full
  }

  /// Adds a new connection, whose head is arriving.
  mutating func add(_ socket: Int32, _ address: UInt32, now: Int) {
    // The system has given the number of a socket again, so that the former one is closed.
    remove(socket)
    accepted += 1
    count += 1
    countByAddress[address, default: 0] += 1
    connections[socket] = Connection(
      address: address, number: accepted, phase: .head, deadline: now + bounds.secondsForHead)
  }

  /// Records that a connection has come to another phase, unless it is ended already.
  mutating func advance(_ socket: Int32, to phase: Phase, now: Int) {
    guard var connection = connections[socket], connection.phase != .ended else { return }
    connection.phase = phase
    switch phase {
    case .head, .idle: connection.deadline = now + bounds.secondsForHead
    case .rejected, .closing: connection.deadline = now + 1
    case .body: connection.deadline = now + bounds.secondsForBody
    case .answer: connection.deadline = now + bounds.secondsForResponse
    case .ended: uncount(connection.address)
    }
    connections[socket] = connection
  }

  /// Removes a connection whose socket is closed or about to be.
  mutating func remove(_ socket: Int32) {
    guard let connection = connections.removeValue(forKey: socket), connection.phase != .ended else { return }
    uncount(connection.address)
  }

  /// Returns the sockets whose deadline is over.
  func overdue(now: Int) -> [Int32] {
    connections.filter { $0.value.phase != .ended && $0.value.deadline <= now }.map(\.key)
  }

  private mutating func uncount(_ address: UInt32) {
    count -= 1
    let rest = countByAddress[address, default: 1] - 1
    countByAddress[address] = rest > 0 ? rest : nil
  }
}
