import TestSupport
import Testing

/// Tests of columns that have other names than their fields, in the program.
struct HeaderNamesTests {
  private static let rules = """
    headerNames: loose
    fieldsMatch: equal
    fields:
      - {name: id, type: integer, synonyms: ["Customer no."]}
      - {name: email, rules: [email]}
      - {name: note, header: optional}
    primaryKey: id
    fieldPatterns: [{match: 'score_\\d+', atLeast: 1, type: number, constraints: {maximum: 10}}]

    """

  private func run(_ csv: String, _ words: String...) throws -> ProgramResult {
    try ScratchDirectory(["r.yml": Self.rules, "t.csv": csv]).validate(
      ["check", "-r", "r.yml"] + words + ["t.csv"])
  }

  @Test func `findings name the field, and a line names what was matched`() throws {
    let result = try run("Customer_No.,E-Mail,score_1\n1,a,11\n1,a@b.de,2\n")
    result.expect(status: 1)
    #expect(
      result.outputText == """
        t.csv:2:3: error: id=1: email: 'a' must be an e-mail address: it has no @ [email.no-at-sign]
        t.csv:2:5: error: id=1: score_1: '11' must be at most 10 [range.too-large]
        t.csv:3:1: error: id=1: id: '1' must not repeat a primary key: line 2 has the same 'id' [primary-key.duplicate]

        """)
    #expect(
      result.errorsText.hasSuffix(
        "validate: t.csv: 'Customer_No.' is the field 'id', 'E-Mail' is the field 'email'\n"))
  }

  @Test func `the primary key identifies records under the name of its field`() throws {
    let result = try run("Customer_No.,E-Mail,score_1\n7,a,1\n", "--format", "jsonl")
    #expect(result.outputText.contains(#""id":{"id":"7"}"#))
  }

  @Test func `two columns of one field are named both`() throws {
    let result = try run("ID,id,email,score_1\n1,2,a@b.de,3\n")
    #expect(
      result.outputText
        == "t.csv:1:4: error: id: must not be a second column of the field 'id' after 'ID' [header.duplicate-field]\n"
    )
  }

  @Test func `a pattern that too few columns match is named with both numbers`() throws {
    let result = try run("id,email\n1,a@b.de\n")
    #expect(
      result.outputText
        == "t.csv:1:1: error: score_\\d+: must be the pattern of at least 1 column, not 0 [header.missing-field]\n"
    )
  }

  @Test func `a copy keeps the names of the file`() throws {
    let scratch = ScratchDirectory(["r.yml": Self.rules, "t.csv": "Id,e-mail,score_1\n1,a@b.de,3\n2,x,3\n"])
    let result = try scratch.validate(["filter", "-r", "r.yml", "t.csv"])
    #expect(result.outputText == "Id,e-mail,score_1\n1,a@b.de,3\n")
  }

  @Test func `JSON Lines and tables without a header are errors`() throws {
    let scratch = ScratchDirectory(["r.yml": Self.rules, "t.jsonl": "{}\n", "t.csv": "1,a@b.de,x\n"])
    let lines = try scratch.validate(["check", "-r", "r.yml", "t.jsonl"])
    lines.expect(status: 2)
    #expect(lines.errorsText.contains("are about a header, which JSON Lines do not have"))
    let table = try scratch.validate(["check", "-r", "r.yml", "--no-header", "t.csv"])
    table.expect(status: 2)
    #expect(table.errorsText.contains("'fieldPatterns' need the names of a header"))
  }
}
