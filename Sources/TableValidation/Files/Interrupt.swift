internal import Glibc

/// A request to end a check before the end of its inputs: a descriptor that becomes readable.
package struct Interrupt: Sendable {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits until another descriptor can be read.
  ///
  /// - Throws: ``Interrupted`` if the request arrives before or during the wait.
  func wait(for other: Int32) throws(Interrupted) {
    var files = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // SAFETY: poll changes only the elements of the array.
    while unsafe files.withUnsafeMutableBufferPointer({ unsafe poll($0.baseAddress, 2, -1) }) < 0,
      errno == EINTR
    {}
    if files[0].revents != 0 { throw Interrupted() }
  }
}

/// The error of reading an input after an ``Interrupt``.
package struct Interrupted: Error {}
