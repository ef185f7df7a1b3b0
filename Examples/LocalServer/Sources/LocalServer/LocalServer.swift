/// An HTTP server on the loopback interface: it passes each request to a function.
///
/// One thread accepts connections and checks the head of the first request of each (``Gate``), a few threads read requests and
/// answer (``Responder``), and a few others do slow work (``JobQueue``).
public final class LocalServer: Sendable {
  /// Answers a request. It is called on several threads at the same time, and should return soon: slow work belongs in
  /// ``Answer/later(_:)``.
  public typealias Handler = @Sendable (Request) -> Answer

  private let gate: Gate
  private let gateThread: BackgroundThread
  private let jobs: JobQueue
  private let workers: [BackgroundThread]
  private let responders: [Responder]
  private let responderThreads: [BackgroundThread]

  /// The port on which the server listens.
  public var port: UInt16 { gate.port }

  /// Starts the server.
  public init(_ options: ServerOptions, handler: @escaping Handler) throws(LocalServerError) {
    let connections = Connections(options.connections)
    let jobs = JobQueue(maximumWaiting: options.maximumWaiting)
    let context = AnswerContext(handler: handler, options: options, connections: connections, jobs: jobs)
    let responders = (0..<options.threads).compactMap { _ in Responder(context) }
    let gate = try Gate(options, connections) { socket in
      responders[Int(socket) % responders.count].add(socket)
    }
    let responderThreads = responders.compactMap { responder in BackgroundThread { responder.run() } }
    let workers = (0..<options.workers).compactMap { _ in BackgroundThread { jobs.run() } }
    let gateThread = BackgroundThread { gate.run() }
    guard responderThreads.count == options.threads, workers.count == options.workers, let gateThread else {
      jobs.stop(threads: workers.count)
      for responder in responders { responder.stop() }
      throw LocalServerError(description: "the system has not enough threads")
    }
    (self.gate, self.gateThread, self.jobs, self.workers) = (gate, gateThread, jobs, workers)
    (self.responders, self.responderThreads) = (responders, responderThreads)
  }

  /// Stops accepting, answers what is being answered, and ends.
  deinit {
    gate.stop()
    gateThread.join()
    jobs.stop(threads: workers.count)
    for worker in workers { worker.join() }
    for responder in responders { responder.stop() }
    for thread in responderThreads { thread.join() }
  }
}
