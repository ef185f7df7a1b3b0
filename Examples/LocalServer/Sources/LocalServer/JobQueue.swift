internal import Synchronization

/// Slow work that waits for a thread, in a queue of bounded length.
final class JobQueue: Sendable {
  /// Slow work: one function makes a response, the other one receives it.
  struct Job: Sendable {
    let work: @Sendable () -> Response
    let finish: @Sendable (Response) -> Void
  }

  private struct State {
    var jobs: [Job] = []
    var isStopped = false
  }

  private let maximumWaiting: Int
  private let state = Mutex(State())
  /// Counts the jobs that wait.
  private let waiting = Semaphore()

  init(maximumWaiting: Int) { self.maximumWaiting = maximumWaiting }

  /// Adds work, or finishes it with a response with the status 503 if too much is waiting.
  func add(_ job: Job) {
    let isAdded = state.withLock { state in
      guard state.jobs.count < maximumWaiting, !state.isStopped else { return false }
      state.jobs.append(job)
      return true
    }
    if isAdded { waiting.signal() } else { job.finish(.busy) }
  }

  /// Does the work, on the calling thread, until the queue is stopped.
  func run() {
    while true {
      waiting.wait()
      let (job, isStopped) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopped)
      }
      if let job { job.finish(job.work()) }
      if isStopped { return }
    }
  }

  /// Lets `threads` threads return from ``run()`` after their present work; work that waits is finished with the status 503.
  func stop(threads: Int) {
    let jobs = state.withLock { state in
      state.isStopped = true
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { job.finish(.busy) }
    for _ in 0..<threads { waiting.signal() }
  }
}
