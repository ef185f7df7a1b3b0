internal import Glibc
internal import Synchronization

/// The folder of uploaded files. A complete file is named after the token of its page, and is never replaced. A file that is not
/// complete is in the folder `unfinished`, named after the token and the number of its transfer.
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
    (self.path, self.secondsToExpiry) = (path, secondsToExpiry)
    try Self.create(path)
    try Self.create(unfinishedPath)
  }

  /// Creates a folder if there is none.
  private static func create(_ path: String) throws(StartError) {
    // SAFETY: the path ends with a null and is valid during the call.
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StartError("cannot create the folder \(path): \(FileError(code: errno).cause)")
    }
    // SAFETY: the path ends with a null and is valid during the call.
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      throw StartError("cannot open the folder \(path): \(FileError(code: errno).cause)")
    }
    close(folder)
  }

  /// The result of an attempt to add bytes.
  enum Outcome: Equatable {
    /// The bytes were added. If they are the last ones, the file is complete.
    case added
    /// The bytes do not begin at the end of the file, which is at this offset.
    case elsewhere(offset: Int)
    /// There are too many files that are not complete.
    case full
    /// Another file of the page is already complete.
    case otherContent
  }

  /// Returns the number of bytes of a file that is not complete; 0 if there is none.
  func offset(of transfer: TransferID) -> Int {
    lock.withLock { _ in
      removeExpired()
      return size(of: partial(transfer)) ?? 0
    }
  }

  /// Adds bytes to the end of a file, which is created with the first ones.
  ///
  /// If they are the last ones, the file is complete, and what was sent is kept until ``remove(_:)``, so that the last request
  /// can be repeated if the submission was not stored.
  ///
  /// - Parameter isLast: Whether the file is then complete.
  func add(_ bytes: [UInt8], at offset: Int, to transfer: TransferID, isLast: Bool) throws -> Outcome {
    try lock.withLock { _ in
      removeExpired()
      let file = partial(transfer)
      let size = size(of: file)
      guard offset == size ?? 0 else { return .elsewhere(offset: size ?? 0) }
      guard size != nil || unfinished().count < Self.maximumUnfinished else { return .full }
      try append(bytes, to: file)
      guard isLast, try !complete(file, transfer.token) else { return .added }
      unlink(file)
      return .otherContent
    }
  }

  /// Stores a whole file, unless one is complete; returns whether the complete one has these bytes.
  func store(_ bytes: [UInt8], of token: String) throws -> Bool {
    try lock.withLock { _ in
      let file = "\(unfinishedPath)/\(token)"
      unlink(file)
      defer { unlink(file) }
      try append(bytes, to: file)
      return try complete(file, token)
    }
  }

  /// Removes what was sent of a file, if there is any; a complete file is kept.
  func remove(_ transfer: TransferID) {
    lock.withLock { _ in unlink(partial(transfer)) }
  }

  /// Whether a complete file has these bytes.
  func hasFile(of token: String, equalTo bytes: [UInt8]) -> Bool {
    (try? SourceFiles.read(whole(token))) == bytes
  }

  /// Whether a complete file has these bytes at an offset.
  func hasFile(of token: String, with bytes: [UInt8], at offset: Int) -> Bool {
    guard let stored = try? SourceFiles.read(whole(token)), offset + bytes.count <= stored.count else {
      return false
    }
    return stored[offset..<offset + bytes.count] == bytes[...]
  }

  private var unfinishedPath: String { path + "/unfinished" }
  private func partial(_ transfer: TransferID) -> String {
    "\(unfinishedPath)/\(transfer.token)-\(transfer.digits)"
  }
  private func whole(_ token: String) -> String { "\(path)/\(token)" }

  /// Gives a file the name of a complete one too, unless one is complete; returns whether the complete one has its bytes.
  private func complete(_ file: String, _ token: String) throws -> Bool {
    // SAFETY: the paths end with a null and are valid during the call.
    if unsafe link(file, whole(token)) == 0 { return true }
    guard errno == EEXIST else { throw FileError(code: errno) }
    return hasFile(of: token, equalTo: try SourceFiles.read(file))
  }

  private func unlink(_ file: String) {
    // SAFETY: the path ends with a null and is valid during the call.
    _ = unsafe Glibc.unlink(file)
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
      let file = "\(unfinishedPath)/\(name)"
      guard let status = status(of: file), time(nil) - status.st_mtim.tv_sec > secondsToExpiry else {
        continue
      }
      unlink(file)
    }
  }

  /// Returns the names of the files that are not complete.
  private func unfinished() -> [String] {
    // SAFETY: the path ends with a null and is valid during the call.
    guard let folder = unsafe opendir(unfinishedPath) else { return [] }
    // SAFETY: the folder was opened above and is closed once.
    defer { unsafe closedir(folder) }
    var names: [String] = []
    // SAFETY: each entry is copied before the next call.
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
