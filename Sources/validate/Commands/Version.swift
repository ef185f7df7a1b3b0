internal import CBuild
internal import RuleFiles
internal import Validation
internal import ValidationData

/// The command `validate version`, which prints the version of the program or of everything in it.
struct Version: Command {
  static let name = "version"
  static let summary = "Prints the version, or with --all those of libraries and tables too."
  static let usage = ["version [--all]"]
  static let notes = [
    """
    With --all each line is a name and a value: the program, the commit from which Scripts/build.sh built it, the \
    libraries, and the tables of data with the day on which they were generated and their source.
    """
  ]
  static let operandCompletion = Completion.none
  static var options: [Option<Version>] {
    [.flag("all", nil, "Print the versions of libraries and tables too.") { $0.isComplete = true }].group(
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
      for (name, version) in LibraryVersions.all + [RuleFile.yamlLibrary] { text += "\(name) \(version)\n" }
      text += Versions.tables + "\n"
    }
    try Console.print(text)
    return .valid
  }
}
