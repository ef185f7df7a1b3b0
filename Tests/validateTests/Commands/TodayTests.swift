import TestSupport
import Testing

/// Tests of the option `--today`.
struct TodayTests {
  @Test func `rules use the day of the option as the current one`() throws {
    let scratch = ScratchDirectory(["t": "d\n2030-01-02\n", "r.yml": "fields: [{name: d, rules: [past]}]\n"])
    for words in [["-c", "d=past"], ["-r", "r.yml"]] {
      try scratch.validate(["check", "-q"] + words + ["--today", "2030-01-03", "t"]).expect(0)
      try scratch.validate(["filter", "-q"] + words + ["--today", "2030-01-02", "t"])
        .expect(1, output: "d\n")
    }
    try scratch.shell("echo 2012-02-29 | validate check -q -e age:18.. --today 2030-02-28").expect(1)
    try scratch.shell("echo 2012-02-29 | validate check -q -e age:18.. --today 2030-03-01").expect(0)
  }

  @Test(arguments: ["2030-02-29", "today", "2030-1-1", ""])
  func `a value that is no day is an error`(day: String) throws {
    try ScratchDirectory().validate("check", "-e", "past", "--today", day).expect(
      2,
      errors: "validate: --today must be a day that exists, such as 2026-02-28, not '\(day)'\n")
  }

  @Test func `tests of a rule file use the day of the option`() throws {
    let rules = "fields: [{name: d, rules: [past]}]\ntests: [{field: d, valid: [2030-01-02]}]\n"
    let scratch = ScratchDirectory(["r.yml": rules])
    try scratch.validate("test", "-q", "r.yml", "--today", "2030-01-03").expect(0)
    try scratch.validate("test", "-q", "r.yml", "--today", "2030-01-02").expect(
      1, output: "r.yml:2:28: d: '2030-01-02'\n  - valid\n  + invalid: date.not-before\n")
  }
}
