/// What the responders use.
final class AnswerContext: Sendable {
  let handler: LocalServer.Handler
  let options: ServerOptions
  let connections: Connections
  let jobs: JobQueue

  init(
    handler: @escaping LocalServer.Handler, options: ServerOptions, connections: Connections, jobs: JobQueue
  ) {
    (self.handler, self.options, self.connections, self.jobs) = (handler, options, connections, jobs)
  }
}
