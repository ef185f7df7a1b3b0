/// The command `validate manual`, which prints the manual page.
struct Manual: Command {
  static let name = "manual"
  static let summary = "Prints the manual page, for man."
  static let usage = ["manual"]
  static let details = ["Scripts/install.sh and the Debian package install the page as validate(1)."]
  static let examples = ["manual | man -l -"]
  static let operandCompletion = Completion.none

  var operands: [Word] = []

  func run() throws -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("'manual' takes no argument") }
    try Console.print(ManualPage.text(Validate.commands.map { CommandSyntax($0) }))
    return .valid
  }
}
