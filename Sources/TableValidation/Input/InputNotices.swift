/// A message about how an input was read, which is complete when it has been read.
final class InputNotices: Sendable {
  private let text = Locked<String?>(nil)

  func set(_ notice: String) {
    text.withLock { $0 = notice }
  }

  var notice: String? { text.withLock { $0 } }
}
