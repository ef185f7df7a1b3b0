internal import CSVRecords

/// The bytes of an input that can be read only once. Those that are read before a run are kept, since a run may need them again.
final class RetainedBytes: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: before a run one thread reads; ``keep()`` or ``stopKeeping()`` is called before its threads start, and
  // afterwards bytes are read in turns, or by `KeptBytes`, which locks.

  private var source: any ByteSource
  /// The bytes that have been read before the run.
  private var first: [UInt8] = []
  private var isKeeping = true
  /// The bytes during a run that needs them again; `nil` otherwise.
  private(set) var kept: KeptBytes?

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// Keeps all bytes for several readers.
  func keep() {
    guard kept == nil else { return }
    kept = KeptBytes(source, after: first)
    first = []
  }

  /// Keeps no bytes from now on.
  func stopKeeping() {
    (isKeeping, first) = (false, [])
  }

  fileprivate func isReady(at offset: Int) -> Bool { kept?.isReady(at: offset) ?? source.isReady }

  fileprivate func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int {
    if let kept { return try kept.read(into: &buffer, at: range, from: offset) }
    let count = try source.read(into: &buffer, at: range)
    if isKeeping { first += buffer[range.prefix(count)] }
    return count
  }
}

/// A source of the bytes of an input that can be read only once, from an offset on.
struct RetainedSource: ByteSource {
  private let bytes: RetainedBytes
  private var offset: Int

  init(_ bytes: RetainedBytes, from offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  var isReady: Bool { bytes.isReady(at: offset) }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    let count = try bytes.read(into: &buffer, at: range, from: offset)
    offset += count
    return count
  }
}
