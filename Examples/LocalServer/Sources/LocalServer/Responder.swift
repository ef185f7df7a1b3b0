internal import CSockets
internal import Glibc
internal import Synchronization

/// A thread that reads the requests on the connections passed to it, and answers them.
final class Responder: Sendable {
  private struct Mail {
    var responses: [(socket: Int32, number: Int, response: Response)] = []
    var isStopped = false
  }

  private let context: AnswerContext
  private let poller: Int32
  /// A file in which a byte arrives when there is mail.
  private let mailFile: Int32
  private let mail = Mutex(Mail())

  /// Returns `nil` if the system has no epoll.
  init?(_ context: AnswerContext) {
    self.context = context
    (poller, mailFile) = (epoll_create1(Int32(EPOLL_CLOEXEC)), eventfd(0, Int32(EFD_CLOEXEC)))
    guard poller >= 0, mailFile >= 0, poller_add(poller, mailFile, 1) == 0 else { return nil }
  }

  deinit { for file in [poller, mailFile] where file >= 0 { close(file) } }

  /// Passes a connected socket with an unread request; returns whether it was accepted. It is closed if not.
  func add(_ socket: Int32) -> Bool {
    if poller_add_both(poller, socket) == 0 { return true }
    close(socket)
    return false
  }

  /// Lets ``run()`` return after it has sent the responses that are made.
  func stop() {
    mail.withLock { $0.isStopped = true }
    eventfd_write(mailFile, 1)
  }

  /// Serves until ``stop()`` is called.
  func run() {
    var loop = ResponderLoop(
      context,
      slowResponse: { [self] socket, number, response in
        mail.withLock { $0.responses.append((socket, number, response)) }
        eventfd_write(mailFile, 1)
      })
    var events = [socket_event](repeating: socket_event(), count: 64)
    while true {
      // SAFETY: the array has room for 64 events.
      let count = unsafe events.withUnsafeMutableBufferPointer {
        unsafe poller_wait(poller, $0.baseAddress, 64, -1)
      }
      var hasMail = false
      for event in events.prefix(Int(max(0, count))) {
        if event.socket == mailFile { hasMail = true } else { loop.proceed(event.socket) }
      }
      guard hasMail else { continue }
      let (responses, isStopped) = mail.withLock { mail in
        defer { mail.responses = [] }
        return (mail.responses, mail.isStopped)
      }
      for (socket, number, response) in responses { loop.send(response, to: socket, number) }
      guard isStopped else { continue }
      loop.end()
      return
    }
  }
}
