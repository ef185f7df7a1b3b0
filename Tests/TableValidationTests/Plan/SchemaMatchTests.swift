import CSVRecords
import FileOutput
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of the match between the fields of a schema and a header: Table Schema v2, `fieldsMatch`.
struct SchemaMatchTests {
  private let directory = ScratchDirectory()

  private func match(_ fields: [String], _ fieldsMatch: String, _ header: String) throws -> SchemaMatch {
    let fields = fields.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
    let json = #"{"fieldsMatch":"\#(fieldsMatch)","fields":[\#(fields)]}"#
    let path = directory.write(header, to: "in")
    let input = try TableInput(
      path, format: .csv(Dialect()), hasHeader: !header.isEmpty, options: CheckOptions())
    return SchemaMatch(try RuleFile(Array(json.utf8)), input)
  }

  /// Returns the codes without their first part, each with its field.
  private func codes(_ match: SchemaMatch) -> String {
    match.findings.map { finding in
      let code = finding.failure.code.rawValue.split(separator: ".").dropFirst().joined()
      return finding.field.map { "\(code) \($0)" } ?? code
    }.joined(separator: ", ")
  }

  @Test(
    arguments: [
      // The same fields: in order, in another order, fewer, more, some of each, none, in another case.
      ("exact", "a,b,c", ""), ("equal", "a,b,c", ""), ("subset", "a,b,c", ""), ("superset", "a,b,c", ""),
      ("partial", "a,b,c", ""),
      ("exact", "c,b,a", "wrong-order c"), ("equal", "c,b,a", ""), ("subset", "c,b,a", ""),
      ("superset", "c,b,a", ""), ("partial", "c,b,a", ""),
      ("exact", "a,c,b", "wrong-order c"),
      ("exact", "a,b", "missing-field c"), ("equal", "a,b", "missing-field c"),
      ("subset", "a,b", "missing-field c"), ("superset", "a,b", ""), ("partial", "a,b", ""),
      ("exact", "a,b,c,d", "extra-field d"), ("equal", "a,b,c,d", "extra-field d"), ("subset", "a,b,c,d", ""),
      ("superset", "a,b,c,d", "extra-field d"), ("partial", "a,b,c,d", ""),
      ("exact", "d,a", "missing-field b, missing-field c, extra-field d"),
      ("equal", "d,a", "missing-field b, missing-field c, extra-field d"),
      ("subset", "d,a", "missing-field b, missing-field c"), ("superset", "d,a", "extra-field d"),
      ("partial", "d,a", ""),
      ("exact", "x", "missing-field a, missing-field b, missing-field c, extra-field x"),
      ("equal", "x", "missing-field a, missing-field b, missing-field c, extra-field x"),
      ("subset", "x", "missing-field a, missing-field b, missing-field c"),
      ("superset", "x", "extra-field x"),
      ("partial", "x", "no-field"),
      ("subset", "A,b,c", "missing-field a"), ("superset", "A,b,c", "extra-field A"),
      ("superset", "a, b", "extra-field  b"), ("superset", "a,", "extra-field "),
      ("exact", "a,b,c,a", "duplicate-field a"), ("equal", "a,b,c,a", "duplicate-field a"),
    ])
  func `a header matches or has findings for its differences`(
    fieldsMatch: String, header: String, codes: String
  ) throws {
    let match = try match(["a", "b", "c"], fieldsMatch, header + "\n")
    #expect(self.codes(match) == codes)
  }

  @Test(arguments: ["subset", "superset", "partial"])
  func `a repeated field of the schema is always a finding`(fieldsMatch: String) throws {
    let match = try match(["a", "b"], fieldsMatch, "a,b,a\n")
    #expect(codes(match) == "duplicate-field a")
  }

  @Test func `other names can be repeated if extra fields are allowed`() throws {
    #expect(try codes(match(["a"], "subset", "x,a,x\n")) == "")
    #expect(try codes(match(["a"], "partial", "x,a,x\n")) == "")
  }

  @Test(
    arguments: [
      ("exact", "a,b,c", "a 0, b 1, c 2"), ("equal", "c,a,b", "a 1, b 2, c 0"),
      ("subset", "x,c,b,a", "a 3, b 2, c 1"), ("superset", "c,a", "a 1, c 0"), ("partial", "x,b", "b 1"),
    ])
  func `fields are found by name`(fieldsMatch: String, header: String, columns: String) throws {
    let checks = try match(["a", "b", "c"], fieldsMatch, header + "\n").checks
    #expect(checks.map { "\($0.name ?? "") \($0.column)" }.joined(separator: ", ") == columns)
  }

  @Test func `fields follow the order of the schema if there is no header`() throws {
    let match = try match(["a", "b"], "exact", "")
    #expect(match.checks.map(\.name) == ["a", "b"] && match.checks.map(\.column) == [0, 1])
    #expect(match.findings.isEmpty)
  }

