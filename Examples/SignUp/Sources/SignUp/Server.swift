internal import CMicroHTTPD
internal import Glibc

/// An HTTP server of the loopback, by GNU libmicrohttpd: hands each request to one function, on a few threads.
///
/// Connections, their memory and the time they may be idle are bounded, and so are bodies: ``Exchange``.
@safe final class Server {
  typealias Handler = @Sendable (Request) -> Response

  private let daemon: OpaquePointer
  private let context: Unmanaged<Context>

  /// Starts to serve.
  init(port: UInt16, threads: UInt32, handler: @escaping Handler) throws(StartError) {
    let context = unsafe Unmanaged.passRetained(Context(handler: handler))
    // 512 connections at a time, of at most 32 KiB beside the body and 15 idle seconds.
    let limits = server_limits(
      threads: threads, connections: 512, bytes_per_connection: 32 << 10, seconds_idle: 15)
    // SAFETY: the context is kept until the daemon has stopped, and both functions have the library's own signatures.
    let daemon = unsafe server_start(port, limits, answer, context.toOpaque(), forget)
    guard let daemon = unsafe daemon else {
      unsafe context.release()
      throw StartError("port \(port) of the loopback can't be listened on")
    }
    (unsafe self.daemon, unsafe self.context) = unsafe (daemon, context)
  }

  /// The port that it listens on.
  var port: UInt16 {
    // SAFETY: the daemon runs until this object goes.
    unsafe server_port(daemon)
  }

  deinit {
    // SAFETY: the daemon was started in init; when this returns its threads have ended, and nobody has the context.
    unsafe MHD_stop_daemon(daemon)
    unsafe context.release()
  }
}

/// What the library's callbacks are given.
private final class Context: Sendable {
  let handler: Server.Handler

  init(handler: @escaping Server.Handler) { self.handler = handler }
}

/// Called by the library for the head of a request, for each piece of its body, and once more when all of it is there.
private func answer(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  // SAFETY: the library gives all of these, for the length of the call.
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let uploadSize = unsafe uploadSize, let state = unsafe state
  else { return MHD_Result.NO }
  guard let held = unsafe state.pointee else {
    let exchange = unsafe Exchange(length: text(request_header(connection, "Content-Length")))
    unsafe state.pointee = Unmanaged.passRetained(exchange).toOpaque()
    guard exchange.isHopeless else { return MHD_Result.YES }
    let request = unsafe Request(connection, method, path, exchange)
    return unsafe send(handle(request, context), to: connection)
  }
  // SAFETY: the state is the exchange that was put there, until `forget`.
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
  let count = unsafe uploadSize.pointee
  if count > 0 {
    // SAFETY: the library says how many bytes of the body are there.
    unsafe exchange.take(UnsafeRawBufferPointer(start: upload, count: count))
    unsafe uploadSize.pointee = 0
    return exchange.isHopeless ? MHD_Result.NO : MHD_Result.YES
  }
  let request = unsafe Request(connection, method, path, exchange)
  return unsafe send(handle(request, context), to: connection)
}

private func handle(_ request: Request, _ context: UnsafeMutableRawPointer) -> Response {
  // SAFETY: the context is kept by the server, which stops the library before it goes.
  unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().handler(request)
}

extension Request {
  /// Copies what the library knows of a request.
  fileprivate init(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>,
    _ exchange: Exchange
  ) {
    // SAFETY: the library's texts end with a null and live as long as the call that this is made in.
    unsafe self.init(
      method: Method(rawValue: String(cString: method)), path: String(cString: path),
      changedField: text(request_argument(connection, "field")),
      contentType: text(request_header(connection, "Content-Type")),
      accept: text(request_header(connection, "Accept")),
      acceptLanguage: text(request_header(connection, "Accept-Language")),
      cookie: text(request_cookie(connection, CSRFSecret.cookieName)),
      body: exchange.body, isTooLarge: exchange.isTooLarge)
  }
}

/// Called by the library when a request is over, answered or not.
private func forget(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
  guard let state = unsafe state, let held = unsafe state.pointee else { return }
  // SAFETY: retained once, when the request's head came, and never used again.
  unsafe Unmanaged<Exchange>.fromOpaque(held).release()
  unsafe state.pointee = nil
}

/// A text of the library's, copied; bytes that are no UTF-8 become U+FFFD.
private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
  // SAFETY: the library's texts end with a null.
  guard let pointer = unsafe pointer else { return nil }
  return unsafe String(cString: pointer)
}

private func send(_ response: Response, to connection: OpaquePointer) -> MHD_Result {
  // SAFETY: the buffer holds as many bytes as it says, and the library copies them, as it does the headers.
  let made = unsafe response.body.withUnsafeBytes {
    unsafe MHD_create_response_from_buffer(
      $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
  }
  guard let made = unsafe made else { return MHD_Result.NO }
  for header in response.headers + SecurityHeaders.all {
    unsafe MHD_add_response_header(made, header.name, header.value)
  }
  defer {
    // SAFETY: the library keeps what it still needs of it.
    unsafe MHD_destroy_response(made)
  }
  return unsafe MHD_queue_response(connection, response.status, made)
}
