internal import Bytes
internal import FileOutput
internal import RuleAnalysis
internal import Validation

/// The command `validate infer`, which proposes rules for the values of an input.
struct Infer: CheckingCommand {
  static let name = "infer"
  static let summary =
    "Proposes rules for lines or records, and reports the values that nearly all others contradict."
  static let usage = ["infer [OPTIONS] [FILE...]"]
  static let details = [
    """
    The rules are written as a rule file with a comment for each field: numbers of values, and what was considered and is not proposed. \
    Read them before you rely on them. With --input lines the rules are options of 'validate check'.
    """,
    """
    A rule is proposed if no more values break it than are compatible with the tolerance. The others are suspects, which are reported as \
    'check' reports findings: after the rules on standard error or, with -o, on standard output. With --tolerance 0 no value breaks \
    the rules.
    """,
    """
    Several files are one table and must have the same header. The input is read several times; standard input that is no file is \
    stored in a temporary file. The delimiter is found by itself unless an option names it.
    """,
  ]
  static let examples = [
    "infer orders.csv -o orders.yml", "infer --tolerance 0 people.csv > people.yml",
    "infer --input lines < words.txt",
  ]
  static let statuses = [
    StatusMeaning(.valid, "The rules are complete, and no value is suspect."),
    StatusMeaning(.invalid, "Values or records are suspect."), .failed,
    StatusMeaning(.interrupted, "An interrupt (Ctrl-C) ended the run; no rules are written."),
  ]
  static var options: [Option<Infer>] {
    let rules: [Option<Infer>] = [
      .path("output", "o", value: "RULES", help: "Write the rules to RULES, and suspects to standard output.")
      {
        $0.request.inferredRules = $1.isStandard ? nil : $1
      },
      Option(
        "tolerance", nil, value: .init(name: "SHARE", completion: .none),
        help: "The share of values that may break a rule; default: 0.5%."
      ) { target, word throws(UsageError) in
        target.tolerance = try Self.tolerance(try word.text())
      },
    ]
    return rules.group("Rules") + inputOptions.group("Input") + findingOptions.group("Suspects")
      + limitOptions.group("Limits")
  }

  static let defaultDelimiter = "auto"

  @Boxed var request = CheckRequest()
  var tolerance = Tolerance(0.005)

  func run() throws -> ExitStatus {
    try InferRun(request, tolerance).run()
  }

  /// Returns the tolerance of a text such as `0.5%` or `0`.
  private static func tolerance(_ text: String) throws(UsageError) -> Tolerance {
    let number = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard let percent = Double(number),
      number.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      text.hasSuffix("%") || percent == 0, percent <= 50
    else {
      throw UsageError(
        "--tolerance must be a percentage from 0% to 50%, as in --tolerance 0.5%, not '\(text.shortened)'")
    }
    return Tolerance(percent / 100)
  }
}
