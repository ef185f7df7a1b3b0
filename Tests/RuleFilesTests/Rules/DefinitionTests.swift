import RuleFiles
import Testing
import Validation

/// Tests of `definitions:`, `use:` and `include:`.
struct DefinitionTests {
  private static let field = "fields:\n  - {name: a, rules: [{use: x}]}\n"

  @Test(
    arguments: [
      ("definitions: {x: integer}\n", "y", "integer.malformed"),
      ("definitions: {x: {length: {max: 1}}}\n", "yy", "length.too-long"),
      ("definitions: {x: [integer, length:1]}\n", "yy", "integer.malformed length.too-long"),
      (
        "definitions: {x: {use: y}, y: [{use: z}, integer], z: uppercase}\n", "y",
        "uppercase.character integer.malformed"
      ),
      ("definitions: {x: required}\n", "", "required"),
      ("definitions: {x: {any: [{use: y}, email]}, y: [integer, length:1]}\n", "12", "any.failed"),
    ])
  func `a use is replaced by the rules of its definition`(definitions: String, value: String, codes: String)
    throws
  {
    #expect(try ruleFile(definitions + Self.field).fields[0].rules.codes(of: value) == codes)
  }

  @Test func `rules from a definition keep their names`() throws {
    let file = try ruleFile("definitions: {x: [integer, {any: [email, digits:3]}]}\n" + Self.field)
    #expect(file.fields[0].rules.ruleNames == ["integer", "any"])
  }

  @Test(
    arguments: [
      (
        "definitions: [x]\n",
        "r.yaml:1:14: 'definitions' must be an object, not an array\nr.yaml:4:29: there is no definition 'x'; the file has no 'definitions'"
      ),
      ("definitions: {xx: integer}\n", "r.yaml:4:29: there is no definition 'x'; the definitions are xx"),
      ("definitions: {x: intger}\n", "r.yaml:1:18: there is no rule 'intger'; did you mean 'integer'?"),
      ("definitions: {x: integer, y: []}\n", "r.yaml:1:30: an array of rules must have at least one"),
      ("definitions: {x: {use: x}}\n", "r.yaml:1:24: a definition cannot use itself: x → x"),
      (
        "definitions: {x: {any: [{use: y}]}, y: {not: {use: z}}, z: {use: x}}\n",
        "r.yaml:1:66: a definition cannot use itself: x → y → z → x"
      ),
      (
        "definitions: {x: {use: countrys}, countries: integer}\n",
        "r.yaml:1:24: there is no definition 'countrys'; did you mean 'countries'?"
      ),
      (
        "definitions: {x: {not: {use: y}}, y: required}\n",
        "r.yaml:1:30: 'required' checks presence: put it directly in the 'rules' of the field, not inside 'not'"
      ),
      (
        "include: common.yaml\n",
        "r.yaml:1:10: 'include' must be an array, not a string\nr.yaml:4:29: there is no definition 'x'; the file has no 'definitions'"
      ),
      (
        "include: [1]\ndefinitions: {x: integer}",
        "r.yaml:1:11: 'include' must contain names of files, not a number"
      ),
      (
        "definition: {x: integer}\n",
        "r.yaml:1:1: unknown key 'definition' in a rule file; did you mean 'definitions'?\nr.yaml:4:29: there is no definition 'x'; the file has no 'definitions'"
      ),
    ])
  func `a fault in a definition is reported once, at its location`(definitions: String, faults: String) {
    #expect(ruleFileFaults(definitions + "\n" + Self.field) == faults)
  }

  @Test func `the number of rules after the expansion of all definitions is limited`() {
    let names = Array("abcdefghijklmnop").map(String.init)
    let doubling = zip(names, names.dropFirst()).map { "  \($0): {all: [{use: \($1)}, {use: \($1)}]}\n" }
      .joined()
    let faults = ruleFileFaults("definitions:\n  p: integer\n\(doubling)  x: {use: a}\n" + Self.field)
    #expect(faults == "r.yaml:5:7: more than 10000 rules with all definitions expanded: use fewer of them")
  }

