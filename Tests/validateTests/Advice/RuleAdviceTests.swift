import TestSupport
import Testing

/// Tests of advice in errors on rules and rule files.
struct RuleAdviceTests {
  @Test(arguments: [
    (
      ["check", "-e", "required|email", "t"],
      "-e required|email: repeat -e for each rule: -e not-blank -e email"
    ),
    (
      ["check", "-c", "a=required|email", "t"],
      "-c a=required|email: repeat -c for each rule: -c a=required -c a=email"
    ),
    (
      ["check", "-c", "a=boolean:ja,nein", "t"],
      "-c a=boolean:ja,nein: rule 'boolean' takes no argument, and 'ja,nein' was given; a rule file names other words: 'trueValues' and 'falseValues' of a field of type boolean"
    ),
    (
      ["check", "-c", "a=credit-card:vsa", "t"],
      "-c a=credit-card:vsa: there is no card network 'vsa'; did you mean 'visa'? It is one of visa, mastercard, amex, discover, diners, jcb, unionpay, maestro, mir, rupay, troy, dankort, uatp, verve"
    ),
  ])
  func `an error on a rule names what to write instead`(words: [String], message: String) throws {
    let scratch = ScratchDirectory(["t": "a\n"])
    try scratch.validate(words).expect(2, errors: "validate: \(message)\n")
  }

  @Test func `lint reports an unknown encoding and names that resemble others`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "encoding: windows-1525\nfields: [{name: a}]\n",
      "p.yml": "resources: [{path: a.csv, schema: s.yml}, {path: b.csv, encoding: utf-9}]\n",
      "s.yml": "encoding: latin-0x\nfields: [{name: a}]\n",
      "n.yml":
        "fieldsMatch: subst\ndialect: {preset: exel}\nfields: [{name: l, type: list, itemType: intger}]\n",
    ])
    try scratch.validate("lint", "-q", "r.yml", "p.yml", "n.yml").expect(
      1,
      output: """
        r.yml:1:11: error: 'encoding': there is no encoding 'windows-1525'; did you mean 'WINDOWS-1255'? [rule-file.fault]
        s.yml:1:11: error: 'encoding': there is no encoding 'latin-0x'; 'iconv -l' lists the names [rule-file.fault]
        p.yml:1:67: error: 'encoding': there is no encoding 'utf-9'; did you mean 'UTF-8'? [rule-file.fault]
        n.yml:1:14: error: 'fieldsMatch' must be one of exact, equal, subset, superset, partial, not 'subst'; did you mean 'subset'? [rule-file.fault]
        n.yml:2:19: error: 'preset' must be one of excel, postgres, mysql, dos, not 'exel'; did you mean 'excel'? [rule-file.fault]
        n.yml:3:42: error: 'itemType' must be one of string, integer, boolean, number, datetime, date, time, not 'intger'; did you mean 'integer'? [rule-file.fault]

        """)
  }

  @Test func `the rule number beside the type number is not redundant, since the type also reads NaN`() throws
  {
    let scratch = ScratchDirectory([
      "n.yml":
        "fields: [{name: a, type: number, rules: [number]}, {name: b, type: integer, rules: [number]}]\n"
    ])
    try scratch.validate("lint", "-q", "n.yml").expect(
      1,
      output:
        "n.yml:1:85: warning: 'number' is already implied by 'type'; remove this rule [lint.redundant-rule]\n"
    )
    try scratch.validate("check", "--summary", "none", "-r", "n.yml", input: "a,b\nNaN,1\n").expect(
      1, output: "-:2:1: error: a: 'NaN' must be a number [number.malformed]\n")
  }

  @Test(arguments: ["a;b\n1;x\n", "a\tb\n1\tx\n", "sep=|\na|b\n1|x\n", "a,b\n1,x\n"])
  func `the preset excel of a rule file finds the delimiter, as on the command line`(table: String) throws {
    let scratch = ScratchDirectory([
      "r.yml": "dialect: {preset: excel}\nfields: [{name: a, type: integer}, {name: b}]\n", "t": table,
    ])
    try scratch.validate("check", "-r", "r.yml", "-q", "t").expect(0)
    try scratch.validate("check", "-c", "a=integer", "--dialect", "excel", "-q", "t").expect(0)
  }
}
