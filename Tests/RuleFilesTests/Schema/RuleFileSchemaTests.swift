import JSONDocument
import TestSupport
import Testing
import Validation

@testable import RuleFiles

/// Tests of the JSON Schema of rule files. `Scripts/Packages/schema.py` checks it with rule files and another validator.
struct RuleFileSchemaTests {
  @Test func `the schema has the keys of each place, and no others`() {
    let places: [(keys: [SchemaKey], known: [String])] = [
      (SchemaKey.ofFile, RuleFileDecoder.known), (SchemaKey.ofField, FieldDecoder.known),
      (SchemaKey.ofConstraints, FieldDecoder.allConstraints), (SchemaKey.ofDialect, DialectDecoder.known),
      (SchemaKey.ofRecordRule, RecordRuleDecoder.known),
    ]
    for (keys, known) in places { #expect(keys.map(\.name).sorted() == known.sorted()) }
  }

  @Test func `a rule of each entry of the catalog is described`() throws {
    let schema = try JSONValue(RuleFileSchema.document())
    guard case .array(let forms)? = schema["definitions"]?["rule"]?["anyOf"] else {
      Issue.record("a rule has several forms")
      return
    }
    for entry in Catalog.entries {
      #expect(forms[1]["properties"]?[entry.name]?["description"]?.text == entry.summary)
    }
  }

  @Test func `a property at the wrong place is a fault`() throws {
    let field = try #require(try JSONValue(RuleFileSchema.document())["definitions"]?["field"]?["properties"])
    for name in FieldDecoder.allConstraints + ["primaryKey", "headerRows"] {
      guard case .boolean(false)? = field[name] else {
        Issue.record("\(name) is allowed in a field")
        continue
      }
    }
  }

  #if InternationalNames
  // Without the trait, steps of `normalize` are missing.
  @Test func `the recorded schema is that of the program`() {
    let file = GoldenFile("../../../Documentation/rule-file.schema.json", near: #filePath)
    #expect(file.difference(from: RuleFileSchema.document()) == nil, "out of date: run ./Scripts/record.sh")
  }
  #endif
}
