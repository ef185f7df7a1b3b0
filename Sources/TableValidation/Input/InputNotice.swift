/// A message about how an input was read, which is complete when it has been read.
final class InputNotice: Sendable {
  private let message = Locked<String?>(nil)

  /// The message; `nil` for none.
  var text: String? {
    get { message.withLock { $0 } }
    set { message.withLock { $0 = newValue } }
  }
}
