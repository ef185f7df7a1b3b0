import RuleFiles
import Testing

/// Tests of the complete messages for invalid rules over records.
struct RecordRuleFaultTests {
  /// Returns the faults of a rule with an id; its members begin in column 20 of line 2.
  private static func faults(_ members: String) -> String {
    schemaFaults(
      """
      {"rules":[
      {"id":"my-rule",   \(members)}],
      "fields":[{"name":"a","type":"string","constraints":{"enum":["x","y"]}},{"name":"b"},
      {"name":"n","type":"number"},{"name":"d","type":"date"},{"name":"t","type":"boolean"},
      {"name":"must","constraints":{"required":true}},{"name":"up","type":"string","normalize":["uppercase"]}]}
      """)
  }

  @Test(
    arguments: [
      (
        #""compare":"a < b","x":1"#, 38,
        "unknown key 'x' in a rule over records; known keys are id, compare, required-if, required-with, "
          + "forbidden-if, rule, exactly-one-of, at-least-one-of, at-most-one-of, all-or-none, when, at, message, severity, "
          + "description, limits"
      ),
      (#""compare":1"#, 30, "'compare' must be a string such as 'end >= start', not a number"),
      (
        #""compare":"a >== b""#, 30,
        "comparison 'a >== b' is faulty at character 3: '>==' is not one of < <= == != >= >"
      ),
      (
        #""compare":"a = b""#, 30,
        "comparison 'a = b' is faulty at character 3: '=' is not one of < <= == != >= >"
      ),
      (#""compare":"a""#, 30, "comparison 'a' is faulty at character 2: expected one of < <= == != >= >"),
      (#""compare":"a <""#, 30, "comparison 'a <' is faulty at character 4: expected a field or a value"),
      (#""compare":"""#, 30, "comparison '' is faulty at character 1: expected a field or a value"),
      (#""compare":"< a""#, 30, "comparison '< a' is faulty at character 1: expected a field or a value"),
      (
        #""compare":"a < b < a""#, 30,
        "comparison 'a < b < a' is faulty at character 7: expected the end or +"
      ),
      (#""compare":"a b""#, 30, "comparison 'a b' is faulty at character 3: expected one of < <= == != >= >"),
      (
        #""compare":"a == 'x""#, 30,
        "comparison 'a == 'x' is faulty at character 6: the ' that begins here is not closed"
      ),
      (
        #""compare":"n + == n""#, 30,
        "comparison 'n + == n' is faulty at character 5: expected a field or a value"
      ),
      (
        #""compare":"c < a""#, 30,
        "comparison 'c < a': there is no field 'c'; a string needs quotes: \"'US'\""
      ),
      (
        #""compare":"mist == a""#, 30,
        "comparison 'mist == a': there is no field 'mist'; did you mean 'must'?"
      ),
      (#""compare":"n+n == n""#, 30, "comparison 'n+n == n': there is no field 'n+n'; put blanks around +"),
      (
        #""compare":"a < n""#, 30,
        "comparison 'a < n' is faulty at character 5: 'a' of type 'string' and 'n' of type "
          + "'number' cannot be compared"
      ),
      (
        #""compare":"t == t""#, 30,
        "comparison 't == t' is faulty at character 1: fields of type 'boolean' cannot be compared"
      ),
      (
        #""compare":"d > 5""#, 30,
        "comparison 'd > 5' is faulty at character 5: expected a date as YYYY-MM-DD, without quotes"
      ),
      (
        #""compare":"d > 2023-02-29""#, 30,
        "comparison 'd > 2023-02-29' is faulty at character 5: expected a date as "
          + "YYYY-MM-DD, without quotes"
      ),
      (
        #""compare":"n > 'x'""#, 30,
        "comparison 'n > 'x'' is faulty at character 5: expected a number, without quotes"
      ),
      (
        #""compare":"a > 5""#, 30, "comparison 'a > 5' is faulty at character 5: expected a string, in quotes"
      ),
      (
        #""compare":"a + b == a""#, 30,
        "comparison 'a + b == a' is faulty at character 1: only numbers can be added"
      ),
      (#""compare":"1 < 2""#, 30, "comparison '1 < 2' is faulty at character 1: it contains no field"),
      (
        #""compare":"n >= n""#, 30,
        "comparison 'n >= n' is faulty at character 6: it compares a field with itself"
      ),
      (#""compare":"a < b","at":"nn""#, 43, "there is no field 'nn'"),
      (#""compare":"a < b","at":1"#, 43, "'at' must be the name of a field, a string, not a number"),
      (#""compare":"a < b","severity":"info""#, 49, "'severity' must be error or warning"),
      (#""compare":"a < b","message":1"#, 48, "'message' must be a string, not a number"),
      (#""required-if":{"field":"a","is":"x"}"#, 20, "'required-if' needs 'at', the name of its field"),
      (
        #""at":"must","required-with":["a"]"#, 25,
        "field 'must' is required by its own rules, so that it is "
          + "always present"
      ),
      (#""at":"a","required-with":["a"]"#, 45, "'required-with' cannot name the field of 'at'"),
      (#""at":"a","required-with":[]"#, 45, "'required-with' must name at least one field"),
      (#""exactly-one-of":["a"]"#, 37, "'exactly-one-of' must name at least 2 fields"),
      (#""exactly-one-of":["a","a"]"#, 42, "field 'a' is named twice"),
      (
        #""exactly-one-of":["a","must"]"#, 42,
        "field 'must' is required by its own rules, so that it is "
          + "always present"
      ),
      (
        #""at":"b","required-if":{"field":"a","is":"x"},"when":{"field":"a","is":"x"}"#, 66,
        "'required-if' contains its condition and cannot be beside 'when'"
      ),
      (
        #""at":"b","required-if":{}"#, 43,
        "a condition must have either 'field' with one of is, rule, present, or one of all, "
          + "any, not"
      ),
      (
        #""at":"b","required-if":{"field":"a"}"#, 43,
        "a condition on a field must have one of is, rule, present"
      ),
      (#""at":"b","required-if":{"all":[]}"#, 50, "'all' must be an array of at least one condition"),
      (#""at":"b","required-if":{"not":{"field":"n","is":"1"}}"#, 68, "'is' of field 'n' must be a number"),
      (#""at":"b","required-if":{"field":"a","is":1}"#, 61, "'is' of field 'a' must be a string, in quotes"),
      (
        #""at":"b","required-if":{"field":"a","is":"z"}"#, 61,
        "field 'a' is never 'z': it must be one of 'x', 'y'"
      ),
      (
        #""at":"b","required-if":{"field":"a","is":""}"#, 61,
        "field 'a' is never '': it means an absent value; "
          + "write 'present: false'"
      ),
      (
        #""at":"b","required-if":{"field":"up","is":"us"}"#, 62,
        "field 'up' is never 'us': its 'normalize' changes it to 'US'"
      ),
      (
        #""at":"b","required-if":{"field":"must","present":true}"#, 52,
        "field 'must' is required by its own rules, so "
          + "that it is always present"
      ),
      (
        #""at":"b","required-if":{"field":"a","rule":"emial"}"#, 63,
        "there is no rule 'emial'; did you mean 'email'?"
      ),
      (
        #""at":"b","required-if":{"field":"a","rule":"required"}"#, 63,
        "a condition on presence is written 'present: true'"
      ),
      (
        #""compare":"a < b","all-or-none":["a","b"]"#, 38,
        "a rule over records must have exactly one of compare, required-if, "
          + "required-with, forbidden-if, rule, exactly-one-of, at-least-one-of, at-most-one-of, all-or-none"
      ),
    ])
  func `a fault in a rule over records is reported with its location and remedy`(
    members: String, column: Int, fault: String
  ) {
    #expect(Self.faults(members) == "r.json:2:\(column): \(fault)")
  }

  @Test(
    arguments: [
      (#"{"compare":"a < b"}"#, "1:11: a rule over records must have an 'id', its name in findings"),
      (
        #"{"id":"My_rule","compare":"a < b"}"#,
        "1:17: 'id' must be lower-case letters and digits with hyphens between them, such as 'end-after-start', not 'My_rule'"
      ),
      (
        #"{"id":"email","compare":"a < b"}"#,
        "1:17: 'email' is the name of a rule of the catalog; choose another 'id'"
      ),
      (
        #"{"id":"record","compare":"a < b"}"#,
        "1:17: findings of another kind have the name or code 'record'; choose another 'id'"
      ),
      (
        #"{"id":"primary-key","compare":"a < b"}"#,
        "1:17: findings of another kind have the name or code 'primary-key'; choose another 'id'"
      ),
      (
        #"{"id":"required-if","compare":"a < b"}"#,
        "1:17: findings of another kind have the name or code 'required-if'; choose another 'id'"
      ),
      (
        #"{"id":"x-y","compare":"a < b"},{"id":"x-y","compare":"a < b"}"#,
        "1:48: rule 'x-y' is defined twice; the first is at line 1"
      ),
      ("1", "1:11: a rule over records must be an object, not a number"),
    ])
  func `a rule over records must have a unique id`(rules: String, fault: String) {
    #expect(
      schemaFaults(#"{"rules":[\#(rules)],"fields":[{"name":"a"},{"name":"b"}]}"#) == "r.json:\(fault)")
  }

  @Test func `all faults of a file are reported, including those of fields`() {
    let yaml = """
      fields:
        - {name: a, type: dat}
        - {name: b, type: date}
      rules:
        - {id: one, compare: "b >> a"}
        - {id: one, compare: "b > a", at: c}
        - at-least-one-of: [a, c]
      """
    #expect(
      schemaFaults(yaml) == """
        r.json:2:21: there is no type 'dat'; did you mean 'date'?
        r.json:5:24: comparison 'b >> a' is faulty at character 3: '>>' is not one of < <= == != >= >
        r.json:6:10: rule 'one' is defined twice; the first is at line 5
        r.json:6:37: there is no field 'c'
        r.json:7:5: a rule over records must have an 'id', its name in findings
        r.json:7:26: there is no field 'c'
        """)
  }
}