  @Test func `definitions in a chain of uses are bounded`() {
    let chain =
      (0..<70).map { "  d\($0): {not: {use: d\($0 + 1)}}\n" }.joined() + "  d70: integer\n  x: {use: d0}\n"
    let faults = ruleFileFaults("definitions:\n" + chain + Self.field)
    #expect(faults == "r.yaml:65:20: more than 64 definitions in a chain of uses")
  }

  @Test func `included files and the files that they include provide definitions`() throws {
    let files = [
      "common.yaml": "definitions: {x: [{use: y}, {use: z}]}\ninclude: [parts/more.yaml]\n",
      "parts/more.yaml": "definitions: {y: integer}\ninclude: [../parts/./last.json]\n",
      "parts/last.json": #"{"definitions": {"z": "length:1"}, "include": ["more.yaml"]}"#,
    ]
    let text = "include: [common.yaml, parts/more.yaml]\n" + Self.field
    #expect(
      ruleFileFaults(text, beside: files) == """
        parts/last.json:1:48: a file cannot include itself: parts/more.yaml → parts/last.json → parts/more.yaml
        """)
    var corrected = files
    corrected["parts/last.json"] = #"{"definitions": {"z": "length:1"}}"#
    let rules = try ruleFile(text, beside: corrected).fields[0].rules
    #expect(rules.codes(of: "yy") == "integer.malformed length.too-long")
  }

  @Test func `faults of included files are reported with their file names after those of the rule file`() {
    let files = [
      "common.yaml":
        "definitions:\n  x: intger\n  y: {use: nope}\ninclude: [gone.yaml, parts/b.yaml, empty.yaml]\n",
      "parts/b.yaml": "definitions: {x: integer, z: {in-file: {path: cities.csv, column: c}}}\n",
      "empty.yaml": "fields: []\n",
    ]
    #expect(
      ruleFileFaults(
        "include: [common.yaml]\nfields:\n  - {name: a, type: nope}\n", named: "rules/r.yaml", beside: files)
          == """
          rules/r.yaml:3:21: there is no type 'nope'; the types are string, number, integer, boolean, object, array, list, \
          datetime, date, time, year, yearmonth, duration, geopoint, geojson, any
          rules/common.yaml:2:6: there is no rule 'intger'; did you mean 'integer'?
          rules/common.yaml:3:12: there is no definition 'nope'; the definitions are x, y, z
          rules/common.yaml:4:11: cannot read gone.yaml: No such file or directory
          rules/common.yaml:4:36: empty.yaml has no 'definitions': nothing in it can be used
          rules/parts/b.yaml:1:15: the definition 'x' is already in common.yaml:2:3
          rules/parts/b.yaml:1:47: cannot read parts/cities.csv: No such file or directory
          """)
  }

  @Test
  func `a fault in a definition of the rule file that an included file uses first is one of the rule file`() {
    #expect(
      ruleFileFaults(
        "include: [b.yaml]\ndefinitions: {x: {use: y}, z: nope}\n" + Self.field, named: "rules/r.yaml",
        beside: ["b.yaml": "definitions: {y: {use: z}}\n"])
        == "rules/r.yaml:2:31: there is no rule 'nope'; 'validate rules' lists them")
  }

  @Test func `a file that includes the rule file is rejected as a cycle`() {
    #expect(
      ruleFileFaults(
        "include: [b.yaml]\n" + Self.field, named: "rules/r.yaml",
        beside: ["b.yaml": "definitions: {x: integer}\ninclude: [r.yaml]\n"])
        == "rules/b.yaml:2:11: a file cannot include itself: r.yaml → b.yaml → r.yaml")
  }

  @Test func `an included file with invalid syntax is reported with its name`() {
    #expect(
      ruleFileFaults("include: [b.json]\nfields: [{name: a}]\n", beside: ["b.json": "{\n\"a\" 1}"])
        .hasPrefix("b.json:2:5: "))
  }

  @Test func `more than a hundred included files are rejected`() {
    var files: [String: String] = [:]
    for number in 0..<102 {
      files["f\(number)"] = "definitions: {d\(number): integer}\ninclude: [f\(number + 1)]\n"
    }
    files["f102"] = "definitions: {x: integer}\n"
    #expect(
      ruleFileFaults("include: [f0]\nfields: [{name: a}]\n", beside: files)
        == "f99:2:11: more than 100 files are included: merge some")
  }
}
