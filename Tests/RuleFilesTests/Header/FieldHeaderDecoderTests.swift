import Testing
import Validation

@testable import RuleFiles

/// Tests of the keys `synonyms`, `header`, `headerNames` and `fieldPatterns`.
struct FieldHeaderDecoderTests {
  private static func faults(_ yaml: String) -> [String] {
    do throws(RuleFileError) {
      _ = try RuleFile(Array(yaml.utf8))
      return []
    } catch {
      return error.faults.map(\.message)
    }
  }

  @Test func `the keys are read`() throws {
    let yaml = """
      headerNames: loose
      fields:
        - {name: a, synonyms: [A1, "b c"], header: optional}
        - {name: b, header: required}
      fieldPatterns: [{match: 's_[0-9]+', atLeast: 2, type: integer, rules: [{length: 1..3}]}]
      """
    let file = try RuleFile(Array(yaml.utf8))
    #expect(file.headerNames == .loose)
    #expect(file.fields.map(\.header.synonyms) == [["A1", "b c"], []])
    #expect(file.fields.map(\.header.presence) == [.optional, .required])
    #expect(file.fieldPatterns.map(\.minimumCount) == [2])
    #expect(file.fieldPatterns[0].field.rules.ruleNames == ["integer", "length"])
  }

  @Test(arguments: [
    (
      "fields: [{name: a, synonyms: [b]}, {name: b}]",
      "'b' is a name of field 'b' already: a column has one field"
    ),
    (
      "fields: [{name: a, synonyms: [c]}, {name: b, synonyms: [c]}]",
      "'c' is a name of field 'a' already: a column has one field"
    ),
    (
      "headerNames: loose\nfields: [{name: a b}, {name: A-B}]",
      "fields 'a b' and 'A-B' have the same name by 'headerNames: loose'"
    ),
    (
      "headerNames: loose\nfields: [{name: a, synonyms: [B_C]}, {name: bc}]",
      "'B_C' is a name of field 'bc' already: a column has one field"
    ),
    (
      "primaryKey: a\nfields: [{name: a, header: optional}]",
      "field 'a' is part of the primary key, whose columns must be there: remove 'header: optional'"
    ),
    ("fields: [{name: a, header: true}]", "'header' must be one of required, optional"),
    (
      "headerNames: losse\nfields: [{name: a}]",
      "'headerNames' must be one of exact, loose, not 'losse'; did you mean 'loose'?"
    ),
    (
      "fields: [{name: a}]\nfieldPatterns: [{type: number}]",
      "a pattern of fields must have 'match', a pattern of whole names such as 'score_\\d+'"
    ),
    (
      "fields: [{name: a}]\nfieldPatterns: [{match: a, atLeast: -1}]",
      "'atLeast' must be a whole number, 0 or greater"
    ),
    (
      "fields: [{name: a}]\nfieldPatterns: [{match: '('}]",
      "regular expression '(' is faulty at character 2: missing closing parenthesis"
    ),
    ("fields: [{name: a}]\nfieldPatterns: [x]", "a pattern of fields must be an object, not a string"),
    (
      "fields: [{name: a}]\nfieldPatterns: [{match: x, type: integer, constraints: {minimum: y}}]",
      "'minimum' of this field must be a whole number"
    ),
  ])
  func `a fault names the key and the way out`(yaml: String, fault: String) {
    #expect(Self.faults(yaml) == [fault])
  }

  @Test(arguments: [
    "fields: [{name: a, synonyms: [a, a]}]", "headerNames: loose\nfields: [{name: a, synonyms: [A]}]",
    "headerNames: exact\nfields: [{name: a b}, {name: A-B}]",
    "headerNames: loose\nfields: [{name: _}, {name: '-'}]",
  ])
  func `other names are no fault`(yaml: String) {
    #expect(Self.faults(yaml) == [])
  }
}
