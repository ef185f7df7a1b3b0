import TestSupport
import Testing

/// Tests of invalid usage: status 2, one line on standard error, no output.
struct UsageErrorTests {
  /// The words of a command line and the expected line on standard error, without the program's name.
  struct Rejection: CustomTestStringConvertible {
    let words: [String]
    let line: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., line: String) {
      (self.words, self.line) = (words, line)
    }
  }

  @Test(arguments: verbs + rules + patterns + options + columns + files + outputs)
  func `a usage error has status 2, one line with a remedy and no output`(rejection: Rejection) throws {
    let scratch = ScratchDirectory([
      "t.csv": "a,b,zip,zip\n1,2,3,4\n", "empty.csv": "", "l.txt": "1\n",
      "wrong.json": #"{"fields": [{"name": "a", "typ": "x"}]}"#,
      "broken.json": #"{"fields": [{"name": "a",}]}"#,
      "late.json": "{\n  \"fields\": [\n    {\"name\": \"a\", \"type\": \"integr\"}\n  ]\n}",
      "full.txt": "old\n",
    ])
    scratch.makeDirectory("dir")
    let names = scratch.names
    let result = try scratch.validate(rejection.words, input: Array("a\n1\n".utf8))
    result.expect(2, errors: "validate: \(rejection.line)\n")
    #expect(String(decoding: result.errors, as: UTF8.self).filter { $0 == "\n" }.count == 1)
    #expect(scratch.names == names)
    #expect(try scratch.text(of: "full.txt") == "old\n")
  }

  @Test func `an invalid rule file is one line, with the first fault and the number of the others`() throws {
    let rules = #"{"fields": [{"name": "a", "typ": "x"}, {"name": "a"}]}"#
    let result = try ScratchDirectory(["r": rules]).validate("check", "-r", "r", input: "a\n")
    result.expect(status: 2)
    #expect(
      result.errorsText.hasPrefix("validate: r:1:27: unknown key 'typ' in a field; did you mean 'type'?"))
    #expect(result.errorsText.hasSuffix("; 1 more fault is reported by 'validate lint'\n"))
    #expect(result.errorsText.split(separator: "\n").count == 1, "\(result.errorsText)")
  }

  static let verbs = [
    Rejection(line: "a command is missing; 'validate --help' lists the commands"),
    Rejection("chek", line: "there is no command 'chek'; did you mean 'check'?"),
    Rejection("help", "chek", line: "there is no command 'chek'; did you mean 'check'?"),
    Rejection("frobnicate", line: "there is no command 'frobnicate'; 'validate --help' lists the commands"),
    Rejection("", line: "there is no command ''; 'validate --help' lists the commands"),
    Rejection("a\n\u{1B}b", line: #"there is no command 'a\n\u{1B}b'; 'validate --help' lists the commands"#),
    Rejection("rules", "lenght", line: "there is no rule 'lenght'; did you mean 'length'?"),
    Rejection("rules", "a", "b", line: "'rules' takes one name, not 2"),
    Rejection("rules", "--format", "yaml", line: "--format must be one of text, json, not 'yaml'"),
  ]

  static let rules = [
    Rejection("filter", "t.csv", line: "no rules to check against; use -e RULE, -c COLUMN=RULE or -r FILE"),
    Rejection(
      "check", "-e", "email", "-c", "a=email", line: "-e, -c and -r exclude each other; use one of them"
    ),
    Rejection(
      "check", "-e", "email", "-r", "r", line: "-e, -c and -r exclude each other; use one of them"),
    Rejection(
      "check", "-r", "r", "-c", "a=email", line: "-e, -c and -r exclude each other; use one of them"),
    Rejection("check", "-e", "emial", line: "-e emial: there is no rule 'emial'; did you mean 'email'?"),
    Rejection("check", "-e", "", line: "-e : there is no rule ''; 'validate rules' lists them"),
    Rejection(
      "check", "-e", "no\nrule",
      line: #"-e no\nrule: there is no rule 'no\nrule'; 'validate rules' lists them"#),
    Rejection(
      "check", "-e", "required",
      line: "-e required: a line is always a value, even an empty one; use -e not-blank"),
    Rejection("check", "-c", "a", "t.csv", line: "-c a: must be COLUMN=RULE, as in -c email=email"),
    Rejection("check", "-c", "a=", "t.csv", line: "-c a=: there is no rule ''; 'validate rules' lists them"),
  ]

  static let patterns = [
    Rejection(
      "check", "-e", "regex:a(",
      line: "-e regex:a(: regular expression 'a(' is faulty at character 3: missing closing parenthesis"),
    Rejection(
      "check", "-c", "a=regex:é[", "t.csv",
      line:
        "-c a=regex:é[: regular expression 'é[' is faulty at character 3: missing terminating ] for character class"
    ),
    Rejection(
      "check", "-e", "regex:\n(",
      line: #"-e regex:\n(: regular expression '\n(' is faulty at character 3: missing closing parenthesis"#),
    Rejection("check", "-e", "regex", line: "-e regex: rule 'regex' needs an argument: regex:PATTERN"),
    Rejection(
      "check", "-e", "length:",
      line: "-e length:: rule 'length' needs an argument: length:[MIN]..[MAX] [UNIT]"),
    Rejection(
      "check", "-e", "length:x",
      line: "-e length:x: 'x' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    Rejection(
      "check", "-e", "length:5..1",
      line: "-e length:5..1: length '5..1' allows no value: its lower bound is above its upper one"),
    Rejection(
      "check", "-e", "length:1 m",
      line: "-e length:1 m: there is no unit 'm'; it is one of scalars, bytes, utf16, graphemes"),
    Rejection(
      "check", "-e", "range:..",
      line: "-e range:..: '..' is no argument for range, which takes bounds such as 1..40, ..40, 3.. or 8"),
    Rejection(
      "check", "-e", "email:x",
      line:
        "-e email:x: there is no profile 'x'; it is one of practical, html, rfc5321, rfc5322, international"),
    Rejection(
      "check", "-e", "date:x",
      line:
        "-e date:x: 'x' is no argument for date, which takes rfc3339, html, or a pattern of strptime such as %d/%m/%Y"
    ),
    Rejection(
      "check", "-c", "d=date:%d.%U",
      line: """
        -c d=date:%d.%U: date pattern '%d.%U' is faulty: %U is not supported; the directives are \
        Y y m d e j H I M S f p a A b B h w u z Z, and D F T R n t
        """),
    Rejection(
      "check", "-e", "number:fr",
      line:
        "-e number:fr: there is no grammar 'fr'; it is one of decimal, html, de, trailing-minus, de-trailing-minus"
    ),
  ]

  static let options = [
    Rejection("check", "--valud", "v", line: "there is no option --valud for 'check'; did you mean --valid?"),
    Rejection(
      "check", "--zzz",
      line: "there is no option --zzz for 'check'; 'validate check --help' lists the options"),
    Rejection(
      "check", "-qx", line: "there is no option -x for 'check'; 'validate check --help' lists the options"),
    Rejection(
      "check", "--a\nb",
      line: #"there is no option --a\nb for 'check'; 'validate check --help' lists the options"#),
    Rejection("check", "-e", line: "-e needs a value: -e RULE"),
    Rejection("check", "--errors", line: "--errors needs a value: --errors FILE"),
    Rejection("check", "--quiet=yes", line: "--quiet takes no value, and 'yes' was given"),
    Rejection("check", "-e", "email", "--invalid", "", line: "--invalid needs the name of a file, not ''"),
    Rejection(
      "check", "l.txt", "--report", "json=-",
      line: "the findings and --report json both go to standard output; use a different target for each"),
    Rejection(
      "filter", "-e", "email", "l.txt", "--errors", "-",
      line: "the valid records and --errors both go to standard output; use a different target for each"),
    Rejection("check", "-j", "0", line: "--jobs must be a whole number, 1 or greater, not '0'"),
    Rejection("check", "--jobs=-1", line: "--jobs must be a whole number, 1 or greater, not '-1'"),
    Rejection(
      "check", "-j", "99999999999999999999",
      line: "--jobs must be at most 9223372036854775807, not '99999999999999999999'"),
    Rejection(
      "check", "--max-record-bytes", "4k",
      line: "--max-record-bytes must be a number of bytes, such as 65536, 4MB or 1GiB, not '4k'"),
    Rejection(
      "check", "-e", "email", "--max-record-bytes", "1073741825",
      line: "--max-record-bytes must be at most 1073741824"),
    Rejection(
      "check", "-c", "a=email", "--max-record-bytes", "9223372036854775807",
      line: "--max-record-bytes must be at most 1073741824"),
    Rejection(
      "check", "--format", "xml",
      line:
        "--format must be one of text, jsonl, csv, json, github, gitlab, junit, sarif, markdown, html, not 'xml'"
    ),
    Rejection(
      "check", "-c", "a=email", "-d", "123456789", "t.csv",
      line:
        "--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '123456789'"
    ),
    Rejection(
      "check", "-c", "a=email", "-d", "", "t.csv",
      line: "--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not ''"),
    Rejection(
      "check", "-c", "a=email", "-d", #"\xa7"#, "t.csv",
      line:
        #"--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '\xa7'"#),
    Rejection(
      "check", "-c", "a=email", "-d", "\"", "t.csv",
      line: "--delimiter cannot be the quote character; use another character, or --quote none beside it"),
    Rejection(
      "check", "-c", "a=email", "-d", "|", "--comment", "|-", "t.csv",
      line: "--comment cannot contain the character of --delimiter"),
    Rejection(
      "check", "-c", "a=email", "--max-findings", "99999999999999999999999", "t.csv",
      line: "--max-findings must be at most 9223372036854775807, not '99999999999999999999999'"),
    Rejection(
      "check", "-c", "a=length:..999999999999999999999", "t.csv",
      line:
        "-c a=length:..999999999999999999999: '..999999999999999999999' is no argument for length, which takes numbers up to 9223372036854775807"
    ),
    Rejection(
      "check", "-c", "a=email", "-d", "\n", "t.csv",
      line: #"--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '\n'"#
    ),
    Rejection(
      "check", "-c", "a=email", "-d", #"|\n"#, "t.csv",
      line:
        #"--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '|\n'"#),
    Rejection(
      "check", "-c", "a=email", "-z", "t.csv",
      line: "--null is only for values checked with -e, and for the names of --files-from"),
    Rejection(
      "check", "-e", "email", "-d", ";", line: "--delimiter is only for CSV records; -e checks lines"),
    Rejection(
      "check", "-e", "email", "--no-header", line: "--no-header is only for CSV records; -e checks lines"),
  ]

  static let columns = [
    Rejection(
      "check", "-c", "bb=email", "t.csv",
      line:
        "t.csv has none of the columns of the rules: the rules have 'bb', its header 'a', 'b', 'zip', 'zip'"),
    Rejection(
      "check", "-c", "zipp=email", "t.csv",
      line:
        "t.csv has none of the columns of the rules: the rules have 'zipp', its header 'a', 'b', 'zip', 'zip'; did you mean 'zip'?"
    ),
    Rejection(
      "check", "-c", "zip=email", "t.csv",
      line: "t.csv has more than one column 'zip': columns 3 and 4; rename all but one"),
    Rejection(
      "check", "-c", "b=email",
      line: "standard input has none of the columns of the rules: the rules have 'b', its header 'a'"),
    Rejection(
      "check", "-c", "a\nb=email", "t.csv",
      line:
        #"t.csv has none of the columns of the rules: the rules have 'a\nb', its header 'a', 'b', 'zip', 'zip'"#
    ),
    Rejection(
      "check", "--no-header", "-c", "5=email", "t.csv", line: "t.csv has no column 5; its first record has 4"),
    Rejection(
      "check", "--no-header", "-c", "0=email", "t.csv",
      line: "with --no-header, -c takes a column number, 1 or greater, not '0'"),
    Rejection(
      "check", "--no-header", "-c", "a=email", "t.csv",
      line: "with --no-header, -c takes a column number, 1 or greater, not 'a'"),
    Rejection(
      "check", "-c", "a=email", "empty.csv",
      line: "empty.csv is empty: it has no header; use --no-header for files without one"),
  ]

  private static let noTables =
    "dir has no file named *.csv, *.tsv, *.jsonl or *.ndjson, with or without .gz, .zst, .xz or .bz2 after it; name the files in it"

  static let files = [
    Rejection("check", "-e", "email", "none", line: "cannot read none: No such file or directory"),
    Rejection(
      "check", "-c", "a=email", "none", "--valid", "v", line: "cannot read none: No such file or directory"),
    Rejection("check", "-e", "email", "l.txt/x", line: "cannot read l.txt/x: Not a directory"),
    Rejection(
      "check", "-e", "email", "no\n\u{1B}[31mne",
      line: #"cannot read no\n\u{1B}[31mne: No such file or directory"#),
    Rejection("check", "-e", "email", "dir", line: noTables),
    Rejection(
      "check", "-c", "a=email", "t.csv", "dir", "--errors", "e", line: noTables),
    Rejection(
      "check", "-c", "a=email", "--compat", "frictionless", "t.csv",
      line: "--compat is only for rule files; use it with -r FILE"),
    Rejection("check", "-r", "none.json", "t.csv", line: "cannot read none.json: No such file or directory"),
    Rejection(
      "check", "-r", "dir", "t.csv", line: "cannot read dir: it is a directory; name the files in it"),
    Rejection(
      "check", "-r", "wrong.json", "t.csv",
      line: "wrong.json:1:27: unknown key 'typ' in a field; did you mean 'type'?"),
    Rejection(
      "check", "-r", "late.json", "t.csv", "--errors", "e",
      line: "late.json:3:27: there is no type 'integr'; did you mean 'integer'?"),
    Rejection(
      "check", "-r", "broken.json", "t.csv",
      line: "broken.json:1:26: expected a key in '\"' after ',', found '}': no ',' follows the last member"),
    Rejection(
      "check", "-r", "t.csv", "t.csv", line: "t.csv:1:1: a rule file must be an object, not a string"
    ),
  ]

  static let outputs = [
    Rejection(
      "check", "-e", "email", "l.txt", "--valid", "none/v",
      line: "cannot write none/v: No such file or directory"),
    Rejection(
      "check", "-e", "email", "l.txt", "--valid", "v", "--invalid", "none/i",
      line: "cannot write none/i: No such file or directory"),
    Rejection(
      "check", "-e", "email", "l.txt", "--errors", "dir",
      line: "cannot write dir: it is a directory; name a file in it"),
    Rejection(
      "check", "-e", "email", "l.txt", "--errors", "/dev/full",
      line: "cannot write /dev/full: No space left on device"),
    Rejection(
      "check", "-e", "email", "l.txt", "--valid", "full.txt", "--errors", "/dev/full",
      line: "cannot write /dev/full: No space left on device"),
  ]
}
