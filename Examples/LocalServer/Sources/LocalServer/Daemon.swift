internal import CMicroHTTPD

/// A thread of libmicrohttpd that answers on the connections passed to it.
///
/// SAFETY: libmicrohttpd allows calls from several threads; the context is not changed.
@safe final class Daemon: @unchecked Sendable {
  private let daemon: OpaquePointer
  private let context: Unmanaged<AnswerContext>

  /// Returns `nil` if the library cannot start a thread.
  init?(_ context: AnswerContext, maximumConnections: Int) {
    let context = unsafe Unmanaged.passRetained(context)
    // The memory holds a head of the maximum size, its fields, and the head of the response. Idle connections are ended by the
    // deadlines of the table.
    let limits = daemon_limits(
      connections: UInt32(maximumConnections), bytes_per_connection: 48 << 10, seconds_idle: 60)
    // SAFETY: the context is retained until the daemon has stopped, and the functions have the library's signatures.
    let daemon = unsafe daemon_start(limits, answer, forget, notice, context.toOpaque())
    guard let daemon = unsafe daemon else {
      unsafe context.release()
      return nil
    }
    (unsafe self.daemon, unsafe self.context) = unsafe (daemon, context)
  }

  /// Passes a connected socket with an unread request; returns whether it was accepted. It is closed if not.
  func add(_ socket: Int32, _ address: UInt32) -> Bool {
    // SAFETY: the daemon runs until this object is deinitialized.
    unsafe daemon_add(daemon, socket, address) == MHD_Result.YES
  }

  deinit {
    // SAFETY: the daemon was started in init. After the first call its thread has ended, so that it does not use the context.
    unsafe MHD_stop_daemon(daemon)
    unsafe context.release()
  }
}
