import RuleFiles
import Testing
import Validation

/// Tests of the faults of a field's rules: location, fault and remedy.
struct AddedRuleFaultTests {
  @Test(
    arguments: [
      (
        "5", 9,
        "a rule must be a string such as 'length:..40', or an object such as {length: {max: 40}}, not a number"
      ),
      (
        "[email]", 9,
        "a rule must be a string such as 'length:..40', or an object such as {length: {max: 40}}, not an array"
      ),
      ("emial", 9, "there is no rule 'emial'; did you mean 'email'?"),
      ("xyzzy", 9, "there is no rule 'xyzzy'; 'validate rules' lists them"),
      ("any", 9, "'any' is a key: write {any: …}"), ("use", 9, "'use' is a key: write {use: …}"),
      ("length:x", 9, "'x' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
      ("trimmed:x", 9, "rule 'trimmed' takes no argument, and 'x' was given"),
      ("length", 9, "rule 'length' needs an argument: length:[MIN]..[MAX] [UNIT]"),
      ("regex:(", 9, "regular expression '(' is faulty at character 2: missing closing parenthesis"),
      ("{}", 9, "an object must name a rule, as in {length: {max: 40}}"),
      ("{severity: warning}", 9, "an object must name a rule, as in {length: {max: 40}}"),
      ("{emial: true}", 10, "there is no rule 'emial'; did you mean 'email'?"),
      (
        "{email: true, integer: true}", 23,
        "an object must name one rule, and this one names 'email': make 'integer' a separate element"
      ),
      ("{email: true, severty: warning}", 23, "unknown key 'severty' in a rule; did you mean 'severity'?"),
      ("{email: true, then: integer}", 23, "'then' needs a 'when' beside it"),
      ("{then: integer}", 10, "'then' needs a 'when' beside it"),
      ("{email: false}", 17, "'email: false' is not a rule: remove it, or write {not: email}"),
      ("{email: null}", 17, "rule 'email' takes true, PROFILE, not null"),
      ("{email: [html]}", 17, "rule 'email' takes true, PROFILE, not an array"),
      ("{trimmed: both}", 19, "rule 'trimmed' takes no argument: write {trimmed: true}"),
      ("{trimmed: {}}", 19, "rule 'trimmed' takes no argument: write {trimmed: true}, not an object"),
      ("{equals: true}", 18, "rule 'equals' takes TEXT; 'true' in quotes is a string"),
      (
        "{length: true}", 18,
        "rule 'length' takes [MIN]..[MAX] [UNIT] or {min, max, unit}; 'true' in quotes is a string"
      ),
      (
        "{length: [1, 2]}", 18,
        "rule 'length' takes [MIN]..[MAX] [UNIT] or {min, max, unit}, not an array"
      ),
      ("{length: {}}", 18, "'{}' is no argument for length, which takes at least one bound"),
      ("{length: {mix: 1}}", 19, "unknown key 'mix' in 'length'; did you mean 'max'?"),
      ("{length: {most: 1}}", 19, "unknown key 'most' in 'length'; known keys are min, max, unit"),
      ("{length: {max: '1'}}", 24, "'max' of 'length' must be a number, not a string"),
      (
        "{length: {max: -1}}", 18,
        "'..-1' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"
      ),
      (
        "{length: {min: 3, max: 1}}", 18,
        "length '3..1' allows no value: its lower bound is above its upper one"
      ),
      (
        "{length: {max: 1, unit: byte}}", 18,
        "there is no unit 'byte'; did you mean 'bytes'? It is one of scalars, bytes, utf16, graphemes"
      ),
      (
        "{range: {min: 0, exclusive-min: 0}}", 17,
        "'{exclusive-min: 0, min: 0}' is no argument for range, which takes one lower and one upper bound: min or exclusive-min"
      ),
      (
        "{range: {exclusive-min: 1, max: 1}}", 17,
        "range '{exclusive-min: 1, max: 1}' allows no value: its lower bound is above its upper one"
      ),
      ("{one-of: []}", 18, "'[]' is no argument for one-of, which takes at least one value"),
      ("{one-of: [yes, true]}", 24, "a value of 'one-of' must be a string, not a boolean: put it in quotes"),
      ("{one-of: [a, [b]]}", 22, "a value of 'one-of' must be a string, not an array"),
      (
        "{one-of: {values: [a], ignore-case: 1}}", 45,
        "'ignore-case' of 'one-of' must be true or false, not a number"
      ),
      (
        "{in-file: {path: cities.csv, column: code}}", 26, "cannot read cities.csv: No such file or directory"
      ),
      (
        "{in-file: {path: countries.csv, column: cod}}", 26,
        "cannot read countries.csv: it has no column 'cod'; it has 'code'"
      ),
      (
        "'in-file:countries.csv'", 9,
        "'countries.csv' is no argument for in-file, which takes FILE#COLUMN, as countries.csv#code"
      ),
      ("{any: []}", 15, "'any' must be an array of at least one rule"),
      ("{all: email}", 15, "'all' must be an array of at least one rule"),
      (
        "{not: [email]}", 15,
        "'not' must be one rule; write {not: {any: […]}} for none of several, {not: {all: […]}} for not all of them"
      ),
      ("{when: email}", 10, "'when' needs a 'then', the rule for values that meet the condition"),
      ("{when: email, then: []}", 29, "an array of rules must have at least one"),
      (
        "{any: [integer, required]}", 25,
        "'required' checks presence: put it directly in the 'rules' of the field, not inside 'any'"
      ),
      (
        "{not: {not-blank: true}}", 16,
        "'not-blank' checks presence: put it directly in the 'rules' of the field, not inside 'not'"
      ),
      (
        "{any: [integer, {email: true, severity: warning}]}", 26,
        "'severity' applies to a whole rule: put it beside the outermost one, not inside 'any'"
      ),
      (
        "{any: [integer, {email: true, messages: {default: x}}]}", 26,
        "'messages' apply to a whole rule: put them beside the outermost one, by code, not inside 'any'"
      ),
      ("{email: true, severity: fatal}", 33, "'severity' must be error or warning"),
      ("{email: true, severity: warn}", 33, "'severity' must be error or warning"),
      ("{email: true, severity: Warnin}", 33, "'severity' must be error or warning; did you mean 'warning'?"),
      ("{email: true, severity: 1}", 33, "'severity' must be error or warning"),
      ("{use: 1}", 15, "'use' must be the name of a definition, a string, not a number"),
      ("{use: zip}", 15, "there is no definition 'zip'; the file has no 'definitions'"),
    ])
  func `a fault in a rule is reported at its location`(rule: String, column: Int, fault: String) {
    #expect(addedRuleFaults(rule) == "r.yaml:4:\(column): \(fault)")
  }

  @Test func `all faults of a field's rules are reported, including those in composites`() {
    #expect(
      addedRuleFaults(
        "emial", "{any: [intger, {length: {mix: 1}}, {when: yer, then: dat, otherwise: tme}]}", "integer")
          == """
          r.yaml:4:9: there is no rule 'emial'; did you mean 'email'?
          r.yaml:5:16: there is no rule 'intger'; did you mean 'integer'?
          r.yaml:5:34: unknown key 'mix' in 'length'; did you mean 'max'?
          r.yaml:5:51: there is no rule 'yer'; did you mean 'year'?
          r.yaml:5:62: there is no rule 'dat'; did you mean 'date'?
          r.yaml:5:78: there is no rule 'tme'; did you mean 'time'?
          """)
  }

