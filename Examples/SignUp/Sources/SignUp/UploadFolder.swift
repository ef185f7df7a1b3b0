internal import Glibc
internal import Synchronization

/// The folder of uploaded files. Each is named after the token of its page; one that is not complete ends in `.part`.
///
/// The size of a file is the offset at which its upload continues, also after the server has been started again.
final class UploadFolder: Sendable {
  /// The maximum number of files that are not complete.
  static let maximumUnfinished = 16

  private let path: String
  private let secondsToExpiry: Int
  private let lock = Mutex(())

  /// - Parameter secondsToExpiry: The time after which a file that is not complete is removed if nothing was added to it.
  init(path: String, secondsToExpiry: Int) throws(StartError) {
    // SAFETY: the path ends with a null and is valid during the call.
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StartError("cannot create the folder \(path)")
    }
    (self.path, self.secondsToExpiry) = (path, secondsToExpiry)
  }

  /// The result of an attempt to add bytes.
  enum Outcome: Equatable {
    /// The bytes were added.
    case added
    /// The bytes do not begin at the end of the file, which is at this offset.
    case elsewhere(offset: Int)
    /// There are too many files that are not complete.
    case full
  }

  /// Returns the number of bytes of a file that is not complete; 0 if there is none.
  func offset(of token: String) -> Int {
    lock.withLock { _ in
      removeExpired()
      return size(of: partial(token)) ?? 0
    }
  }

  /// Adds bytes to the end of a file, which is created with the first ones.
  ///
  /// - Parameter isLast: Whether the file is then complete.
  func add(_ bytes: [UInt8], at offset: Int, to token: String, isLast: Bool) throws -> Outcome {
    try lock.withLock { _ in
      removeExpired()
      let file = partial(token)
      let size = size(of: file)
      guard offset == size ?? 0 else { return .elsewhere(offset: size ?? 0) }
      guard size != nil || unfinished().count < Self.maximumUnfinished else { return .full }
      try append(bytes, to: file)
      if isLast { try complete(token) }
      return .added
    }
  }

  /// Stores a whole file, in place of one that is not complete.
  func store(_ bytes: [UInt8], of token: String) throws {
    remove(token)
    try lock.withLock { _ in
      try append(bytes, to: partial(token))
      try complete(token)
    }
  }

  /// Removes a file that is not complete, if there is one.
  func remove(_ token: String) {
    // SAFETY: the path ends with a null and is valid during the call.
    lock.withLock { _ in _ = unsafe unlink(partial(token)) }
  }

  /// Whether a complete file has these bytes.
  func hasFile(of token: String, equalTo bytes: [UInt8]) -> Bool {
    (try? SourceFiles.read(whole(token))) == bytes
  }

  private func partial(_ token: String) -> String { "\(path)/\(token).part" }
  private func whole(_ token: String) -> String { "\(path)/\(token)" }

  /// Gives a file the name of a complete one.
  private func complete(_ token: String) throws(FileError) {
    // SAFETY: the paths end with a null and are valid during the call.
    guard unsafe rename(partial(token), whole(token)) == 0 else { throw FileError(code: errno) }
  }

  private func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    // SAFETY: the path ends with a null and is valid during the call.
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(code: errno) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      // SAFETY: the system reads the bytes of the buffer only, during the call.
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw FileError(code: errno) }
      written += max(count, 0)
    }
  }

  private func size(of path: String) -> Int? { status(of: path).map { Int($0.st_size) } }

  private func status(of path: String) -> stat? {
    var status = stat()
    // SAFETY: the path ends with a null, and both are valid during the call.
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  private func removeExpired() {
    for name in unfinished() {
      let file = "\(path)/\(name)"
      guard let status = status(of: file), time(nil) - status.st_mtim.tv_sec > secondsToExpiry else {
        continue
      }
      // SAFETY: the path ends with a null and is valid during the call.
      _ = unsafe unlink(file)
    }
  }

  /// Returns the names of the files that are not complete.
  private func unfinished() -> [String] {
    // SAFETY: the path ends with a null and is valid during the call.
    guard let folder = unsafe opendir(path) else { return [] }
    // SAFETY: the folder was opened above and is closed once.
    defer { unsafe closedir(folder) }
    var names: [String] = []
    // SAFETY: each entry is copied before the next call.
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(".part") { names.append(name) }
    }
    return names
  }
}

/// An error of the system at a file.
struct FileError: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    // SAFETY: the text ends with a null and is copied at once.
    unsafe "cannot write an uploaded file: \(String(cString: strerror(code)))"
  }
}
