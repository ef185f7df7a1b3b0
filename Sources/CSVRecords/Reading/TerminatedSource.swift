/// A source that ends before the end-of-data marker of another source.
package struct TerminatedSource: ByteSource {
  private var source: any ByteSource
  private let marker: EndOfDataMarker
  /// The bytes that have been read but not returned.
  private var pending: ArraySlice<UInt8> = []
  /// The number of bytes of the marker with which the line begins so far; `nil` if it begins with other
  /// bytes.
  private var matched: Int? = 0
  private var isAtEnd = false
  private var input = [UInt8](repeating: 0, count: 64 << 10)

  package init(_ source: any ByteSource, endingAt marker: EndOfDataMarker) {
    self.source = source
    self.marker = marker
  }

  package var isReady: Bool { !pending.isEmpty || isAtEnd || source.isReady }

  package mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    while pending.isEmpty {
      guard !isAtEnd else { return 0 }
      let count = try source.read(into: &input, at: 0..<input.count)
      count == 0 ? finish() : take(count)
    }
    let returned = pending.prefix(range.count)
    buffer.replaceSubrange(range.prefix(returned.count), with: returned)
    pending = pending.dropFirst(returned.count)
    return returned.count
  }

  private mutating func take(_ count: Int) {
    switch marker {
    case .controlZ:
      let end = input[..<count].firstIndex(of: 0x1A)
      isAtEnd = end != nil
      pending = input[..<(end ?? count)]
    case .backslashPeriod:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count + marker.bytes.count)
      for byte in input[..<count] where !isAtEnd { takeLine(byte, into: &bytes) }
      pending = bytes[...]
    }
  }

  private mutating func takeLine(_ byte: UInt8, into bytes: inout [UInt8]) {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    if let known = matched {
      switch (known, byte) {
      case (0, 0x5C), (1, 0x2E):
        matched = known + 1
        return
      case (2, _) where isLineEnd:
        isAtEnd = true
        return
      default: bytes += marker.bytes.prefix(known)
      }
    }
    bytes.append(byte)
    matched = isLineEnd ? 0 : nil
  }

  /// Ends the source, which may end within the marker.
  private mutating func finish() {
    isAtEnd = true
    guard marker == .backslashPeriod, let matched, matched < 2 else { return }
    pending = marker.bytes[..<matched]
  }
}
