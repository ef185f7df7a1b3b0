import Platform

/// Passes a program its input while reading both its outputs, so that neither side waits for the other.
struct Exchange {
  /// The time in milliseconds without input or output after which a program is regarded as hanging.
  private static let timeout: Int32 = 120_000

  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private let input: [UInt8]
  private var fed = 0
  private var descriptors: [pollfd]
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  init(_ inputEnd: Int32, _ input: [UInt8], _ outputEnd: Int32, _ errorsEnd: Int32) {
    self.input = input
    descriptors = [
      pollfd(fd: inputEnd, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorsEnd, events: Int16(POLLIN), revents: 0),
    ]
    _ = fcntl(inputEnd, F_SETFL, O_NONBLOCK)
  }

  /// Runs until both outputs have ended; returns `false` if the program hangs.
  mutating func run() -> Bool {
    defer { for index in descriptors.indices { end(index) } }
    feed()
    while descriptors[1].fd >= 0 || descriptors[2].fd >= 0 {
      let ready = unsafe poll(&descriptors, nfds_t(descriptors.count), Self.timeout)
      if ready == 0 { return false }
      if descriptors[0].revents != 0 { feed() }
      take(1, \.output)
      take(2, \.errors)
    }
    return true
  }

  private mutating func feed() {
    guard fed < input.count else { return end(0) }
    // SAFETY: The call passes the remaining input and its length.
    let count = unsafe input.withUnsafeBytes { bytes in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[fed...])
      return unsafe write(descriptors[0].fd, rest.baseAddress, rest.count)
    }
    if count >= 0 {
      fed += count
      if fed == input.count { end(0) }
    } else if errno != EAGAIN && errno != EINTR {
      end(0)
    }
  }

  private mutating func take(_ index: Int, _ target: WritableKeyPath<Exchange, [UInt8]>) {
    guard descriptors[index].fd >= 0, descriptors[index].revents != 0 else { return }
    // SAFETY: The call passes the buffer and its length.
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(descriptors[index].fd, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      self[keyPath: target] += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      end(index)
    }
  }

  private mutating func end(_ index: Int) {
    guard descriptors[index].fd >= 0 else { return }
    close(descriptors[index].fd)
    descriptors[index].fd = -1
  }
}
