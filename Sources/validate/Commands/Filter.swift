internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import TableValidation

/// The command `validate filter`, which writes valid lines or records to standard output.
struct Filter: CheckingCommand {
  static let name = "filter"
  static let summary = "Writes the valid lines or CSV records to standard output."
  static let usage = [
    "filter -e RULE... [OPTIONS] [FILE...]",
    "filter -c COLUMN=RULE... [OPTIONS] [FILE...]",
    "filter -r RULES [OPTIONS] [FILE...]",
  ]
  static let details =
    ["Same as 'validate check --valid -', but findings are written only if --errors names a file for them."]
    + checkDetails
  static let examples = ["filter -e email < addresses.txt > good.txt"]
  static let statuses = StatusMeaning.ofChecks
  static var options: [Option<Filter>] {
    let records: [Option<Filter>] =
      [
        .flag("normalize", help: "Write fields as changed by the 'normalize' steps of the rule file.") {
          $0.request.writesNormalized = true
        },
        .flag("fill", help: "Add empty fields to records with too few; each has a warning.") {
          $0.request.repairs.insert(.fills)
        },
        .flag("cut", help: "Remove the fields beyond the last column; each record has a warning.") {
          $0.request.repairs.insert(.cuts)
        },
      ]
    return ruleOptions.group("Rules") + inputOptions.group("Input") + findingOptions.group("Findings")
      + (records + recordOptions).group("Records") + limitOptions.group("Limits")
  }

  @Boxed var request = CheckRequest()

  func run() throws -> ExitStatus {
    var request = request
    request.isFilter = true
    request.valid = "-"
    return try CheckRun(request).run()
  }
}
