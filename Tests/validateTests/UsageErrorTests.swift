import TestSupport
import Testing

/// Bad input: status 2, one line on standard error, nothing written.
struct UsageErrorTests {
  /// Words and the one line they get, without the program's name.
  struct Refusal: CustomTestStringConvertible {
    let words: [String]
    let line: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., line: String) {
      (self.words, self.line) = (words, line)
    }
  }

  @Test(arguments: verbs + rules + patterns + options + columns + files + outputs)
  func `status 2, one line that says what would be right, and nothing written`(refusal: Refusal) throws {
    let scratch = ScratchDirectory([
      "t.csv": "a,b,zip,zip\n1,2,3,4\n", "empty.csv": "", "l.txt": "1\n",
      "wrong.json": #"{"fields": [{"name": "a", "typ": "x"}]}"#,
      "broken.json": #"{"fields": [{"name": "a",}]}"#,
      "late.json": "{\n  \"fields\": [\n    {\"name\": \"a\", \"type\": \"integr\"}\n  ]\n}",
      "full.txt": "old\n",
    ])
    scratch.makeDirectory("dir")
    let names = scratch.names
    let result = try scratch.validate(refusal.words, input: Array("a\n1\n".utf8))
    result.expect(2, errors: "validate: \(refusal.line)\n")
    #expect(String(decoding: result.errors, as: UTF8.self).filter { $0 == "\n" }.count == 1)
    #expect(scratch.names == names)
    #expect(try scratch.text(of: "full.txt") == "old\n")
  }

  @Test func `a rule file with several faults is refused with a line for each`() throws {
    let rules = #"{"fields": [{"name": "a", "typ": "x"}, {"name": "a"}]}"#
    let result = try ScratchDirectory(["r": rules]).validate("check", "-r", "r", input: "a\n")
    result.expect(status: 2)
    #expect(
      result.errorsText.hasPrefix("validate: r:1:27: unknown key 'typ' in a field; did you mean 'type'?"))
    #expect(result.errorsText.split(separator: "\n").count == 2, "\(result.errorsText)")
  }

  static let verbs = [
    Refusal(line: "a command is missing; 'validate --help' lists them"),
    Refusal("chek", line: "there is no command 'chek'; did you mean 'check'?"),
    Refusal("frobnicate", line: "there is no command 'frobnicate'; 'validate --help' lists them"),
    Refusal("", line: "there is no command ''; 'validate --help' lists them"),
    Refusal("a\n\u{1B}b", line: #"there is no command 'a\n\u{1B}b'; 'validate --help' lists them"#),
    Refusal("rules", "lenght", line: "there is no rule 'lenght'; did you mean 'length'?"),
    Refusal("rules", "a", "b", line: "'rules' takes one name, not 2"),
    Refusal("rules", "--format", "yaml", line: "--format is one of text, json, not 'yaml'"),
  ]

  static let rules = [
    Refusal("check", line: "no rule to check by; give -e RULE, -c COLUMN=RULE or -r FILE"),
    Refusal("filter", "t.csv", line: "no rule to check by; give -e RULE, -c COLUMN=RULE or -r FILE"),
    Refusal(
      "check", "-e", "email", "-c", "a=email", line: "-e, -c and -r exclude each other; give one kind of rule"
    ),
    Refusal(
      "check", "-e", "email", "-r", "r", line: "-e, -c and -r exclude each other; give one kind of rule"),
    Refusal(
      "check", "-r", "r", "-c", "a=email", line: "-e, -c and -r exclude each other; give one kind of rule"),
    Refusal("check", "-e", "emial", line: "-e emial: there is no rule 'emial'; did you mean 'email'?"),
    Refusal("check", "-e", "", line: "-e : there is no rule ''; 'validate rules' lists them"),
    Refusal(
      "check", "-e", "no\nrule",
      line: #"-e no\nrule: there is no rule 'no\nrule'; 'validate rules' lists them"#),
    Refusal(
      "check", "-e", "required",
      line: "-e required: a line is always a value, even an empty one; use -e not-blank"),
    Refusal("check", "-c", "a", "t.csv", line: "-c a: takes COLUMN=RULE, as in -c email=email"),
    Refusal("check", "-c", "a=", "t.csv", line: "-c a=: there is no rule ''; 'validate rules' lists them"),
  ]

  static let patterns = [
    Refusal(
      "check", "-e", "regex:a(",
      line: "-e regex:a(: regular expression 'a(' is faulty at character 3: missing closing parenthesis"),
    Refusal(
      "check", "-c", "a=regex:é[", "t.csv",
      line:
        "-c a=regex:é[: regular expression 'é[' is faulty at character 3: missing terminating ] for character class"
    ),
    Refusal(
      "check", "-e", "regex:\n(",
      line: #"-e regex:\n(: regular expression '\n(' is faulty at character 3: missing closing parenthesis"#),
    Refusal("check", "-e", "regex", line: "-e regex: rule 'regex' needs an argument: regex:PATTERN"),
    Refusal(
      "check", "-e", "length:",
      line: "-e length:: rule 'length' needs an argument: length:[MIN]..[MAX] [UNIT]"),
    Refusal(
      "check", "-e", "length:x",
      line: "-e length:x: 'x' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    Refusal(
      "check", "-e", "length:5..1",
      line: "-e length:5..1: length '5..1' can never hold: its lower bound is above its upper one"),
    Refusal(
      "check", "-e", "length:1 m",
      line: "-e length:1 m: there is no unit 'm'; it is one of scalars, bytes, utf16, graphemes"),
    Refusal(
      "check", "-e", "range:..",
      line: "-e range:..: '..' is no argument for range, which takes bounds such as 1..40, ..40, 3.. or 8"),
    Refusal(
      "check", "-e", "email:x",
      line:
        "-e email:x: there is no profile 'x'; it is one of practical, html, rfc5321, rfc5322, international"),
    Refusal("check", "-e", "date:x", line: "-e date:x: there is no form 'x'; it is one of rfc3339, html"),
  ]

  static let options = [
    Refusal("check", "--valud", "v", line: "there is no option --valud for 'check'; did you mean --valid?"),
    Refusal(
      "check", "--zzz",
      line: "there is no option --zzz for 'check'; 'validate check --help' lists the options"),
    Refusal(
      "check", "-qx", line: "there is no option -x for 'check'; 'validate check --help' lists the options"),
    Refusal(
      "check", "--a\nb",
      line: #"there is no option --a\nb for 'check'; 'validate check --help' lists the options"#),
    Refusal("check", "-e", line: "-e needs a value: -e RULE"),
    Refusal("check", "--errors", line: "--errors needs a value: --errors FILE"),
    Refusal("check", "--quiet=yes", line: "--quiet takes no value, and 'yes' was given"),
    Refusal("check", "-j", "0", line: "--jobs takes a whole number from 1 upwards, not '0'"),
    Refusal("check", "--jobs=-1", line: "--jobs takes a whole number from 1 upwards, not '-1'"),
    Refusal(
      "check", "-j", "99999999999999999999",
      line: "--jobs takes a whole number from 1 upwards, not '99999999999999999999'"),
    Refusal(
      "check", "--max-record-bytes", "4k",
      line: "--max-record-bytes takes a whole number from 1 upwards, not '4k'"),
    Refusal(
      "check", "-e", "email", "--max-record-bytes", "1073741825",
      line: "--max-record-bytes is at most 1073741824"),
    Refusal(
      "check", "-c", "a=email", "--max-record-bytes", "9223372036854775807",
      line: "--max-record-bytes is at most 1073741824"),
    Refusal("check", "--format", "xml", line: "--format is one of text, jsonl, not 'xml'"),
    Refusal(
      "check", "-c", "a=email", "-d", "ab", "t.csv",
      line: #"--delimiter takes one ASCII character, as in -d ';' or -d '\t', not 'ab'"#),
    Refusal(
      "check", "-c", "a=email", "-d", "\"", "t.csv",
      line: #"--delimiter takes one ASCII character, as in -d ';' or -d '\t', not '"'"#),
    Refusal(
      "check", "-c", "a=email", "-d", "\n", "t.csv",
      line: #"--delimiter takes one ASCII character, as in -d ';' or -d '\t', not '\n'"#),
    Refusal("check", "-c", "a=email", "-z", "t.csv", line: "--null is for values checked with -e"),
    Refusal("check", "-e", "email", "-d", ";", line: "--delimiter is for CSV records; -e checks lines"),
    Refusal("check", "-e", "email", "--no-header", line: "--no-header is for CSV records; -e checks lines"),
  ]

  static let columns = [
    Refusal("check", "-c", "bb=email", "t.csv", line: "t.csv has no column 'bb'; it has a, b, zip, zip"),
    Refusal("check", "-c", "zipp=email", "t.csv", line: "t.csv has no column 'zipp'; did you mean 'zip'?"),
    Refusal(
      "check", "-c", "zip=email", "t.csv",
      line: "t.csv has column 'zip' twice, as column 3 and 4; which is meant?"),
    Refusal("check", "-c", "b=email", line: "standard input has no column 'b'; it has a"),
    Refusal(
      "check", "-c", "a\nb=email", "t.csv", line: #"t.csv has no column 'a\nb'; it has a, b, zip, zip"#),
    Refusal(
      "check", "--no-header", "-c", "5=email", "t.csv", line: "t.csv has no column 5; its first record has 4"),
    Refusal(
      "check", "--no-header", "-c", "0=email", "t.csv",
      line: "with --no-header, -c takes a column's number from 1, not '0'"),
    Refusal(
      "check", "--no-header", "-c", "a=email", "t.csv",
      line: "with --no-header, -c takes a column's number from 1, not 'a'"),
    Refusal(
      "check", "-c", "a=email", "empty.csv",
      line: "empty.csv is empty: it has no header; --no-header takes files without one"),
  ]

  static let files = [
    Refusal("check", "-e", "email", "none", line: "cannot read none: No such file or directory"),
    Refusal(
      "check", "-c", "a=email", "none", "--valid", "v", line: "cannot read none: No such file or directory"),
    Refusal("check", "-e", "email", "l.txt/x", line: "cannot read l.txt/x: Not a directory"),
    Refusal(
      "check", "-e", "email", "no\n\u{1B}[31mne",
      line: #"cannot read no\n\u{1B}[31mne: No such file or directory"#),
    Refusal("check", "-e", "email", "dir", line: "cannot read dir: it is a directory; name the files in it"),
    Refusal(
      "check", "-c", "a=email", "t.csv", "dir", "--errors", "e",
      line: "cannot read dir: it is a directory; name the files in it"),
    Refusal(
      "check", "-c", "a=email", "--compat", "frictionless", "t.csv",
      line: "--compat is for rule files; give it with -r FILE"),
    Refusal("check", "-r", "none.json", "t.csv", line: "cannot read none.json: No such file or directory"),
    Refusal("check", "-r", "dir", "t.csv", line: "cannot read dir: it is a directory; name the files in it"),
    Refusal(
      "check", "-r", "wrong.json", "t.csv",
      line: "wrong.json:1:27: unknown key 'typ' in a field; did you mean 'type'?"),
    Refusal(
      "check", "-r", "late.json", "t.csv", "--errors", "e",
      line: "late.json:3:27: there is no type 'integr' here; did you mean 'integer'?"),
    Refusal(
      "check", "-r", "broken.json", "t.csv",
      line: "broken.json:1:26: expected a key in '\"' after ',', found '}': no ',' follows the last member"),
    Refusal(
      "check", "-r", "t.csv", "t.csv", line: "t.csv:1:1: a rule file is an object, not a string"
    ),
  ]

  static let outputs = [
    Refusal(
      "check", "-e", "email", "l.txt", "--valid", "none/v",
      line: "cannot write none/v: No such file or directory"),
    Refusal(
      "check", "-e", "email", "l.txt", "--valid", "v", "--invalid", "none/i",
      line: "cannot write none/i: No such file or directory"),
    Refusal(
      "check", "-e", "email", "l.txt", "--errors", "dir",
      line: "cannot write dir: it is a directory; name a file in it"),
    Refusal(
      "check", "-e", "email", "l.txt", "--errors", "/dev/full",
      line: "cannot write /dev/full: No space left on device"),
    Refusal(
      "check", "-e", "email", "l.txt", "--valid", "full.txt", "--errors", "/dev/full",
      line: "cannot write /dev/full: No space left on device"),
  ]
}
