/// `validate filter`: what is valid to standard output.
struct Filter: CheckingCommand {
  static let name = "filter"
  static let summary = "Writes the valid lines or CSV records to standard output."
  static let usage = [
    "filter -e RULE... [OPTIONS] [FILE...]",
    "filter -c COLUMN=RULE... [OPTIONS] [FILE...]",
    "filter -r RULES [OPTIONS] [FILE...]",
  ]
  static let notes = """
    The same as 'validate check --valid -', without findings unless --errors names a file for them.
    \(priceOfKeys)

      validate filter -e email < list > good
    """
  static var options: [Option<Filter>] {
    ruleOptions + inputOptions
      + [
        .flag(
          "normalize", nil, "Write fields as the 'normalize' of the rule file has made them."
        ) { $0.request.writesNormalized = true }
      ] + outputOptions
  }

  var request = CheckRequest()

  func run() throws -> ExitStatus {
    var request = request
    request.valid = "-"
    return try CheckRun(request, reportsByDefault: false).run()
  }
}
