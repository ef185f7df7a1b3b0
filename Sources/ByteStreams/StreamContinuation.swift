/// The kind of the bytes after a compressed stream.
enum StreamContinuation {
  case stream
  /// The input ends.
  case end
  /// Zeros, with which the last block of a tape or a block device is filled.
  case padding
  /// Bytes that begin no stream.
  case garbage
}

extension CompressionFormat {
  /// Returns what follows a stream, by the rules of the format's own program; `nil` if more bytes are needed.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes after the stream.
  ///   - isAtEnd: Whether the input ends after these bytes.
  func continuation(_ bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> StreamContinuation? {
    guard let first = bytes.first else { return isAtEnd ? .end : nil }
    switch self {
    case .zstd:
      let isSkipped = 0x50...0x5F ~= first
      return next(
        bytes,
        isSkipped
          ? [0x50...0x5F, 0x2A...0x2A, 0x4D...0x4D, 0x18...0x18]
          : [0x28...0x28, 0xB5...0xB5, 0x2F...0x2F, 0xFD...0xFD], atEnd: isAtEnd ? .stream : nil)
    case .xz:
      if first == 0 { return .padding }
      return next(
        bytes, [0xFD...0xFD, 0x37...0x37, 0x7A...0x7A, 0x58...0x58], atEnd: isAtEnd ? .stream : nil)
    case .gzip:
      if first == 0 { return .padding }
      return next(bytes, [0x1F...0x1F, 0x8B...0x8B], atEnd: isAtEnd ? .garbage : nil)
    case .bzip2:
      return next(
        bytes, [0x42...0x42, 0x5A...0x5A, 0x68...0x68, 0x31...0x39], atEnd: isAtEnd ? .stream : nil)
    }
  }

  private func next(
    _ bytes: ArraySlice<UInt8>, _ signature: [ClosedRange<UInt8>], atEnd: StreamContinuation?
  ) -> StreamContinuation? {
    switch Array(bytes.prefix(signature.count)).begins(signature) {
    case .true: .stream
    case .false: .garbage
    case .unknown: atEnd
    }
  }
}
