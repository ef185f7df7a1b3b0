internal import CMagic
public import FormValidation
internal import Synchronization

/// Finds the media types of files by libmagic, as the program `file` does.
///
/// ```swift
/// let detector = try MagicDetector()
/// let photo = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
/// print(detector.mediaType(ofFileBeginningWith: photo.span) ?? "unknown")  // prints image/gif
/// ```
///
/// One detector serves all threads, one after the other. To create one reads the data base of libmagic, which takes some
/// milliseconds: a server has one for all its forms.
public struct MagicDetector: FileTypeDetector {
  /// An error by which libmagic cannot be used, such as a data base that is missing.
  public struct Unavailable: Error, Hashable, CustomStringConvertible {
    /// What libmagic says, and the way out.
    public let description: String
  }

  private let magic: Magic

  /// Creates a detector with the data base of the system.
  ///
  /// - Throws: If the data base is missing or of another version.
  public init() throws(Unavailable) { magic = try Magic() }

  public func mediaType(ofFileBeginningWith bytes: Span<UInt8>) -> String? { magic.mediaType(of: bytes) }
}

/// A handle of libmagic, which one thread can use at a time.
private final class Magic: Sendable {
  private let handle: Mutex<Handle>

  init() throws(MagicDetector.Unavailable) { handle = Mutex(try Handle()) }

  func mediaType(of bytes: Span<UInt8>) -> String? { handle.withLock { $0.mediaType(of: bytes) } }
}

@safe
private struct Handle: ~Copyable {
  // SAFETY: the pointer is valid from `init` to `deinit`, and no other value has it.
  private let cookie: magic_t

  init() throws(MagicDetector.Unavailable) {
    // Compressed files are not opened, and no program is run.
    let flags = MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS | MAGIC_ERROR
    guard let cookie = unsafe magic_open(flags) else {
      throw MagicDetector.Unavailable(description: "libmagic: there is not enough memory")
    }
    guard unsafe magic_load(cookie, nil) == 0 else {
      let reason = unsafe magic_error(cookie).map { unsafe String(cString: $0) } ?? "no data base"
      unsafe magic_close(cookie)
      throw MagicDetector.Unavailable(
        description: "libmagic: \(reason); install the Debian package libmagic1")
    }
    unsafe self.cookie = cookie
  }

  deinit { unsafe magic_close(cookie) }

  // SAFETY: libmagic reads the bytes during the call only, and its result is valid until the next one.
  func mediaType(of bytes: Span<UInt8>) -> String? {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe magic_buffer(cookie, bytes.baseAddress, bytes.count).map { unsafe String(cString: $0) }
    }
  }
}
