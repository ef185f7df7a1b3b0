internal import CDigest

/// A digest of bytes that are given in parts, computed by OpenSSL's libcrypto, which is loaded for the first one.
///
/// SAFETY: the pointer refers to a digest from `init` to `deinit`; a digest is not shared, since its owner uses it on one thread.
@safe
final class StreamDigest {
  private let digest: OpaquePointer

  /// Whether the library is installed.
  static var isAvailable: Bool { digest_load() }

  /// Begins a digest; returns `nil` if the library is not installed, or if it has no such function.
  ///
  /// - Parameter function: The name of the function in OpenSSL.
  init?(_ function: String) {
    guard Self.isAvailable, let digest = unsafe digest_begin(function) else { return nil }
    unsafe self.digest = digest
  }

  deinit {
    unsafe digest_free(digest)
  }

  /// Adds the first bytes of a buffer, and returns whether the library could.
  func add(_ buffer: [UInt8], count: Int) -> Bool {
    // SAFETY: the library reads bytes of the buffer, whose bounds the slice checks.
    unsafe buffer.withUnsafeBufferPointer { bytes in
      let added = unsafe UnsafeBufferPointer(rebasing: bytes[..<count])
      return unsafe digest_add(digest, added.baseAddress, added.count)
    }
  }

  /// Returns the digest of all bytes, or `nil` if the library has failed.
  func end() -> [UInt8]? {
    // SAFETY: the library writes at most as many bytes as the array has.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(DIGEST_MAXIMUM_SIZE)) { bytes, count in
      unsafe count = digest_end(digest, bytes.baseAddress)
    }
    return bytes.isEmpty ? nil : bytes
  }
}

extension BytePath {
  private static let bufferSize = 1 << 18

  /// Returns the digest of the bytes of the file at this path.
  ///
  /// - Parameter function: The name of the function in OpenSSL.
  /// - Throws: A `FileError` if the file cannot be read, or if libcrypto is not installed.
  func digest(by function: String) throws -> [UInt8] {
    guard StreamDigest.isAvailable else {
      throw FileError(
        description, "read", reason: "libcrypto is not installed; install the Debian package libssl3")
    }
    let file = try InputFile(self)
    let digest = StreamDigest(function)
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    while let digest {
      let count = try file.read(into: &buffer, at: buffer.indices)
      if count == 0, let bytes = digest.end() { return bytes }
      guard count > 0, digest.add(buffer, count: count) else { break }
    }
    throw FileError(description, "read", reason: "libcrypto computes no \(function)")
  }
}
