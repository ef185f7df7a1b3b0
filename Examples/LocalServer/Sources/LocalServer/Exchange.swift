internal import Synchronization

/// A request while its body arrives and while its response is made. A body that is too large is not stored.
final class Exchange {
  /// A body of this size, or of twice the maximum, is read to its end even if it is too large, so that the client receives the
  /// response.
  private static let maximumBytesSkipped = 1 << 20

  private(set) var body: [UInt8] = []
  /// The response of slow work, which another thread sets before the connection is resumed.
  let slow = SlowResponse()
  private let maximumBytes: Int
  private let declared: Int
  private var count = 0

  /// - Parameter length: The value of `Content-Length`.
  init(length: String?, maximumBytes: Int) {
    declared = length.flatMap { Int($0) } ?? 0
    self.maximumBytes = maximumBytes
    if declared <= maximumBytes { body.reserveCapacity(declared) }
  }

  var isTooLarge: Bool { max(count, declared) > maximumBytes }

  /// Whether the body is so large that the rest of it is not read.
  var isHopeless: Bool { max(count, declared) > max(2 * maximumBytes, Self.maximumBytesSkipped) }

  func take(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    if isTooLarge {
      body = []
    } else {
      unsafe body.append(contentsOf: bytes)
    }
  }
}

/// The response of slow work, once it has been made.
final class SlowResponse: Sendable {
  private let made = Mutex<Response?>(nil)

  var response: Response? {
    get { made.withLock { $0 } }
    set { made.withLock { $0 = newValue } }
  }
}