  @Test func `names are compared byte by byte`() throws {
    let match = try match(["\u{E9}"], "equal", "e\u{301}\n")
    #expect(codes(match) == "missing-field \u{E9}, extra-field e\u{301}")
    #expect(match.checks.isEmpty)
  }

  @Test func `a finding for a wrong order contains the expected field and its position`() throws {
    let found = try #require(match(["a", "b", "c"], "exact", "a,c,b\n").findings.first)
    #expect(found.failure.parameters["expected"] == .text("b"))
    #expect(found.failure.parameters["position"] == .integer(2))
    #expect(found.failure.message == "must have b as field 2")
  }

  @Test func `findings have the location of the header and make the table invalid`() throws {
    let text = "\u{FEFF}\n\r\na,x\n1,2\n"
    let match = try match(["a", "b"], "equal", text)
    let location = Finding.Location(record: nil, line: 3, column: 1, offset: 6)
    let field = Finding.Location(record: nil, line: 3, column: 3, offset: 8)
    #expect(match.findings.map(\.location) == [location, field])
    #expect(match.findings.allSatisfy { $0.rule == "header" && $0.severity == .error && $0.value == nil })
    var output: [UInt8] = []
    for finding in match.findings { TextReport().append(finding, to: &output) }
    #expect(
      String(decoding: output.removing("\(directory.path)/"), as: UTF8.self) == """
        in:3:1: error: b: must have this field [header.missing-field]
        in:3:3: error: x: must not have a field that the rules do not have [header.extra-field]

        """)
  }

  @Test func `a run reports and counts header findings before those of records`() throws {
    let match = try match(["a", "b"], "equal", "a,x\nq,2\n")
    let options = CheckOptions()
    let input = try TableInput(directory("in"), format: .csv(Dialect()), hasHeader: true, options: options)
    let integer = ColumnCheck(name: "a", column: 0, rules: RuleSet([try Catalog.rule("integer")]))
    var plan = CheckPlan(
      [integer], columnCount: 2, format: .csv(Dialect()), options: options, report: LocationsReport())
    plan.headerFindings = match.findings
    let check = TableCheck(plan, outputs: .init(findings: try OutputFile(directory("findings"))))
    let summary = try check.run([input])
    #expect(
      (try? directory.text(of: "findings")) == """
        - 1:1 @0 header.missing-field
        - 1:3 @2 header.extra-field
        1 2:1 @4 integer.malformed

        """)
    #expect(summary.hasTableFindings && !summary.isValid)
    #expect(
      summary.counts == [
        .init(field: nil, rule: "header", code: "header.extra-field", findings: 1),
        .init(field: nil, rule: "header", code: "header.missing-field", findings: 1),
        .init(field: "a", rule: "integer", code: nil, findings: 1),
      ])
  }

  private func codes(_ yaml: String, under header: String) throws -> String {
    let input = try TableInput(MemorySource(Array((header + "\n").utf8)), named: "in")
    return codes(SchemaMatch(try RuleFile(Array(yaml.utf8)), input))
  }

  @Test(
    arguments: [
      // The column may be absent by 'optional', and must be there by 'required'.
      ("exact", "a,b,c", ""), ("exact", "b,c", "missing-field a"), ("exact", "a,c", ""),
      ("exact", "c,a", "wrong-order c"), ("exact", "a,b", "missing-field c"),
      ("equal", "c,a", ""), ("subset", "a,c,d", ""), ("subset", "a,b", "missing-field c"),
      ("superset", "b", "missing-field a"), ("superset", "a", ""), ("partial", "c", "missing-field a"),
      ("partial", "d", "no-field"), ("exact", "A,c", ""), ("exact", "A,a,c", "duplicate-field a"),
      ("equal", "a,c,p2,p1", ""), ("exact", "p1,a,p2,c", ""), ("exact", "a,c,p1,p1", "duplicate-field p1"),
      ("exact", "p1,c,a", "wrong-order c"),
    ])
  func `columns match by presence, synonyms and patterns`(match: String, header: String, codes: String) throws
  {
    let yaml = """
      fieldsMatch: \(match)
      fields:
        - {name: a, header: required, synonyms: [A]}
        - {name: b, header: optional, constraints: {required: true}}
        - {name: c}
      fieldPatterns: [{match: 'p\\d'}]
      """
    #expect(try self.codes(yaml, under: header) == codes)
  }

  @Test func `a pattern that too few columns match is missing`() throws {
    let yaml = "fieldsMatch: partial\nfields: [{name: a}]\nfieldPatterns: [{match: 'p.', atLeast: 2}]"
    #expect(try codes(yaml, under: "a,p1") == "missing-field p.")
    #expect(try codes(yaml, under: "a,p1,p2") == "")
  }

  @Test func `a synonym of a secret field is secret`() throws {
    let input = try TableInput(MemorySource(Array("Kennwort\n".utf8)), named: "in")
    let rules = try RuleFile(Array("fields: [{name: p, synonyms: [Kennwort], control: password}]".utf8))
    #expect(SchemaMatch(rules, input).checks.map(\.isSecret) == [true])
  }
}
