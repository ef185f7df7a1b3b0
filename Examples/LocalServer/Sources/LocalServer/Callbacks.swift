internal import CMicroHTTPD

/// Called by libmicrohttpd for the head of a request, for each piece of its body, once more when the body is complete, and again
/// when a connection that waited for slow work is resumed.
func answer(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  // SAFETY: the library passes all of these pointers, and they are valid during the call.
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let uploadSize = unsafe uploadSize, let state = unsafe state
  else { return MHD_Result.NO }
  // SAFETY: the daemon retains the context, and stops the library before it releases it.
  let answering = unsafe Unmanaged<AnswerContext>.fromOpaque(context).takeUnretainedValue()
  guard let held = unsafe state.pointee else {
    let length = unsafe lookUp(.HEADER_KIND, "Content-Length", connection)
    let options = answering.options
    let maximum = options.maximumBodyBytesByPath[unsafe Request.path(of: String(cString: path))]
    let exchange = Exchange(length: length, maximumBytes: maximum ?? options.maximumBodyBytes)
    unsafe state.pointee = Unmanaged.passRetained(exchange).toOpaque()
    guard exchange.isHopeless else { return MHD_Result.YES }
    return unsafe respond(Request(connection, method, path, exchange), answering, exchange, connection)
  }
  // SAFETY: the state is the exchange that the first call has stored, retained until `forget`.
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
  if let response = exchange.slow.response { return unsafe send(response, answering, connection) }
  let count = unsafe uploadSize.pointee
  guard count == 0 else {
    // SAFETY: the library passes `count` bytes of the body.
    unsafe exchange.take(UnsafeRawBufferPointer(start: upload, count: count))
    unsafe uploadSize.pointee = 0
    return exchange.isHopeless ? MHD_Result.NO : MHD_Result.YES
  }
  return unsafe respond(Request(connection, method, path, exchange), answering, exchange, connection)
}

/// Called by libmicrohttpd at the end of a request, with or without a response.
func forget(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
  guard let state = unsafe state, let held = unsafe state.pointee else { return }
  // SAFETY: the exchange was retained once, by the first call for the request, and is not used after this.
  unsafe Unmanaged<Exchange>.fromOpaque(held).release()
  unsafe state.pointee = nil
}

/// Called by libmicrohttpd when it has taken over a connection, and before it closes its socket.
func notice(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
  guard code == .CONNECTION_NOTIFY_CLOSED, let context = unsafe context, let connection = unsafe connection
  else { return }
  // SAFETY: the daemon retains the context, and the connection is valid during the call.
  let answering = unsafe Unmanaged<AnswerContext>.fromOpaque(context).takeUnretainedValue()
  let socket = unsafe connection_socket(connection)
  answering.connections.withLock { $0.remove(socket) }
}

/// Responds to a request, or lets the connection wait for the response of slow work.
private func respond(
  _ request: Request, _ answering: AnswerContext, _ exchange: Exchange, _ connection: OpaquePointer
) -> MHD_Result {
  // SAFETY: the connection is valid during the call.
  let socket = unsafe connection_socket(connection)
  answering.connections.withLock { $0.advance(socket, to: .answer, now: Clock.seconds) }
  switch answering.handler(request) {
  case .now(let response): return unsafe send(response, answering, connection)
  case .later(let work):
    // SAFETY: this function runs on the thread of the connection.
    unsafe MHD_suspend_connection(connection)
    let suspended = unsafe SuspendedConnection(connection)
    let slow = exchange.slow
    answering.jobs.add(
      JobQueue.Job(work: work) { response in
        slow.response = response
        suspended.resume()
      })
    return MHD_Result.YES
  }
}

/// A connection that waits for the response of slow work.
///
/// SAFETY: libmicrohttpd keeps a suspended connection until it is resumed, which any thread may do, and which happens once.
@safe private struct SuspendedConnection: @unchecked Sendable {
  private let connection: OpaquePointer

  init(_ connection: OpaquePointer) { unsafe self.connection = unsafe connection }

  func resume() {
    // SAFETY: the connection is suspended.
    unsafe MHD_resume_connection(connection)
  }
}

private func send(
  _ response: Response, _ answering: AnswerContext, _ connection: OpaquePointer
) -> MHD_Result {
  // SAFETY: the library copies the bytes of the buffer and the headers during the calls.
  let made = unsafe response.body.withUnsafeBytes {
    unsafe MHD_create_response_from_buffer(
      $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
  }
  guard let made = unsafe made else { return MHD_Result.NO }
  for header in response.headers + answering.options.headers + [("Connection", "close")] {
    unsafe MHD_add_response_header(made, header.name, header.value)
  }
  defer {
    // SAFETY: the response was created above; the library retains it as long as it needs it.
    unsafe MHD_destroy_response(made)
  }
  return unsafe MHD_queue_response(connection, UInt32(response.status), made)
}
