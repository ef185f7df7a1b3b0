internal import Platform

/// Functions that differ between systems, or between their C libraries. Only Linux with glibc is tested.
enum SystemDifferences {
  /// Returns the system's message for an error number; can be called on any thread.
  static func message(ofError code: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      unsafe buffer.initialize(repeating: 0)
      // SAFETY: the call writes at most the buffer's size, its terminator included.
      return unsafe text(strerror_r(code, buffer.baseAddress.unsafelyUnwrapped, buffer.count), buffer)
    }
  }

  /// Converts the result of glibc's `strerror_r`, a terminated string that is in the buffer or constant.
  private static func text(_ result: UnsafeMutablePointer<CChar>?, _: UnsafeMutableBufferPointer<CChar>)
    -> String
  {
    // SAFETY: the string is terminated and valid at least as long as the buffer.
    unsafe result.map { unsafe String(cString: $0) } ?? ""
  }

  /// Converts the result of POSIX's `strerror_r`, which FreeBSD has: a status, with the message in the buffer.
  private static func text(_: Int32, _ buffer: UnsafeMutableBufferPointer<CChar>) -> String {
    // SAFETY: the buffer was filled with zeros, and a message in it is terminated.
    unsafe String(cString: buffer.baseAddress.unsafelyUnwrapped)
  }

  /// Enlarges the buffer of a pipe to 1 MiB, so that writer and reader wait less for each other. Does nothing if the descriptor
  /// is not a pipe or the system does not allow it.
  static func enlargePipe(_ descriptor: Int32) {
    #if os(Linux)
    // F_SETPIPE_SZ of fcntl(2), which Swift does not import: F_LINUX_SPECIFIC_BASE + 7.
    _ = fcntl(descriptor, 1031, Int32(1 << 20))
    #endif
  }

  /// Opens a new file without a name in the directory; returns `nil` if the file system or the system does not support this.
  static func openNamelessFile(in directory: BytePath) -> Int32? {
    #if os(Linux)
    // O_TMPFILE of open(2), which Swift does not import: its own bit and O_DIRECTORY.
    let descriptor = directory.open(0o20_000_000 | O_DIRECTORY | O_WRONLY)
    return descriptor < 0 ? nil : descriptor
    #else
    return nil
    #endif
  }
}
