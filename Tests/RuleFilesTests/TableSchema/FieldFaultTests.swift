import RuleFiles
import Testing

/// Tests of the faults of a field of a schema.
struct FieldFaultTests {
  private static let types = """
    string, number, integer, boolean, object, array, list, datetime, date, time, year, yearmonth, duration, geopoint, \
    geojson, any
    """

  @Test(
    arguments: [
      (#""type":1"#, 31, "'type' must be a string, not a number"),
      (#""type":null"#, 31, "'type' must be a string, not null"),
      (#""type":"text""#, 31, "there is no type 'text'; the types are \(types)"),
      (#""type":"interger""#, 31, "there is no type 'interger'; did you mean 'integer'?"),
      (#""type":"String""#, 31, "there is no type 'String'; did you mean 'string'?"),
      (#""type":"a\u001bb""#, 31, "there is no type 'a\\u{1B}b'; the types are \(types)"),
      (#""format":1"#, 33, "'format' must be a string, not a number"),
      (#""format":"email""#, 33, "type 'any' has no format 'email'; the formats are default"),
      (
        #""type":"string","format":"emial""#, 49,
        "type 'string' has no format 'emial'; the formats are default, email, uri, binary, uuid"
      ),
      (
        #""type":"date","format":"dd.mm.yyyy""#, 47,
        "type 'date' has no format 'dd.mm.yyyy'; the formats are default, any, or a pattern of strptime such as %d/%m/%Y"
      ),
      (#""type":"year","format":"%Y""#, 47, "type 'year' has no format '%Y'; the formats are default"),
      (#""type":"date","format":"%d/%""#, 47, "the pattern ends in %; write %% for a percent sign"),
      (
        #""type":"date","format":"%d/%d""#, 47,
        "%d occurs twice in the pattern, which strptime does not allow"
      ),
      (
        #""type":"time","format":"%T:%S""#, 47,
        "%S occurs twice in the pattern, which strptime does not allow"
      ),
      (
        #""type":"date","format":"%U %Y""#, 47,
        "%U is not supported; the directives are Y y m d e j H I M S f p a A b B h w u z Z, and D F T R n t"
      ),
      (
        #""type":"number","groupChar":",","decimalChar":",""#, 52,
        "'groupChar' and 'decimalChar' are both ','; they must differ"
      ),
      (
        #""type":"number","decimalChar":"""#, 54,
        "'decimalChar' must be at least one character, without digits and signs"
      ),
      (
        #""type":"integer","groupChar":"0""#, 53,
        "'groupChar' must be at least one character, without digits and signs"
      ),
      (#""type":"number","bareNumber":"no""#, 53, "'bareNumber' must be true or false, not a string"),
      (#""type":"list","delimiter":"""#, 50, "'delimiter' must be at least one character"),
      (
        #""type":"list","itemType":"list""#, 49,
        "'itemType' must be one of string, integer, boolean, number, datetime, date, time, not 'list'"
      ),
      (#""constraints":[]"#, 38, "'constraints' must be an object, not an array"),
      (#""type":"boolean","trueValues":"yes""#, 54, "'trueValues' must be an array, not a string"),
      (#""type":"boolean","falseValues":[0]"#, 56, "'falseValues' must contain strings, not a number"),
      (#""type":"boolean","trueValues":[]"#, 54, "'trueValues' must be an array of at least one string"),
      (#""type":"boolean","falseValues":[]"#, 55, "'falseValues' must be an array of at least one string"),
    ])
  func `types, formats and their properties must be those of the standard`(
    members: String, column: Int, fault: String
  ) {
    #expect(fieldFaults(members) == "r.json:1:\(column): \(fault)")
  }

  /// Returns the faults of a field with this type and constraint; for a type of six letters, the constraint's key
  /// begins in column 55.
  private func constraintFaults(_ type: String, _ constraint: String) -> String {
    fieldFaults(#""type":"\#(type)","constraints":{\#(constraint)}"#)
  }

  @Test(
    arguments: [
      ("reqired", "; did you mean 'required'?"), ("minlength", "; did you mean 'minLength'?"),
      ("Pattern", "; did you mean 'pattern'?"), ("enmu", "; did you mean 'enum'?"),
      ("maxlen", all), ("format", all), ("rules", all), ("", all),
    ])
  func `a constraint that the standard does not define is rejected`(key: String, hint: String) {
    #expect(
      constraintFaults("string", #""\#(key)":true"#)
        == "r.json:1:55: unknown key '\(key)' in 'constraints'\(hint)")
  }

  private static let all = """
    ; known keys are required, unique, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, \
    pattern, enum, jsonSchema
    """

  @Test(
    arguments: [
      ("string", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]),
      ("integer", ["minLength", "maxLength", "pattern"]), ("number", ["minLength", "maxLength", "pattern"]),
      ("date", ["minLength", "maxLength", "pattern"]),
      (
        "boolean",
        ["minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]
      ),
      (
        "any",
        ["minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]
      ),
    ])
  func `a constraint is accepted only for the types to which it applies`(type: String, misplaced: [String]) {
    let taken = [
      "string": "required, unique, enum, minLength, maxLength, pattern",
      "integer": "required, unique, enum, minimum, maximum, exclusiveMinimum, exclusiveMaximum",
      "number": "required, unique, enum, minimum, maximum, exclusiveMinimum, exclusiveMaximum",
      "date": "required, unique, enum, minimum, maximum, exclusiveMinimum, exclusiveMaximum",
      "boolean": "required, unique, enum", "any": "required, unique, enum",
    ]
    for constraint in misplaced {
      #expect(
        constraintFaults(type, #""\#(constraint)":1"#)
          == "r.json:1:\(49 + type.count): constraint '\(constraint)' is not for type '\(type)', which allows \(taken[type]!)"
      )
    }
  }

  @Test(arguments: [#""yes""#, "1", "null", "[]"])
  func `required must be true or false`(value: String) {
    let noun = ["\"yes\"": "a string", "1": "a number", "null": "null", "[]": "an array"][value]!
    #expect(
      constraintFaults("string", #""required":\#(value)"#)
        == "r.json:1:66: 'required' must be true or false, not \(noun)")
  }

  @Test(
    arguments: ["minLength", "maxLength"],
    ["-1", "1.5", "1e1", #""3""#, "true", "null", "[1]", "99999999999999999999"])
  func `a length must be a whole number from 0 upwards`(constraint: String, value: String) {
    #expect(
      constraintFaults("string", #""\#(constraint)":\#(value)"#)
        == "r.json:1:67: '\(constraint)' must be a whole number, 0 or greater")
  }

  @Test(
    arguments: [
      ("number", #""low""#, "a number"), ("number", #""""#, "a number"), ("number", #"" 1""#, "a number"),
      ("number", #""1,5""#, "a number"), ("number", #""NaN""#, "a number"), ("number", "true", "a number"),
      ("number", "null", "a number"), ("number", "[1]", "a number"), ("number", "{}", "a number"),
      ("integer", #""low""#, "a whole number"), ("integer", "1.5", "a whole number"),
      ("integer", #""1.5""#, "a whole number"), ("integer", "null", "a whole number"),
      ("date", "2020", "a date as YYYY-MM-DD"), ("date", #""2020""#, "a date as YYYY-MM-DD"),
      ("date", #""2020-13-01""#, "a date as YYYY-MM-DD"), ("date", #""2023-02-29""#, "a date as YYYY-MM-DD"),
      ("date", #""2020-1-1""#, "a date as YYYY-MM-DD"), ("date", "null", "a date as YYYY-MM-DD"),
    ])
  func `a bound must be a value of the field's type`(type: String, value: String, noun: String) {
    for constraint in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] {
      let column = 52 + type.count + constraint.count
      #expect(
        constraintFaults(type, #""\#(constraint)":\#(value)"#)
          == "r.json:1:\(column): '\(constraint)' of this field must be \(noun)")
    }
  }

  @Test(
    arguments: [
      ("1", "'pattern' must be a string, not a number"), ("null", "'pattern' must be a string, not null"),
      (#""(""#, "regular expression '(' is faulty at character 2: missing closing parenthesis"),
      (
        #""é[""#,
        "regular expression 'é[' is faulty at character 3: missing terminating ] for character class"
      ),
      (
        #""a**+*""#,
        "regular expression 'a**+*' is faulty at character 3: quantifier does not follow a repeatable item"
      ),
    ])
  func `a pattern must be a string that compiles`(value: String, fault: String) {
    #expect(constraintFaults("string", #""pattern":\#(value)"#) == "r.json:1:65: \(fault)")
  }

  @Test(
    arguments: [
      ("string", #""a""#, 0, "'enum' must be an array of at least one value"),
      ("string", "[]", 0, "'enum' must be an array of at least one value"),
      ("string", "null", 0, "'enum' must be an array of at least one value"),
      ("string", #"["a",1]"#, 5, "a value of this 'enum' must be a string"),
      ("string", #"[null]"#, 1, "a value of this 'enum' must be a string"),
      ("integer", #"[1,"x"]"#, 3, "a value of this 'enum' must be a whole number"),
      ("integer", "[1.5]", 1, "a value of this 'enum' must be a whole number"),
      ("number", #"["NaNa"]"#, 1, "a value of this 'enum' must be a number"),
      ("number", "[true]", 1, "a value of this 'enum' must be a number"),
      ("date", #"["2024-02-30"]"#, 1, "a value of this 'enum' must be a date as YYYY-MM-DD"),
      ("date", "[2024]", 1, "a value of this 'enum' must be a date as YYYY-MM-DD"),
      ("boolean", "[1]", 1, "a value of this 'enum' must be true or false"),
      ("boolean", #"["maybe"]"#, 1, "a value of this 'enum' must be true or false"),
      ("boolean", #"["yes"]"#, 1, "a value of this 'enum' must be true or false"),
    ])
  func `an enum must be an array of values of the field's type`(
    type: String, value: String, column: Int, fault: String
  ) {
    #expect(
      constraintFaults(type, #""enum":\#(value)"#) == "r.json:1:\(56 + type.count + column): \(fault)")
  }

  @Test func `an enum of booleans without any spelling is a fault and does not end the process`() async {
    await #expect(processExitsWith: .success) {
      let members = #""type":"boolean","trueValues":[],"constraints":{"enum":[true]}"#
      #expect(fieldFaults(members).hasPrefix("r.json:1:54: "))
    }
  }
}
