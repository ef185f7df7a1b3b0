internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// The command `validate convert`, which writes rule files, Table Schemas, JSON Schemas, data contracts and data dictionaries of each other.
struct Convert: Command {
  static let name = "convert"
  static let summary =
    "Writes rules in another language: a rule file, a schema, a data contract or a data dictionary."
  static let usage = ["convert [OPTIONS] FILE"]
  static let details = [
    """
    FILE is a rule file (a Table Schema), a JSON Schema of an object or of an array of objects, whose properties are the fields, or a contract \
    of the Open Data Contract Standard 3; its content decides. Each part that the other language cannot say is a line on standard error \
    with its place.
    """,
    """
    LANGUAGE is rules (a rule file; default), table-schema, json-schema, odcs, or markdown or html, a data dictionary: a row for each field \
    with its meaning, its rules in words and an example, then keys and rules over records.
    """,
  ]
  static let examples = [
    "convert person.schema.json > person.yml", "convert --table orders contract.yaml > orders.yml",
    "convert --to json-schema orders.yml > orders.schema.json", "convert --to html orders.yml > orders.html",
  ]
  static let statuses = [
    StatusMeaning(.valid, "The output says all that FILE says."),
    StatusMeaning(.invalid, "The output does not say some of it."), .failed,
  ]
  static var options: [Option<Convert>] {
    [
      .choice("to", value: "LANGUAGE", help: "The language of the output; default: rules.") {
        $0.language = $1
      },
      Option(
        "table", nil, value: .init(name: "NAME", completion: .none),
        help: "The table of a contract that has several, or the name of one that is written."
      ) { target, word throws(UsageError) in
        target.table = try word.text()
      },
    ].group("Output")
  }

  var operands: [Word] = []
  private var language = RuleConversion.Language.rules
  private var table: String?

  func run() throws -> ExitStatus {
    guard operands.count == 1 else {
      throw UsageError("one file is converted; name it: validate convert FILE")
    }
    let path = operands[0].path
    let (bytes, context) = try RuleSource.read(ruleFile: path, today: .today, reads: RuleReads())
    let conversion = try RuleConversion(bytes, of: path, table: table, to: language, in: context)
    try Console.print(conversion.document)
    conversion.losses.printLines(of: path)
    return conversion.losses.isEmpty ? .valid : .invalid
  }
}
