import TestSupport
import Testing

/// Tests of what the HTML report says besides the findings.
struct HTMLReportTests {
  private static let rules = #"""
    fields:
      - {name: id, type: integer, title: Number, constraints: {required: true}}
      - {name: zip, type: string, title: Postal code, description: "Five digits, <b>German</b>.", constraints: {pattern: '\d{5}'}}
      - {name: state, type: string, constraints: {enum: [on, off], minLength: 2}}
      - {name: note, rules: [{length: {max: 5}, severity: warning}]}
      - {name: born, type: date}
      - {name: key, rules: [password]}
    rules:
      - {id: state-with-note, at: note, required-if: {field: state, is: on}}
    primaryKey: id
    table: {columns: {state: {absent: {maximumShare: 0.1}}}}

    """#
  private static let table = """
    id;zip;state;note;born;key
    1;12345;on;a;;hunter2
    2;1234;on;a long note;;hunter2
    2;01234;;;;a password of some length
    4;;off;another long note;;a password of some length
    x;"so ""it"" is";up;a long note;;a password of some length
    """

  /// Returns the page of a check without its times.
  private func page(_ words: [String], of scratch: ScratchDirectory) throws -> String {
    let result = try scratch.validate(["check", "--format", "html", "--summary", "none"] + words)
    return result.outputText.replacing(/<dd>[0-9.]+ s</, with: "<dd>0.001 s<")
      .replacing(
        /<time [^>]*>[^<]*</, with: "<time datetime=\"2024-02-29T08:30:00Z\">2024-02-29 08:30:00 UTC<")
  }

  @Test func `the page of a rule file is the recorded one`() throws {
    let scratch = ScratchDirectory(["people.yml": Self.rules, "people.csv": Self.table])
    let page = try page(["-r", "people.yml", "--delimiter", ";", "people.csv"], of: scratch)
    Golden.expect(Array(page.utf8), "reports/html-rules.txt")
    #expect(!page.contains("hunter2"))
  }

  @Test func `a page without findings names the rules that passed`() throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\n1,\n2,x\n"])
    let page = try page(["-c", "a=integer", "-c", "a=unique", "-c", "b=email", "t.csv"], of: scratch)
    #expect(page.contains("4 rules: 3 passed, 1 with findings"))
    let clean = try self.page(["-c", "a=integer", "-c", "a=unique", "t.csv"], of: scratch)
    #expect(clean.contains("3 rules: 3 passed, 0 with findings"))
    #expect(clean.contains("<span class=\"verdict\">Valid</span>"))
    #expect(clean.contains("2 valid (100\u{202F}%)"))
  }

  @Test func `a valid table with warnings says so in words`() throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\n1,so \"it\" is\n2,x\n"])
    let page = try page(["-c", "a=integer", "t.csv"], of: scratch)
    #expect(page.contains("<header class=\"warned\">"))
    #expect(page.contains("<span class=\"verdict\">Valid, with warnings</span>"))
    #expect(page.contains("1 with warnings alone (50.0\u{202F}%)"))
    #expect(page.contains("1 of 1 record with warnings alone: the first three by each rule of a column."))
  }

  @Test func `a share is never rounded to all or nothing`() throws {
    let rows = (1...5_000).map { $0 == 7 ? "x\n" : "\($0)\n" }.joined()
    let page = try page(["-c", "a=integer", "t.csv"], of: ScratchDirectory(["t.csv": "a\n" + rows]))
    #expect(page.contains("4\u{202F}999 valid (over 99.9\u{202F}%)"))
    #expect(page.contains("1 invalid (under 0.1\u{202F}%)"))
  }

  @Test func `samples say of how many records they are`() throws {
    let rows = String(repeating: "x\n", count: 1_234)
    let page = try page(["-c", "a=integer", "t.csv"], of: ScratchDirectory(["t.csv": "a\n" + rows]))
    #expect(page.contains("3 of 1\u{202F}234 invalid records: the first three by each rule of a column."))
  }

  @Test(arguments: [
    (["--delimiter", "|"], "a|b\n", "CSV with a header, delimiter bar, quote &#34;, UTF-8"),
    (["--no-header"], "1,2\n", "CSV without a header, delimiter comma, quote &#34;, UTF-8"),
    (["--encoding", "windows-1252"], "a,b\n1,\u{7F}\n", "decoded from windows-1252"),
  ])
  func `the page says how the file was read`(options: [String], table: String, text: String) throws {
    let page = try page(options + ["t.csv"], of: ScratchDirectory(["t.csv": table]))
    #expect(page.contains(text), "\(page.firstMatch(of: /Read as.*/)?.output ?? "")")
  }

  @Test func `a page is at most 2 MB whatever the names and values`() throws {
    let long = String(repeating: "\u{202E}", count: 2_000)
    let columns = (0..<300).map { "c\($0)\(long)" }
    let rules = columns.map { "{name: \($0), type: integer, title: \(long), description: \(long)}" }
    let row = columns.map { _ in long }.joined(separator: ",") + "\n"
    let scratch = ScratchDirectory([
      "r.yml": "fields: [\(rules.joined(separator: ",\n"))]\n",
      "t.csv": columns.joined(separator: ",") + "\n" + row + row,
    ])
    let words = ["--max-record-bytes", "64MB", "--all", "-r", "r.yml", "t.csv"]
    let result = try scratch.validate(["check", "--format", "html", "--summary", "none"] + words)
    result.expect(status: 1)
    #expect(result.output.count <= 2_000_000)
    #expect(result.outputText.hasSuffix("</html>\n"))
  }
}
