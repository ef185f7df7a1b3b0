import RuleFiles
import Testing
import Validation

/// Tests of `unique`, `primaryKey`, `uniqueKeys` and `foreignKeys` of Table Schema v2.
struct KeyTests {
  private func file(_ yaml: String) throws -> RuleFile {
    try RuleFile(Array("fields: [{name: a}, {name: b, type: integer}, {name: c}]\n\(yaml)\n".utf8))
  }

  /// Returns the faults of keys for the fields `a`, `b` and `long`; the keys are on line 2.
  private func faults(_ keys: String) -> String {
    do throws(RuleFileError) {
      _ = try RuleFile(Array("fields: [{name: a}, {name: b}, {name: long}]\n\(keys)\n".utf8))
      return ""
    } catch {
      return error.description
    }
  }

  @Test(arguments: [("a", [0]), ("[a]", [0]), ("[c, a]", [2, 0]), ("[a, b, c]", [0, 1, 2])])
  func `the fields of a primary key are required`(key: String, fields: [Int]) throws {
    let file = try file("primaryKey: \(key)")
    #expect(file.keys.primary == fields)
    for (index, field) in file.fields.enumerated() {
      #expect(field.rules.presence == (fields.contains(index) ? .required : .optional))
    }
    #expect(file.fields[1].rules.strategies.map(\.name) == ["integer"])
  }

  @Test func `unique keys keep the order of their fields`() throws {
    let file = try file("uniqueKeys: [[b, a], [c]]")
    #expect(file.keys.unique == [[1, 0], [2]])
    #expect(file.keys.primary == nil && file.keys.foreign.isEmpty)
    #expect(file.fields.allSatisfy { $0.rules.presence == .optional })
  }

  @Test func `empty arrays of keys define no keys`() throws {
    let file = try file("uniqueKeys: []\nforeignKeys: []")
    #expect(file.keys.primary == nil && file.keys.unique.isEmpty && file.keys.foreign.isEmpty)
  }

  @Test(
    arguments: [
      ("{fields: a, reference: {fields: b}}", "[0] itself [1]"),
      ("{fields: [a, b], reference: {resource: '', fields: [b, a]}}", "[0, 1] itself [1, 0]"),
      ("{fields: a, reference: {resource: towns, fields: code}}", "[0] towns towns.csv code 2:64"),
      (
        "{fields: [c, a], reference: {resource: towns, path: /data/t.txt, fields: [code, x]}}",
        "[2, 0] towns /data/t.txt code 2:89 x 2:95"
      ),
    ])
  func `a foreign key refers to the table itself or to another file`(key: String, shown: String) throws {
    let foreign = try #require(try file("foreignKeys: [\(key)]").keys.foreign.first)
    switch foreign.reference {
    case .itself(let fields): #expect("\(foreign.fields) itself \(fields)" == shown)
    case .resource(let resource):
      let columns = resource.columns.map { "\($0.name) \($0.position)" }.joined(separator: " ")
      #expect("\(foreign.fields) \(resource.name) \(resource.path) \(columns)" == shown)
    }
  }

  @Test(arguments: ["string", "integer", "number", "boolean", "date", "any"])
  func `fields of every type can be unique`(type: String) throws {
    func isUnique(_ value: Bool) throws -> Bool {
      let json = #"{"fields":[{"name":"a","type":"\#(type)","constraints":{"unique":\#(value)}}]}"#
      return try RuleFile(Array(json.utf8)).fields[0].rules.isUnique
    }
    #expect(try isUnique(true) && !isUnique(false))
  }

  @Test(
    arguments: [
      ("primaryKey: 1", "2:13: 'primaryKey' must be the name of a field or an array of at least one"),
      ("primaryKey: []", "2:13: 'primaryKey' must be the name of a field or an array of at least one"),
      ("primaryKey: [a, 1]", "2:17: 'primaryKey' must contain names of fields, not a number"),
      ("primaryKey: [a, a]", "2:17: 'primaryKey' has 'a' twice: remove one"),
      ("primaryKey: [a, logn]", "2:17: there is no field 'logn'; did you mean 'long'?"),
      ("primaryKey: elsewhere", "2:13: there is no field 'elsewhere'"),
      ("uniqueKeys: a", "2:13: 'uniqueKeys' must be an array, not a string"),
      ("uniqueKeys: [a]", "2:14: 'uniqueKeys' must contain arrays of field names, not a string"),
      (
        "uniqueKeys: [[b, b], [], [x1]]",
        """
        2:18: a unique key has 'b' twice: remove one
        2:22: a unique key must be the name of a field or an array of at least one
        2:27: there is no field 'x1'
        """
      ),
      ("foreignKeys: {}", "2:14: 'foreignKeys' must be an array, not an object"),
      ("foreignKeys: [a]", "2:15: a foreign key must be an object, not a string"),
      (
        "foreignKeys: [{}]",
        "2:15: a foreign key must have 'fields'\n2:15: a foreign key must have 'reference'"
      ),
      ("foreignKeys: [{fields: a, reference: b}]", "2:38: 'reference' must be an object, not a string"),
      ("foreignKeys: [{fields: a, reference: {}}]", "2:38: a reference must have 'fields'"),
      ("foreignKeys: [{fields: a, reference: {fields: x1}}]", "2:47: there is no field 'x1'"),
      (
        "foreignKeys: [{fields: [a, b], reference: {resource: r, fields: [x]}}]",
        "2:65: a reference must have as many fields as its key, 2, not 1"
      ),
      (
        "foreignKeys: [{fields: a, reference: {path: p.csv, fields: b}}]",
        "2:39: 'path' needs a 'resource' beside it; without one the reference is to the table itself"
      ),
      (
        "foreignKeys: [{fields: a, reference: {resource: r, path: '', fields: b}}]",
        "2:58: 'path' must be the path of the file with the columns, not empty"
      ),
      (
        "foreignKeys: [{field: a, fields: a, reference: {resuorce: r, fields: b}}]",
        """
        2:16: unknown key 'field' in a foreign key; did you mean 'fields'?
        2:49: unknown key 'resuorce' in a reference; did you mean 'resource'?
        """
      ),
    ])
  func `a fault in a key is reported at its location`(keys: String, faults: String) {
    #expect(self.faults(keys) == faults)
  }
}