  @Test(arguments: [
    ("type: date", nil), ("type: date, format: any", nil), ("rules: [date]", nil), ("rules: [past]", nil),
    ("type: date, format: '%Y-%m-%d'", nil),
    (
      "type: date, format: '%d/%m/%Y'",
      "'type' rejects the days of 'control: day-parts', such as 2000-02-29"
    ),
    ("rules: ['date:%d.%m.%Y']", "'date' rejects the days of 'control: day-parts'"),
  ])
  func `a rule that rejects the days of three boxes is a fault`(members: String, fault: String?) {
    let text = "fields: [{name: born, control: day-parts, \(members)}]"
    do throws(RuleFileError) {
      _ = try RuleFile(Array(text.utf8))
      #expect(fault == nil)
    } catch {
      #expect(fault.map { error.description.contains($0) } == true, "\(error)")
    }
  }

  @Test(
    arguments: [
      ("rules: email", 12, "'rules' must be an array, not a string"),
      ("rules: {}", 12, "'rules' must be an array, not an object"),
      ("severity: warn", 15, "'severity' must be error or warning"),
      ("placeholder: 1", 18, "'placeholder' must be a string, not a number"),
      ("assistiveText: [a]", 20, "'assistiveText' must be a string, not an array"),
      ("title: 1", 12, "'title' must be a string, not a number"),
      (
        "control: textarea", 14,
        "'control' must be one of text, email, password, phone, number, date, time, url, multiline, choice, choices, country, checkbox, hidden, file, datetime, day-parts, not 'textarea'"
      ),
      (
        "control: 1", 14,
        "'control' must be one of text, email, password, phone, number, date, time, url, multiline, choice, choices, country, checkbox, hidden, file, datetime, day-parts"
      ),
      ("autocomplete: [off]", 19, "'autocomplete' must be a string, not an array"),
      ("messages: no", 15, "'messages' must be an object, not a string"),
      ("rule: []", 5, "unknown key 'rule' in a field; did you mean 'rules'?"),
      ("assistivetext: a", 5, "unknown key 'assistivetext' in a field; did you mean 'assistiveText'?"),
    ])
  func `keys of a field outside the standard must have valid values`(
    member: String, column: Int, fault: String
  ) {
    #expect(ruleFileFaults("fields:\n  - name: a\n    \(member)\n") == "r.yaml:3:\(column): \(fault)")
  }

  @Test func `the presence rules of a field must have the same severity`() {
    #expect(
      ruleFileFaults(
        "fields:\n  - name: a\n    constraints: {required: true}\n    rules:\n      - {not-blank: true, severity: warning}\n"
      )
        == """
        r.yaml:5:10: the rules of a field about presence must all have the same severity
        """)
  }

  @Test func `a rule nested too deeply is rejected`() {
    let deep = String(repeating: "{not: ", count: 80) + "email" + String(repeating: "}", count: 80)
    #expect(addedRuleFaults(deep).contains("sequences and mappings inside each other: nest them less deeply"))
  }
}
