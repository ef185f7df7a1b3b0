internal import Bytes

/// The command `validate check`, which writes findings to standard output.
struct Check: CheckingCommand {
  static let name = "check"
  static let summary = "Checks lines or CSV records and reports every finding."
  static let usage = [
    "check -e RULE... [OPTIONS] [FILE...]",
    "check -c COLUMN=RULE... [OPTIONS] [FILE...]",
    "check -r RULES [OPTIONS] [FILE...]",
    "check [OPTIONS] [FILE...]",
  ]
  static let details =
    ["Without rules, only the shape of the records is checked: quotes, numbers of fields, sizes and UTF-8."]
    + checkDetails
  static let examples = [
    "check -e email addresses.txt",
    "check -c email=email -c 'zip=regex:\\d{5}' people.csv",
    "check -r rules.yml --valid good.csv --invalid bad.csv --errors faults.txt people.csv",
  ]
  static let statuses = StatusMeaning.ofChecks
  static var options: [Option<Check>] {
    let records: [Option<Check>] =
      [.path("valid", value: "FILE", help: "Write valid lines or records to FILE.") { $0.request.valid = $1 }]
    return ruleOptions.group("Rules") + inputOptions.group("Input") + findingOptions.group("Findings")
      + (records + recordOptions).group("Records") + limitOptions.group("Limits")
  }

  @Boxed var request = CheckRequest()

  func run() throws -> ExitStatus {
    try CheckRun(request).run()
  }
}
