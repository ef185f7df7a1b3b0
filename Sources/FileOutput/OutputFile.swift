internal import ByteStreams
internal import Platform

/// A destination of bytes: a regular file, which appears complete or not at all, or a pipe, device or terminal.
///
/// A regular file is written without a name in the directory of its target, and is given its name when it is complete, so that
/// no file remains after an interrupted run. If the file system does not support files without a name, it is written under a
/// temporary name. The mode of an existing target is kept, and its owner and group where the system allows it; otherwise the
/// set-user-ID, set-group-ID and sticky bits are dropped. Links are followed. A target that exists and is not a regular file is
/// written directly.
///
/// What is written to a file whose name ends `.gz`, `.zst`, `.xz` or `.bz2` is compressed.
public final class OutputFile {
  /// The name as the user gave it, with U+FFFD for what is not UTF-8; `-` for standard output.
  public let name: String
  private let descriptor: Int32
  /// The file that replaces the target; `nil` if the target is written directly, and when that has been done.
  private var pending: TemporaryFile?
  /// Compresses the bytes; `nil` if they are written as they are, and when the compressed data has ended.
  private var compressor: StreamCompressor?
  /// The number of bytes of a file that replaces its target, those included whose places have been taken.
  private var size = 0

  /// The names of descriptors that are already open; they are written directly, regardless of their files.
  private static let standardDescriptors: [BytePath: Int32] = [
    "/dev/stdout": 1, "/dev/stderr": 2, "/dev/fd/1": 1, "/dev/fd/2": 2,
  ]

  /// Opens the file of that name for writing; `-` is standard output.
  public convenience init(_ name: String) throws(FileError) {
    try self.init(BytePath(name))
  }

  /// Opens the file at that path for writing.
  ///
  /// - Parameter isNameless: Whether a regular file has no name until it is complete, if the file system supports that.
  package init(_ path: BytePath, isNameless: Bool = true) throws(FileError) {
    name = path.description
    guard !path.isStandard else {
      descriptor = 1
      return
    }
    if let standard = Self.standardDescriptors[path] {
      descriptor = standard
      return
    }
    if let format = CompressionFormat(fileName: path.bytes) {
      do throws(StreamError) {
        compressor = try StreamCompressor(format)
      } catch {
        throw FileError(name, "write", reason: error.description)
      }
    }
    let status = FileStatus(path: path)
    guard status != nil || errno == ENOENT else { throw FileError(name, "write") }
    guard status?.isDirectory != true else {
      throw FileError(name, "write", reason: "it is a directory; name a file in it")
    }
    if let status, !status.isRegular {
      descriptor = path.open(O_WRONLY)
      guard descriptor >= 0 else { throw FileError(name, "write") }
      return
    }
    let isWritable = status == nil || path.isWritable
    guard isWritable else { throw FileError(name, "write") }
    guard let target = LinkTarget.resolve(path) else { throw FileError(name, "write", errno: ELOOP) }
    let file = try TemporaryFile(for: target, replacing: status, name: name, isNameless: isNameless)
    (descriptor, pending) = (file.descriptor, file)
  }

  deinit {
    discard()
    if descriptor > 2 { close(descriptor) }
  }

  /// Writes all the bytes.
  ///
  /// - Throws: ``ClosedPipe`` if the reader of a pipe has closed it, otherwise ``FileError``.
  public func write(_ bytes: Span<UInt8>) throws {
    guard let compressor else { return try writeDirectly(bytes) }
    do {
      try compressor.compress(bytes, writeDirectly)
    } catch let error as StreamError {
      throw FileError(name, "write", reason: error.description)
    }
  }

  /// Returns the place of bytes that the caller writes there, after those of all earlier calls; `nil` if the file can only be
  /// written in order, in which case the bytes have been written.
  ///
  /// - Throws: The errors of ``write(_:)``.
  package func place(_ bytes: Span<UInt8>) throws -> OutputPlace? {
    if compressor == nil, let place = takePlace(bytes.count) { return place }
    try write(bytes)
    return nil
  }

  /// Takes the place of the next bytes; returns `nil` if the target is written directly.
  private func takePlace(_ count: Int) -> OutputPlace? {
    guard pending != nil else { return nil }
    defer { size += count }
    return OutputPlace(name: name, descriptor: descriptor, offset: size)
  }

  private func writeDirectly(_ bytes: Span<UInt8>) throws {
    if let place = takePlace(bytes.count) { return try place.write(bytes) }
    switch DescriptorWriter.write(bytes, to: descriptor) {
    case 0: break
    case EPIPE: throw ClosedPipe()
    case let code: throw FileError(name, "write", errno: code)
    }
  }

  /// Whether the file is the null device and open for writing. A null device that was opened only for reading, in place of a
  /// closed standard stream, does not count.
  package var isNullDevice: Bool {
    fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
      && FileStatus(descriptor: descriptor)?.isNullDevice == true
  }

  /// Whether the target still has to be replaced.
  package var isPending: Bool { pending != nil }

  /// Completes the file, so that only ``commit()`` can still fail.
  ///
  /// - Throws: ``FileError``, and ``ClosedPipe`` as ``write(_:)`` does, for the rest of compressed data.
  package func prepare() throws {
    if let compressor {
      self.compressor = nil
      do {
        try compressor.finish(writeDirectly)
      } catch let error as StreamError {
        throw FileError(name, "write", reason: error.description)
      }
    }
    try pending?.prepare()
  }

  /// Replaces the target by the complete file.
  package func commit() throws {
    try prepare()
    try pending?.replaceTarget()
    pending = nil
  }

  /// Removes the file if it has not replaced its target yet.
  package func discard() {
    pending?.discard()
    pending = nil
  }
}
