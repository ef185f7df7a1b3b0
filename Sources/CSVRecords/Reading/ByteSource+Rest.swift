extension ByteSource {
  /// Reads all remaining bytes, at most one more than the limit.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes; `nil` if there are more.
  package mutating func readRest(limit: Int, expecting size: Int = 0) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = try read(into: &buffer, at: 0..<min(buffer.count - 1, limit - bytes.count) + 1)
      if count == 0 { return bytes }
      guard count <= limit - bytes.count else { return nil }
      bytes += buffer[..<count]
    }
  }
}
