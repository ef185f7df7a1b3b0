/// A strategy that accepts the path of a file in a folder or below it, when the value is checked.
///
/// The path begins in the folder, with `/` between names. A path that leads out of the folder is rejected, also if a link does so.
///
/// ```swift
/// let folder = FileFolder("photos") { $0.count == 5 ? .file : .missing }
/// FileExistsStrategy(in: folder).verdict(on: "1.jpg")           // .valid
/// FileExistsStrategy(in: folder).failure(of: "12.jpg")?.code    // "file-exists.missing"
/// ```
///
/// Some system calls a value. Codes: `file-exists.missing`, `file-exists.not-file`, `file-exists.outside` (`folder`).
public struct FileExistsStrategy: ByteValidationStrategy {
  /// The folder.
  public let folder: FileFolder

  /// Creates a strategy that accepts the paths of files in a folder.
  public init(in folder: FileFolder) { self.folder = folder }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let place: FailureParameters = ["folder": .text(folder.path)]
    switch folder.entry(value) {
    case .file: return
    case .missing: throw .init("file-exists.missing", place)
    case .other: throw .init("file-exists.not-file", place)
    case .outside: throw .init("file-exists.outside", place)
    }
  }
}

extension InputFieldValidationStrategy where Self == FileExistsStrategy {
  /// The path of a file in a folder.
  public static func fileExists(in folder: FileFolder) -> FileExistsStrategy {
    FileExistsStrategy(in: folder)
  }
}

extension CatalogEntry {
  static let fileExists = CatalogEntry(
    name: "file-exists", group: .presence,
    summary: "The path of a file in the folder that --files or 'files' of the rule file names, or below it.",
    swift: ".fileExists(in: folder)",
    messages: [
      "file-exists.missing": "must be the path of a file in '{folder}'",
      "file-exists.not-file": "must be the path of a file in '{folder}', not of a folder or device",
      "file-exists.outside": "must be a path that does not lead out of '{folder}'",
    ],
    synonyms: ["file", "path"],
    examples: [
      .init(valid: "1.jpg", "2026/2.jpg"),
      .init(
        invalid: ("3.jpg", "file-exists.missing"), ("2026", "file-exists.not-file"),
        ("../1.jpg", "file-exists.outside"), ("/etc/passwd", "file-exists.outside")),
    ]
  ) { _, context throws(RuleError) in
    guard let folder = context.folder else { throw .folderRequired(rule: "file-exists") }
    return .content(FileExistsStrategy(in: folder))
  }
}
