import FormValidation
import JSONDocument
import RuleFiles
import Testing
import Validation

/// The JSON Schemas of bodies.
struct JSONSchemaTests {
  /// The schema of a form with one field, without what all have.
  private static func property(_ field: FormField) -> String {
    let text = String(decoding: Form([field]).jsonSchema(), as: UTF8.self)
    let start =
      #"{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"x":{"title":"x","#
    #expect(text.hasPrefix(start), "\(text)")
    return String(text.dropFirst(start.count).dropLast())
  }

  @Test(
    arguments: [
      (FormField("x"), #""type":["string","null"]}}"#),
      (
        FormField("x", rules: [.required]),
        #""type":"string","minLength":1}},"required":["x"]"#
      ),
      (
        FormField("x", rules: [Rule(.length(2...9))]),
        #""anyOf":[{"enum":[null,""]},{"type":"string","minLength":2,"maxLength":9}]}}"#
      ),
      (
        FormField("x", rules: [.required, Rule(DigitsStrategy(2))]),
        #""type":"string","minLength":2,"maxLength":2,"pattern":"^(?:[0-9]{2})$"}},"required":["x"]"#
      ),
      (
        FormField("x", .email, rules: [.required, Rule(EmailStrategy())]),
        #""type":"string","minLength":1,"format":"email"}},"required":["x"]"#
      ),
      (
        FormField("x", .password, rules: [.required]),
        #""writeOnly":true,"type":"string","minLength":1}},"required":["x"]"#
      ),
      (
        FormField("x", .number, rules: [Rule(.integer), Rule(.range(-1...9))]),
        #""type":["integer","null"],"minimum":-1,"maximum":9}}"#
      ),
      (
        FormField("x", .number, rules: [.required, Rule(.number), Rule(.multiple(of: 5))]),
        #""type":"number","multipleOf":5}},"required":["x"]"#
      ),
      (FormField("x", .checkbox()), #""type":["boolean","null"]}}"#),
      (FormField("x", .checkbox(), rules: [.required]), #""const":true}},"required":["x"]"#),
      (
        FormField("x", .choice([.init("a"), .init("b")])),
        #""anyOf":[{"enum":[null,""]},{"enum":["a","b"]}]}}"#
      ),
      (
        FormField("x", .choice([.init("a")], allowsSeveral: true), rules: [.required]),
        #""type":"array","items":{"enum":["a",""]},"minItems":1}},"required":["x"]"#
      ),
      (FormField("x", .hidden), #""type":["string","number","boolean","null"]}}"#),
      (FormField("x", rules: [Rule(.length(2...9), severity: .warning)]), #""type":["string","null"]}}"#),
      (
        FormField("x", rules: [Rule(.length(2...9))], normalization: .init([.trim])),
        #""type":["string","null"]}}"#
      ),
      (
        FormField("x", .group(1...3, [FormField("n", .number, rules: [.required])])),
        #""type":"array","minItems":1,"maxItems":3,"items":{"type":"object","properties":{"n":{"title":"n","type":"number"}},"required":["n"]}}},"required":["x"]"#
      ),
    ] as [(FormField, String)])
  func `the schema of a field is that of its rules`(field: FormField, expected: String) {
    #expect(Self.property(field) == expected)
  }

  @Test(
    arguments: [
      (#"[a&-]\d"#, #"^(?:[a&\\-][0-9])$"#), (#"a\.b\\&"#, #"^(?:a\\.b\\\\&)$"#),
      (#"[\x{100}-\x{200}]"#, nil), (#"(a)\1"#, nil),
    ] as [(String, String?)])
  func `a pattern is one of ECMAScript with the flag u`(pattern: String, expected: String?) throws {
    let field = FormField("x", rules: [.required, Rule(try RegexStrategy(pattern))])
    let schema = Self.property(field)
    #expect(schema.contains(#""pattern":"\#(expected ?? "")"#) == (expected != nil), "\(schema)")
    #expect(schema.contains("pattern") == (expected != nil), "\(schema)")
  }

  @Test func `names in brackets are members of objects, and the strict schema has no others`() {
    let fields = [
      FormField("a[b]", rules: [.required]), FormField("a[c][0]"), FormField("c"), FormField("c[d]"),
      FormField("f", .file()),
    ]
    let schema = String(decoding: Form(fields).jsonSchema(isStrict: true), as: UTF8.self)
    #expect(
      schema == #"""
        {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"type":"object","properties":{"b":{"title":"a[b]","type":"string","minLength":1},"c":true},"required":["b"],"additionalProperties":false},"c":true,"f":true,"csrf-token":{"type":"string"}},"required":["a"],"additionalProperties":false}
        """#)
  }

  @Test func `the schema of problem documents is JSON`() {
    #expect(throws: Never.self) { try JSONValue(FormResult.problemSchema) }
  }
}
