import TestSupport
import Testing

/// Tests of all values of `fieldsMatch` of Table Schema v2, with fewer and more columns than the schema, with and
/// without a header.
struct FieldsMatchTests {
  @Test func `a name in another normal form is named in a line after the summary`() throws {
    let scratch = ScratchDirectory([
      "r": "fields: [{name: \u{E9}}, {name: b}]\n", "t.csv": "e\u{301},b\n1,2\n",
    ])
    let result = try scratch.validate("check", "-r", "r", "t.csv")
    result.expect(status: 1)
    #expect(
      result.errorsText.hasSuffix(
        "in another normal form of Unicode (NFC or NFD) than the rules: copy the name from the file\n"))
  }

  private func findings(_ match: String, _ input: String, _ words: String...) throws -> String {
    let rules = "fieldsMatch: \(match)\nfields: [{name: a, type: integer}, {name: b, type: integer}]\n"
    return try ScratchDirectory(["r": rules, "t": input])
      .validate(["check", "-q", "-r", "r", "--errors", "-"] + words + ["t"]).outputText
  }

  private static let missing = "t:1:1: error: b: must have this field [header.missing-field]\n"
  private static let extra =
    "t:1:5: error: c: must not have a field that the rules do not have [header.extra-field]\n"
  private static let malformed = "must be a whole number [integer.malformed]\n"
  private static func ragged(_ line: Int, _ expected: Int, _ found: Int) -> String {
    "t:\(line):1: error: must have \(expected) \(expected == 1 ? "field" : "fields"), has \(found) [record.ragged]\n"
  }

  @Test(arguments: [
    ("exact", missing), ("equal", missing), ("subset", missing), ("superset", ""), ("partial", ""),
  ])
  func `a header with fewer fields than the schema is valid for superset and partial`(
    match: String, header: String
  ) throws {
    let records = "t:2:1: error: a: 'x' \(Self.malformed)" + Self.ragged(3, 1, 2)
    #expect(try findings(match, "a\nx\n1,2\n") == header + records)
  }

  @Test(arguments: [("exact", extra), ("equal", extra), ("subset", ""), ("superset", extra), ("partial", "")])
  func `a header with more fields than the schema determines the number of fields of records`(
    match: String, header: String
  ) throws {
    let records = Self.ragged(2, 3, 2) + "t:3:3: error: b: 'x' \(Self.malformed)"
    #expect(try findings(match, "a,b,c\n1,2\n1,x,y\n") == header + records)
  }

  @Test func `fields are matched by name, and by order only as frictionless does`() throws {
    let order = "t:1:1: error: b: must have a as field 1 [header.wrong-order]\n"
    #expect(try findings("exact", "b,a\n1,x\n") == order + "t:2:3: error: a: 'x' \(Self.malformed)")
    #expect(
      try findings("exact", "b,a\n1,x\n", "--compat", "frictionless") == order
        + "t:2:3: error: b: 'x' \(Self.malformed)")
    for match in ["equal", "subset", "superset", "partial"] {
      #expect(try findings(match, "b,a\n1,x\n") == "t:2:3: error: a: 'x' \(Self.malformed)")
    }
  }

  @Test(arguments: ["exact", "equal", "subset", "superset", "partial"])
  func `a repeated field in the header is a finding`(match: String) throws {
    #expect(
      try findings(match, "a,b,a\n1,2,3\n")
        == "t:1:5: error: a: must not name a field twice [header.duplicate-field]\n")
  }

  @Test func `findings on the header are at their fields, in the order of the columns`() throws {
    #expect(
      try findings("equal", "x,\"a\u{E9}\",a,\"\",a\n") == """
        t:1:1: error: b: must have this field [header.missing-field]
        t:1:1: error: x: must not have a field that the rules do not have [header.extra-field]
        t:1:3: error: aé: must not have a field that the rules do not have [header.extra-field]
        t:1:10: error: '': must not have a field that the rules do not have [header.extra-field]
        t:1:13: error: a: must not name a field twice [header.duplicate-field]

        """)
  }

  @Test(arguments: [("exact", 2), ("equal", 2), ("subset", 2), ("superset", nil), ("partial", nil)])
  func `without a header, records with fewer fields are valid for superset and partial`(
    match: String, expected: Int?
  ) throws {
    let wanted = expected.map { Self.ragged(1, $0, 1) + Self.ragged(2, $0, 1) }
    #expect(
      try findings(match, "1\nx\n", "--no-header") == wanted ?? "t:2:1: error: a: 'x' \(Self.malformed)")
  }

  @Test(arguments: [("exact", 2), ("equal", 2), ("subset", nil), ("superset", 2), ("partial", nil)])
  func `without a header, records with more fields are valid for subset and partial`(
    match: String, expected: Int?
  ) throws {
    let wanted = expected.map { Self.ragged(1, $0, 3) + Self.ragged(2, $0, 3) }
    #expect(
      try findings(match, "1,2,3\n1,x,z\n", "--no-header") == wanted
        ?? "t:2:3: error: b: 'x' \(Self.malformed)")
  }

  @Test(arguments: ["exact", "equal", "subset", "superset", "partial"])
  func `a header without any field of the schema ends the check before it begins`(match: String) throws {
    #expect(try findings(match, "x,y\n1,2\n") == "")
  }
}
