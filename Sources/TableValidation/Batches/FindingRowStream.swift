/// The findings of a check of files, which runs on threads of its own while the caller takes them part by part.
///
/// At most one part waits to be taken, so that memory is bounded even if the caller is slow.
package final class FindingRowStream: Sendable {
  /// The end of a check.
  private enum End: Sendable {
    case summary(Summary)
    case failure(any Error)
  }

  private struct Cancelled: Error {}

  private let channel = FindingChannel()
  private let end = Locked(End?.none)
  private let isCancelled = Locked(false)

  /// Starts the check of inputs, each by its own plan.
  package init(_ plans: [CheckPlan], _ inputs: [PlannedInput]) {
    let (channel, end, isCancelled) = (channel, end, isCancelled)
    let run: @Sendable () -> Void = {
      let result: End
      do {
        result = .summary(
          try TableCheck(plans, outputs: .init()).rows(of: inputs) { rows in
            if isCancelled.withLock({ $0 }) { throw Cancelled() }
            channel.send(FindingBuffer(rows: rows))
          })
      } catch {
        result = .failure(error)
      }
      end.update { $0 = result }
      channel.finish()
    }
    if !Threads.start(run) {
      // No thread is available: the calling thread checks all inputs before it takes findings.
      channel.removeBound()
      run()
    }
  }

  /// Waits for the next part of the findings; returns `nil` after the last.
  ///
  /// - Throws: The error by which the check has ended, after the parts before it.
  package func next() throws -> FindingRows? {
    if let part = channel.receive() { return part.rows }
    if case .failure(let error)? = end.withLock({ $0 }) { throw error }
    return nil
  }

  /// The summary of the check; `nil` before the end.
  package var summary: Summary? {
    if case .summary(let summary)? = end.withLock({ $0 }) { summary } else { nil }
  }

  /// Ends the check early. It must not be called while another thread waits for the next part.
  package func cancel() {
    isCancelled.update { $0 = true }
    channel.finish()
  }
}
