internal import Glibc

/// Files that the server reads when it starts: rules, styles and script.
enum SourceFiles {
  /// The folder of the package.
  static let package = parent(of: parent(of: parent(of: #filePath)))
  /// The folder of the project.
  static let project = parent(of: parent(of: package))

  /// Returns the bytes of a file.
  static func read(_ path: String) throws(StartError) -> [UInt8] {
    // SAFETY: the path ends with a null and is valid during the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw StartError("cannot read \(path)") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the system writes at most the size of the buffer, during the call.
      let count = unsafe piece.withUnsafeMutableBytes { unsafe Glibc.read(file, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw StartError("cannot read \(path)") }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
