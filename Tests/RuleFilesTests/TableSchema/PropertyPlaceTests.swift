import RuleFiles
import Testing

/// Tests that a property of the standards at a wrong place is a fault, and any other unknown key a remark of the linter.
struct PropertyPlaceTests {
  @Test(arguments: [
    (
      #""required":true"#,
      "'required' has no effect in a field; it belongs in the 'constraints' of a field"
    ),
    (
      #""unique":true"#, "'unique' has no effect in a field; it belongs in the 'constraints' of a field"
    ),
    (
      #""minLength":3"#,
      "'minLength' has no effect in a field; it belongs in the 'constraints' of a field"
    ),
    (
      #""min_length":3"#,
      "'min_length' has no effect in a field; 'minLength' belongs in the 'constraints' of a field"
    ),
    (
      #""minimum":3"#, "'minimum' has no effect in a field; it belongs in the 'constraints' of a field"
    ),
    (#""enum":["a"]"#, "'enum' has no effect in a field; it belongs in the 'constraints' of a field"),
    (
      #""Pattern":"a""#,
      "'Pattern' has no effect in a field; 'pattern' belongs in the 'constraints' of a field"
    ),
    (
      #""jsonSchema":{}"#,
      "'jsonSchema' has no effect in a field; it belongs in the 'constraints' of a field"
    ),
    (
      #""primaryKey":true"#,
      "'primaryKey' has no effect in a field; it belongs at the top of the rule file"
    ),
    (
      #""foreignKeys":[]"#,
      "'foreignKeys' has no effect in a field; it belongs at the top of the rule file"
    ),
    (
      #""fieldsMatch":"subset""#,
      "'fieldsMatch' has no effect in a field; it belongs at the top of the rule file"
    ),
    (#""quoteChar":"'""#, "'quoteChar' has no effect in a field; it belongs in 'dialect'"),
    (#""missing_values":["-"]"#, "unknown key 'missing_values' in a field; did you mean 'missingValues'?"),
    (#""typee":"integer""#, "unknown key 'typee' in a field; did you mean 'type'?"),
    (#""table":{}"#, "'table' has no effect in a field; it belongs at the top of the rule file"),
    (
      #""sheetName":"a""#,
      "'sheetName' has no effect in a field; it is a property of Table Dialect that is not supported"
    ),
    (
      #""delimiter":";""#,
      "'delimiter' has no effect in a field of type 'any'; it is a property of type 'list' and of a dialect"
    ),
    (
      #""itemType":"array","type":"string""#,
      "'itemType' has no effect in a field of type 'string'; it is a property of type 'list' and of a dialect"
    ),
  ])
  func `a property in a field that has its meaning elsewhere is a fault`(member: String, fault: String) {
    #expect(fieldFaults(member) == "r.json:1:24: \(fault)")
  }

  @Test(arguments: [
    (
      #""required":true"#,
      "'required' has no effect in a rule file; it belongs in the 'constraints' of a field"
    ),
    (#""constraints":{}"#, "'constraints' has no effect in a rule file; it belongs in a field"),
    (#""type":"string""#, "'type' has no effect in a rule file; it belongs in a field"),
    (#""delimiter":";""#, "'delimiter' has no effect in a rule file; it belongs in 'dialect'"),
    (
      #""item-keys":["a"]"#,
      "'item-keys' has no effect in a rule file; it is a property of Table Dialect that is not supported"
    ),
    (#""primary_key":"a""#, "unknown key 'primary_key' in a rule file; did you mean 'primaryKey'?"),
  ])
  func `a property at the top that has its meaning elsewhere is a fault`(member: String, fault: String) {
    #expect(schemaFaults("{\(member),\"fields\":[{\"name\":\"a\"}]}") == "r.json:1:2: \(fault)")
  }

  @Test(arguments: [
    (
      #""missingValues":["-"]"#,
      "'missingValues' has no effect in 'dialect'; it belongs at the top of the rule file"
    ),
    (
      #""encoding":"utf-8""#,
      "'encoding' has no effect in 'dialect'; it belongs at the top of the rule file"
    ),
    (
      #""required":true"#,
      "'required' has no effect in 'dialect'; it belongs in the 'constraints' of a field"
    ),
    (
      #""sheetName":"a""#,
      "'sheetName' of a dialect is not supported: it is for JSON whose items are no objects, workbooks or databases; remove it"
    ),
    (
      #""itemType":"a""#,
      "'itemType' of a dialect is not supported: it is for JSON whose items are no objects, workbooks or databases; remove it"
    ),
  ])
  func `a property in a dialect that has its meaning elsewhere, or that is not supported, is a fault`(
    member: String, fault: String
  ) {
    #expect(
      schemaFaults("{\"dialect\":{\(member)},\"fields\":[{\"name\":\"a\"}]}") == "r.json:1:13: \(fault)")
  }

  @Test(arguments: [
    ("fields: [{name: a, owner: x}]", "1:20 nothing reads the key 'owner' in a field"),
    ("fields: [{name: a}]\nowner: x", "2:1 nothing reads the key 'owner' in a rule file"),
    (
      "fields: [{name: a, type: integer, decimalChar: ','}]",
      "1:35 nothing reads the key 'decimalChar' in a field of type 'integer'"
    ),
    (
      "fields: [{name: a, trueValues: [x]}]",
      "1:20 nothing reads the key 'trueValues' in a field of type 'any'"
    ),
    ("fields: [{name: a, type: list, delimiter: ';', itemType: integer}]", ""),
    ("fields: [{name: a, type: integer, groupChar: ',', bareNumber: false}]", ""),
    ("fields: [{name: a, description@en: x, examples: [x], x-own: 1, 'ex:own': 1, default: x}]", ""),
  ])
  func `any other unknown key is a remark of the linter, but not one that is marked as additional`(
    text: String, remark: String
  ) throws {
    let findings = Linter.findings(in: Array(text.utf8))
    #expect(findings.map { "\($0.position) \($0.reason)" } == (remark.isEmpty ? [] : [remark]))
    #expect(findings.allSatisfy { $0.code == .unknownKey && $0.severity == "warning" })
    _ = try RuleFile(Array(text.utf8))
  }

  @Test func `a misspelled schema, dialect or encoding of a resource is a fault`() {
    let package =
      #"{"resources":[{"name":"a","path":"a.csv","shema":{"fields":[{"name":"a"}]},"Dialect":{},"encodng":"utf-8"}]}"#
    let faults = Linter.findings(in: Array(package.utf8)).map { "\($0.position) \($0.reason)" }
    #expect(
      faults == [
        "1:42 unknown key 'shema' in resource 'a'; did you mean 'schema'?",
        "1:76 unknown key 'Dialect' in resource 'a'; did you mean 'dialect'?",
        "1:89 unknown key 'encodng' in resource 'a'; did you mean 'encoding'?",
      ])
  }

  @Test func `a property of a schema beside the path of a resource is a fault`() {
    let package = #"{"path":"a.csv","primaryKey":"a","delimiter":";","schema":{"fields":[{"name":"a"}]}}"#
    let faults = Linter.findings(in: Array(package.utf8)).map { "\($0.position) \($0.reason)" }
    #expect(
      faults == [
        "1:17 'primaryKey' has no effect in the resource; it belongs in its 'schema'",
        "1:34 'delimiter' has no effect in the resource; it belongs in its 'dialect'",
      ])
  }
}
