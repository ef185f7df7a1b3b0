/// A sequence of one to eight bytes, with which the beginning of a line or a field, or the bytes between fields, are compared.
///
/// The bytes are stored in one word, so that a copy of a dialect is cheap.
///
/// ```swift
/// BytePrefix("//".utf8)?.bytes          // [0x2F, 0x2F]
/// BytePrefix("nine bytes".utf8)         // nil
/// ```
public struct BytePrefix: Sendable, Hashable {
  /// The maximum number of bytes: that of a word.
  public static let maximumSize = 8

  /// The bytes, the first one lowest.
  private let word: UInt64
  /// The number of bytes, 1 to ``maximumSize``.
  public let count: Int

  /// Creates a prefix; returns `nil` for no bytes, and for more than ``maximumSize``.
  public init?(_ bytes: some Collection<UInt8>) {
    guard 1...Self.maximumSize ~= bytes.count else { return nil }
    count = bytes.count
    word = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Creates a sequence of one byte.
  public init(_ byte: UInt8) { (word, count) = (UInt64(byte), 1) }

  /// The bytes, in order.
  public var bytes: [UInt8] { (0..<count).map { self[$0] } }

  /// - Parameter index: From 0, below the count.
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) }

  /// Whether one of the bytes is this one. O(1).
  func contains(_ byte: UInt8) -> Bool { (0..<count).contains { self[$0] == byte } }

  /// Whether the bytes from the offset on begin with the prefix. O(1).
  package func begins(_ bytes: Span<UInt8>, at offset: Int = 0) -> Bool {
    guard bytes.count - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != self[index] { return false }
    return true
  }
}
