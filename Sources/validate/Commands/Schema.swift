internal import RuleFiles

/// The command `validate schema`, which prints the JSON Schema of rule files.
struct Schema: Command {
  static let name = "schema"
  static let summary = "Prints the JSON Schema of rule files, for editors."
  static let usage = ["schema"]
  static let details = [
    """
    An editor that knows the schema completes keys and rules, explains them and marks faults. Editors with yaml-language-server read \
    its name in the first line of a rule file: # yaml-language-server: $schema=rule-file.schema.json
    """
  ]
  static let examples = ["schema > rule-file.schema.json"]
  static let operandCompletion = Completion.none

  var operands: [Word] = []

  func run() throws -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("'schema' takes no argument") }
    try Console.print(String(decoding: RuleFileSchema.document(), as: UTF8.self))
    return .valid
  }
}
