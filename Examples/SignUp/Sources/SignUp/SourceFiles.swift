internal import Glibc

/// Files of the package that the server reads when it starts: rules, style and script.
enum SourceFiles {
  /// The folder of the package.
  static let package = parent(of: parent(of: parent(of: #filePath)))
  /// The folder of the project.
  static let project = parent(of: parent(of: package))

  /// The bytes of a file.
  static func read(_ path: String) throws(StartError) -> [UInt8] {
    // SAFETY: the path is a null-terminated text for the length of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw StartError("\(path) can't be read") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the buffer holds as many bytes as it says, and is written within the call alone.
      let count = unsafe piece.withUnsafeMutableBytes { unsafe Glibc.read(file, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw StartError("\(path) can't be read") }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
