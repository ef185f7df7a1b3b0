internal import ByteStreams
internal import CBuild
internal import Platform
internal import RuleFiles
internal import Validation
internal import ValidationData

/// The command `validate version`, which prints the version of the program or of everything in it.
struct Version: Command {
  static let name = "version"
  static let summary = "Prints the version, or with --all those of libraries and tables too."
  static let usage = ["version [--all]"]
  static let details = [
    """
    With --all each line is a name and a value: the program, the commit from which Scripts/build.sh built it, the \
    libraries, and the tables of data with the day on which they were generated and their source.
    """
  ]
  static let operandCompletion = Completion.none
  static var options: [Option<Version>] {
    [.flag("all", help: "Print the versions of libraries and tables too.") { $0.isComplete = true }].group(
      "Output")
  }

  var operands: [Word] = []
  var isComplete = false

  func run() throws -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("'version' takes no argument") }
    var text = "validate \(Validate.version)\n"
    if isComplete {
      // SAFETY: the function returns a constant string that ends with NUL.
      text += "commit \(unsafe String(cString: build_commit()))\n"
      let libraries =
        LibraryVersions.all + [RuleFile.yamlLibrary] + CompressionFormat.libraryVersions + [
          Self.systemLibrary
        ]
      for (name, version) in libraries { text += "\(name) \(version)\n" }
      text += Versions.tables + "\n"
    }
    try Console.print(text)
    return .valid
  }

  /// The C library, which converts encodings.
  private static var systemLibrary: (name: String, version: String) {
    // The text is "glibc 2.36".
    var text = [CChar](repeating: 0, count: 64)
    let size = unsafe confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
    let words = String(decoding: text.prefix(max(0, size - 1)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      .split(separator: " ")
    return words.count == 2 ? (String(words[0]), String(words[1])) : ("libc", "unknown")
  }
}
