internal import Synchronization

/// The posts that are being accepted right now, by the tokens of their pages: a second one of the same page has to wait.
///
/// There are never more than the server has threads. What was accepted already the ``Store`` knows by the same token.
final class SubmissionLedger: Sendable {
  private let inWork = Mutex<Set<String>>([])

  /// Does what accepts a post; `nil` where another of the same page is at it.
  func once<Result>(_ token: String, _ accept: () throws -> Result) rethrows -> Result? {
    guard inWork.withLock({ $0.insert(token).inserted }) else { return nil }
    defer { _ = inWork.withLock { $0.remove(token) } }
    return try accept()
  }
}
