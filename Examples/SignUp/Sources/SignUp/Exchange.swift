/// A request as its body comes: of a body that is too large nothing is kept.
final class Exchange {
  /// The most bytes of a post: a form of a few fields needs 2 KiB, and a person writes no 64.
  static let maximumBytes = 64 << 10
  /// What is too large, but not larger, is read to its end, so that the answer reaches who sent it.
  private static let mostBytesPassedOver = 1 << 20

  private(set) var body: [UInt8] = []
  private let declared: Int
  private var count = 0

  /// - Parameter length: The value of `Content-Length`.
  init(length: String?) {
    let length = max(0, length.flatMap { Int($0) } ?? 0)
    declared = length
    if length <= Self.maximumBytes { body.reserveCapacity(length) }
  }

  var isTooLarge: Bool { max(count, declared) > Self.maximumBytes }

  /// Whether it is not worth reading on.
  var isHopeless: Bool { max(count, declared) > Self.mostBytesPassedOver }

  func take(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    if isTooLarge {
      body = []
    } else {
      unsafe body.append(contentsOf: bytes)
    }
  }
}
