/// `validate check`: findings to standard output.
struct Check: CheckingCommand {
  static let name = "check"
  static let summary = "Checks lines or CSV records and reports every finding."
  static let usage = [
    "check -e RULE... [OPTIONS] [FILE...]",
    "check -c COLUMN=RULE... [OPTIONS] [FILE...]",
    "check -r RULES [OPTIONS] [FILE...]",
  ]
  static let notes = """
    RULE is NAME or NAME:ARGUMENT: email, length:1..40, 'regex:\\d{5}'; 'validate rules' lists them.
    Without FILE, or where it is -, standard input is read. Findings go to standard output, a summary to
    standard error.
    \(priceOfKeys)

      validate check -c email=email -c 'zip=regex:\\d{5}' people.csv
      validate check -r rules/people.json --valid good.csv --invalid bad.csv --errors faults.txt people.csv
    """
  static var options: [Option<Check>] {
    ruleOptions + inputOptions
      + [.text("valid", nil, "FILE", "Write valid lines or records there.") { $0.request.valid = $1 }]
      + outputOptions
  }

  var request = CheckRequest()

  func run() throws -> ExitStatus {
    try CheckRun(request).run()
  }
}
