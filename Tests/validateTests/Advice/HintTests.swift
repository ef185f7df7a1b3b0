import TestSupport
import Testing

/// Tests of suggestions for wrong names and of hints on rules that are probably not meant.
struct HintTests {
  @Test(arguments: [
    ("int", "integer"), ("INT", "integer"), ("enum", "one-of"), ("not-null", "required"),
    ("not_null", "required"),
    ("max", "range"), ("zip", "postal-code"), ("ssn", "national-id"), ("phone-number", "phone"),
    ("emial", "email"),
    ("lenght", "length"), ("datetime", "date-time"), ("guid", "uuid"), ("bool", "boolean"),
    ("float", "number"), ("double", "number"), ("timestamp", "date-time"), ("string", "length"),
    ("min", "range"), ("isodate", "date"), ("dob", "past"), ("ip4", "ipv4"),
  ])
  func `a synonym suggests the rule that means the same, and a misspelled name the most similar one`(
    word: String, rule: String
  ) throws {
    let message = "there is no rule '\(word)'; did you mean '\(rule)'?\n"
    try ScratchDirectory().validate("check", "-c", "a=\(word)", input: "a\n")
      .expect(2, errors: "validate: -c a=\(word): \(message)")
    let scratch = ScratchDirectory(["r.yml": "fields:\n  - {name: a, rules: [\(word)]}\n"])
    try scratch.validate("check", "-r", "r.yml", input: "a\n")
      .expect(2, errors: "validate: r.yml:2:23: \(message)")
  }

  @Test(arguments: [
    ("enum", ["one-of"]), ("max", ["length", "range"]), ("zip", ["postal-code"]), ("ssn", ["national-id"]),
  ])
  func `rules are found by synonyms and whole words before parts of words`(word: String, rules: [String])
    throws
  {
    let list = try ScratchDirectory().validate("rules", word).outputText
    let names = list.matches(of: /(?m)^  ([a-z0-9-]+)/).map { String($0.1) }
    #expect(names == rules)
  }

  @Test func `a part of a word finds rules where no whole word does`() throws {
    let list = try ScratchDirectory().validate("rules", "longit").outputText
    #expect(list.contains("\n  longitude "))
  }

  @Test(arguments: [
    (["-c", "a=required,email"], "-c a=required,email: repeat -c for each rule: -c a=required -c a=email"),
    (
      ["-c", "a=length:1..40,email"],
      "-c a=length:1..40,email: repeat -c for each rule: -c a=length:1..40 -c a=email"
    ),
    (["-e", "not-blank,email"], "-e not-blank,email: repeat -e for each rule: -e not-blank -e email"),
    (["-c", "a=required|email"], "-c a=required|email: repeat -c for each rule: -c a=required -c a=email"),
    (["-c", "a=required, email"], "-c a=required, email: repeat -c for each rule: -c a=required -c a=email"),
    (
      ["-c", "a=boolean number:de"],
      "-c a=boolean number:de: repeat -c for each rule: -c a=boolean -c a=number:de"
    ),
    (
      ["-c", "a=required,mail"],
      "-c a=required,mail: there is no rule 'required,mail'; 'validate rules' lists them"
    ),
  ])
  func `a list of rules is an error that explains how to give several`(words: [String], line: String) throws {
    try ScratchDirectory().validate(["check"] + words, input: Array("a\n".utf8)).expect(
      2, errors: "validate: \(line)\n")
  }

  @Test(arguments: [
    (
      ["-e", "one-of:a|b"], "a|b",
      "-e one-of:a|b: 'a|b' is a single value; commas separate values, as in one-of:a,b"
    ),
    (
      ["-c", "a=none-of:x|y|z"], "a\nq",
      "-c a=none-of:x|y|z: 'x|y|z' is a single value; commas separate values, as in none-of:x,y,z"
    ),
    (
      ["-e", "one-of:a;b"], "a;b",
      "-e one-of:a;b: 'a;b' is a single value; commas separate values, as in one-of:a,b"
    ),
    (
      ["-e", #"regex:\d{5"#], "1{5",
      #"-e regex:\d{5: the brace in '{5' is a character, since no } follows; write {5} to repeat or \{ for the character"#
    ),
    (
      ["-e", #"regex:a{2,b"#], "a{2,b",
      #"-e regex:a{2,b: the brace in '{2,' is a character, since no } follows; write {2,} to repeat or \{ for the character"#
    ),
    (
      ["-e", "date:%d/%M/%Y"], "29/02/2024",
      "-e date:%d/%M/%Y: %M is the minute; write %m for the month"
    ),
  ])
  func `a rule that is probably not meant has a hint, and is applied as written`(
    words: [String], valid: String, hint: String
  ) throws {
    let result = try ScratchDirectory().validate(["check"] + words, input: Array("\(valid)\n".utf8))
    #expect(result.status == 0)
    #expect(result.errorsText.hasSuffix("\nvalidate: hint: \(hint)\n"), "\(result.errorsText)")
    let quiet = try ScratchDirectory().validate(["check", "-q"] + words, input: Array("\(valid)\n".utf8))
    quiet.expect(0)
  }

  @Test(arguments: [
    "one-of:a|b,c", "one-of:a", #"regex:\d{5}"#, #"regex:\d{5,}"#, #"regex:\{5"#, #"regex:[{5]+"#, "regex:{a",
    "length:1..3", "date:%d/%m/%Y", "date:%d/%m/%Y %H:%M", "date",
  ])
  func `other rules have no hint`(rule: String) throws {
    let result = try ScratchDirectory().validate(["check", "-e", rule], input: [])
    #expect(!result.errorsText.contains("hint"), "\(result.errorsText)")
  }

  @Test(arguments: [
    (
      ["--valid", "-"],
      "--valid and the findings both go to standard output; use 'validate filter', which writes no findings, or "
        + "name a file for the findings with --errors FILE"
    ),
    (
      ["--valid", "/dev/stdout"],
      "--valid and the findings both go to standard output; use 'validate filter', which writes no findings, or "
        + "name a file for the findings with --errors FILE"
    ),
    (
      ["--invalid", "-"],
      "--invalid and the findings both go to standard output; name a file for the findings with --errors FILE"
    ),
    (
      ["--valid", "-", "--errors", "-"],
      "--valid and --errors both go to standard output; use a different target for each"
    ),
  ])
  func `records and findings on standard output are an error with a way out`(words: [String], line: String)
    throws
  {
    try ScratchDirectory().validate(["check", "-e", "email"] + words, input: Array("a\n".utf8))
      .expect(2, errors: "validate: \(line)\n")
  }
}
