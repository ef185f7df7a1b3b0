import Testing
import Validation

@testable import RuleFiles

/// Tests of `items` of fields whose values are arrays.
struct ItemsDecoderTests {
  private static func faults(_ field: String) -> [String] {
    do throws(RuleFileError) {
      _ = try RuleFile(Array("fields:\n  - {\(field)}\n".utf8))
      return []
    } catch {
      return error.faults.map(\.message)
    }
  }

  @Test func `an array has the fields of its elements, and the numbers of them that are valid`() throws {
    let file = try RuleFile(
      Array(
        "fields: [{name: a, type: array, constraints: {required: true, maxLength: 3}, items: {fields: [{name: b, type: integer}]}}]"
          .utf8))
    #expect(
      file.fields[0].items?.count == 1...3 && file.fields[0].items?.fields.map(\.typeName) == ["integer"])
  }

  @Test(arguments: [
    (
      "name: a, type: string, items: {fields: [{name: b}]}",
      "'items' has no effect in a field of type 'string'"
    ),
    ("name: a, type: array, items: {}", "'items' must have a 'type', 'rules' or 'fields'"),
    ("name: a, type: array, items: {fields: []}", "'fields' must be an array of at least one field"),
    (
      "name: a, type: list, items: {fields: [{name: b}]}",
      "'fields' are those of objects, and an item of a list is none"
    ),
    ("name: a, type: list, items: {rule: [email]}", "unknown key 'rule' in 'items'; did you mean 'rules'?"),
    ("name: a, type: list, items: {name: b, type: integer}", "unknown key 'name' in 'items'"),
    (
      "name: a, type: array, items: {fields: [{name: b, type: list, items: {type: integer}}]}",
      "a field of an element cannot have 'items'"
    ),
    ("name: a, type: list, items: {type: array}", "an item cannot be of type 'array'"),
    ("name: a, type: array, items: {type: list}", "an item cannot be of type 'list'"),
    ("name: a, type: list, items: {rules: [unique]}", "'unique' compares records"),
    ("name: a, type: list, items: {rules: [{unique: {ignoring: [case]}}]}", "'unique' compares records"),
    (
      "name: a, type: list, items: {rules: [{email: true, severity: warning}]}",
      "'severity' has no effect in 'items'"
    ),
    (
      "name: a, type: list, items: {type: integer, constraints: {minLength: 1}}",
      "constraint 'minLength' is not for type"
    ),
    ("name: a, type: list, itemType: integer, items: {type: strin}", "strin"),
    ("name: a, type: array, items: [b]", "'items' must be an object"),
    ("name: a, type: array, items: {field: [{name: b}]}", "unknown key 'field'"),
    (
      "name: a, type: array, items: {fields: [{name: b}, {name: b}]}", "field 'b' is defined twice in 'items'"
    ),
    ("name: a, type: array, items: {fields: [{name: b, type: object}]}", "cannot be of type 'object'"),
    (
      "name: a, type: array, items: {fields: [{name: b, constraints: {unique: true}}]}",
      "'unique' compares records"
    ),
    (
      "name: a, type: array, items: {fields: [{name: b, severity: warning, rules: [email]}]}",
      "'severity' has no effect in 'items'"
    ),
    ("name: a, type: array, items: {fields: [{name: b, type: nteger}]}", "nteger"),
  ])
  func `items at the wrong place, or faulty ones, are faults`(field: String, fault: String) {
    let found = Self.faults(field)
    #expect(found.contains { $0.contains(fault) }, "\(found)")
  }

  @Test func `items of a list have the codes of their rules and their numbers`() throws {
    let rules = try Self.rules(
      "type: list, delimiter: ';', items: {type: integer, constraints: {minimum: 1, required: true}, normalize: [trim]}"
    )
    #expect(rules.findings(in: "1; 2 ;3").isEmpty)
    let failure = try #require(Self.failure("1;0", rules))
    #expect(failure.code == "range.too-small" && failure.parameters["item"] == .integer(2))
    #expect(Self.failure("x", rules) == .init("integer.malformed", ["item": .integer(1)]))
    #expect(Self.failure("1;;3", rules) == .init("required", ["item": .integer(2)]))
    #expect(rules.findings(in: "").isEmpty)
  }

  @Test func `elements of an array that are single values have the codes of their rules and a pointer`()
    throws
  {
    let rules = try Self.rules("type: array, items: {rules: [email, {length: {max: 10}}]}")
    #expect(rules.findings(in: #"["a@b.co", null, ""]"#).isEmpty)
    #expect(rules.findings(in: "[]").isEmpty)
    #expect(Self.failure(#"["a@b.co", "b"]"#, rules) == .init("email.no-at-sign", ["pointer": "/a/1"]))
    #expect(
      Self.failure(#"[[1]]"#, rules) == .init("json-schema.failed", ["keyword": "type", "pointer": "/a/0"]))
    #expect(Self.failure(#"{"b": 1}"#, rules)?.code == "json.not-an-array")
    #expect(
      Self.failure(#"["a@example.com"]"#, rules).map(MessageCatalog.english.message)
        == "'/a/0' must have at most 10 characters, has 13")
  }

  @Test func `the message about an item begins with its number, in every language`() throws {
    let rules = try Self.rules("type: list, items: {type: integer}")
    let failure = try #require(Self.failure("1,x", rules))
    #expect(MessageCatalog.english.message(for: failure) == "item 2 must be a whole number")
    for catalog in MessageCatalog.all { #expect(catalog.message(for: failure).contains("2")) }
  }

  @Test func `the severity and the messages of the field are those of its items`() throws {
    let rules = try Self.rules(
      "type: list, items: {rules: [slug]}, severity: warning, messages: {slug.character: 'A tag has {character}'}"
    )
    let finding = try #require(rules.findings(in: "a,B").first)
    #expect(finding.severity == .warning)
    #expect(finding.message() == "A tag has B")
  }

  private static func rules(_ field: String) throws -> RuleSet {
    try RuleFile(Array("fields: [{name: a, \(field)}]".utf8)).fields[0].rules
  }

  private static func failure(_ value: String, _ rules: RuleSet) -> ValidationFailure? {
    rules.findings(in: value).first?.failure
  }
}
