internal import Synchronization

/// The ``ConnectionTable`` of a server, which the gate and the responders share.
final class Connections: Sendable {
  private let table: Mutex<ConnectionTable>

  init(_ bounds: ConnectionBounds) { table = Mutex(ConnectionTable(bounds)) }

  func withLock<Result>(_ body: (inout ConnectionTable) -> Result) -> Result { table.withLock { body(&$0) } }
}
