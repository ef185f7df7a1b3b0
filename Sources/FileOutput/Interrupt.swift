internal import Platform

/// A request to end a check before the end of its inputs: a descriptor that becomes readable.
package struct Interrupt: Sendable {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Throws if the request has arrived.
  package func check() throws(Interrupted) { try wait(for: nil) }

  /// Waits until another descriptor can be read.
  ///
  /// - Parameter other: The descriptor; `nil` to wait for nothing, because it is that of a regular file.
  /// - Throws: ``Interrupted`` if the request arrives before or during the wait.
  func wait(for other: Int32?) throws(Interrupted) {
    // A negative descriptor is ignored by poll(2).
    let input = Int16(POLLIN)
    var files: [2 of pollfd] = [
      pollfd(fd: descriptor, events: input, revents: 0), pollfd(fd: other ?? -1, events: input, revents: 0),
    ]
    let (count, timeout): (nfds_t, Int32) = other == nil ? (1, 0) : (2, -1)
    var span = files.mutableSpan
    // SAFETY: poll changes only the elements of the array.
    while unsafe span.withUnsafeMutableBufferPointer({ unsafe poll($0.baseAddress, count, timeout) }) < 0,
      errno == EINTR
    {}
    if files[0].revents != 0 { throw Interrupted() }
  }
}

/// The error of reading an input after an ``Interrupt``.
package struct Interrupted: Error {
  package init() {}
}
