package import FileOutput
package import Validation

extension FileFolder {
  /// Creates the folder at a path of the system.
  ///
  /// - Parameter name: The path as it was given, for messages.
  package init(_ name: String, at path: BytePath) throws(FileError) {
    let files = try ContainedFiles(path)
    self.init(
      name,
      entry: { value in
        switch files.entry(at: value) {
        case .file: .file
        case .other: .other
        case .missing: .missing
        case .outside: .outside
        }
      },
      digest: { value, algorithm in
        do {
          return try files.digest(ofFileAt: value, by: algorithm.rawValue).map { .computed($0) } ?? .noFile
        } catch {
          return .unreadable(reason: (error as? FileError)?.reason ?? "\(error)")
        }
      })
  }
}
