import Testing

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
    ("name: a, type: array, items: {}", "'items' must have 'fields'"),
    ("name: a, type: array, items: {fields: []}", "'items' must have 'fields'"),
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
}
