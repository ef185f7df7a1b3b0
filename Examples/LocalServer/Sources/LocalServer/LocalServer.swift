/// An HTTP server on the loopback interface: it passes each request to a function.
///
/// One thread accepts connections and checks the head of each request (``Gate``), a few threads of GNU libmicrohttpd read
/// bodies and answer (``Daemon``), and a few others do slow work (``JobQueue``).
public final class LocalServer: Sendable {
  /// Answers a request. It is called on several threads at the same time, and should return soon: slow work belongs in
  /// ``Answer/later(_:)``.
  public typealias Handler = @Sendable (Request) -> Answer

  private let gate: Gate
  private let gateThread: BackgroundThread
  private let jobs: JobQueue
  private let workers: [BackgroundThread]
  private let daemons: [Daemon]

  /// The port on which the server listens.
  public var port: UInt16 { gate.port }

  /// Starts the server.
  public init(_ options: ServerOptions, handler: @escaping Handler) throws(LocalServerError) {
    let connections = Connections(options.connections)
    let jobs = JobQueue(maximumWaiting: options.maximumWaiting)
    let context = AnswerContext(handler: handler, options: options, connections: connections, jobs: jobs)
    // Connections that have been ended are not counted in the table, but for a moment still by libmicrohttpd.
    let most = options.connections.maximum * 2
    let daemons = (0..<options.threads).compactMap { _ in Daemon(context, maximumConnections: most) }
    let gate = try Gate(options, connections) { socket, address in
      daemons[Int(socket) % daemons.count].add(socket, address)
    }
    let workers = (0..<options.workers).compactMap { _ in BackgroundThread { jobs.run() } }
    let gateThread = BackgroundThread { gate.run() }
    guard daemons.count == options.threads, workers.count == options.workers, let gateThread else {
      jobs.stop(threads: workers.count)
      throw LocalServerError(description: "the system has not enough threads")
    }
    (self.gate, self.gateThread, self.jobs, self.workers) = (gate, gateThread, jobs, workers)
    self.daemons = daemons
  }

  /// Stops accepting, answers what is being answered, and ends.
  deinit {
    gate.stop()
    gateThread.join()
    // libmicrohttpd stops only when no connection waits for slow work.
    jobs.stop(threads: workers.count)
    for worker in workers { worker.join() }
  }
}
