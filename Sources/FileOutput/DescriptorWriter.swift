internal import Platform

/// The one loop that writes bytes to a descriptor.
package enum DescriptorWriter {
  /// The maximum number of bytes per call of `write`: for a whole mebibyte Linux 6.18 searches for a contiguous piece of memory
  /// of that size, which takes ten times as long if there is none (measured on ext4).
  private static let limit = 256 << 10

  /// Writes all the bytes, and returns the error number of the call that failed, or 0.
  ///
  /// A call that a signal interrupts is repeated, the rest of a short write is written, and a full pipe that does not block its
  /// writer is waited for.
  ///
  /// - Parameter offset: The offset in a regular file of the first byte; `nil` to write after the bytes written before.
  package static func write(_ bytes: Span<UInt8>, to descriptor: Int32, at offset: Int? = nil) -> Int32 {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + limit)
      // SAFETY: the system reads the bytes of the range only, during the call.
      let count = unsafe bytes.extracting(start..<end).withUnsafeBufferPointer { rest in
        guard let offset else { return unsafe Platform.write(descriptor, rest.baseAddress, rest.count) }
        return unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + start))
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // SAFETY: poll reads and writes the one structure.
    _ = unsafe Platform.poll(&poll, 1, -1)
  }
}
