import JSONDocument
import TestSupport
import Testing

/// Tests of `--baseline`, the comparison with the findings of an earlier run.
struct BaselineTests {
  private static let rules = ["-c", "a=integer", "-c", "b=length:1"]
  private static let earlier = "id,a,b\n1,x,1\n2,y,1\n3,x,1\n4,5,66\n"
  private static let later = "id,a,b\n0,0,0\n3,x,1\n1,x,1\n5,z,1\n4,5,6\n"

  private func scratch(_ id: [String] = []) throws -> ScratchDirectory {
    let scratch = ScratchDirectory(["t": Self.earlier])
    try scratch.validate(
      ["check", "-q", "--format", "jsonl", "--errors", "old"] + Self.rules + id + ["t"]
    ).expect(status: 1)
    scratch.write(Self.later, to: "t")
    return scratch
  }

  private func words(_ more: String...) -> [String] {
    ["check", "--baseline", "old"] + Self.rules + more + ["t"]
  }

  @Test
  func `findings are new or the same wherever their records are, and the summary counts those that are gone`()
    throws
  {
    let scratch = try scratch()
    let result = try scratch.validate(words("--format", "jsonl"))
    result.expect(status: 1)
    let states = result.outputText.split(separator: "\n").map { line in
      let value = try? JSONValue(Array(line.utf8))
      return "\(value?["value"]?.text ?? "") \(value?["baseline"]?.text ?? "")"
    }
    #expect(states == ["x same", "x same", "z new"])
    #expect(result.errorsText.hasPrefix("5 records, 3 invalid (60.0%); 1 new, 2 same, 2 gone\n"))
  }

  @Test func `without a new error the status is 0`() throws {
    let scratch = try scratch()
    scratch.write("id,a,b\n3,x,1\n1,x,1\n", to: "t")
    try scratch.validate(words("-q")).expect(0)
    scratch.write("id,a,b\n3,x,1\n1,x,1\n8,x,1\n", to: "t")
    try scratch.validate(words("-q")).expect(1)
  }

  @Test func `records are compared by their key where findings have it`() throws {
    let scratch = try scratch(["--id", "id"])
    let result = try scratch.validate(words("--id", "id", "--format", "csv", "--summary", "none"))
    let states = result.outputText.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").last ?? ""
    }
    #expect(states == ["same", "same", "new"])
    scratch.write("id,a,b\n7,x,1\n1,q,1\n", to: "t")
    let other = try scratch.validate(words("--id", "id")).errorsText
    #expect(other.contains("; 1 new, 1 same, 3 gone\n"), "\(other)")
  }

  @Test func `SARIF has the state of each result, those that are gone included`() throws {
    let scratch = try scratch()
    let sarif = try scratch.validate(words("--format", "sarif", "--summary", "none")).outputText
    func count(_ state: String) -> Int { sarif.split(separator: "\"baselineState\":\"\(state)\"").count - 1 }
    #expect((count("new"), count("unchanged"), count("absent")) == (1, 2, 2), "\(sarif)")
    _ = try JSONValue(Array(sarif.utf8))
  }

  @Test func `the last of equal findings are gone, and SARIF has their fingerprint`() throws {
    let words = ["check", "--summary", "none", "--format", "sarif", "--id", "id", "-c", "b=length:1", "t"]
    let scratch = ScratchDirectory(["t": "id,b\n1,66\n1,777\n"])
    let earlier = try scratch.validate(words + ["--report", "jsonl=old"]).outputText
    scratch.write("id,b\n1,66\n", to: "t")
    let later = try scratch.validate(words + ["--baseline", "old"]).outputText
    let fingerprints = [earlier, later].map { sarif in
      sarif.matches(of: #/findingHash/v1":"(\w+)"/#).map { String($0.1) }
    }
    #expect(fingerprints[0].count == 2 && fingerprints[0] == fingerprints[1], "\(earlier)\(later)")
    let absent = later.split(separator: "\n").filter { $0.contains(#""absent""#) }
    #expect(absent.count == 1 && absent[0].contains("has 3"), "\(later)")
  }

  @Test func `SARIF states the number of the results beyond its limit, those that are gone included`() throws
  {
    let scratch = ScratchDirectory(["t": "a\n" + String(repeating: "x\n", count: 25_002)])
    let words = ["check", "--summary", "none", "-c", "a=integer", "t"]
    try scratch.validate(words + ["--format", "jsonl", "--errors", "old"]).expect(status: 1)
    scratch.write("a\ny\n", to: "t")
    let sarif = try scratch.validate(words + ["--format", "sarif", "--baseline", "old"]).outputText
    #expect(sarif.matches(of: #/"ruleId"/#).count == 25_000)
    #expect(sarif.contains("3 more findings are not in this report"))
  }

  @Test(arguments: ["github", "markdown"])
  func `annotations and Markdown have the new findings alone`(format: String) throws {
    let scratch = try scratch()
    let report = try scratch.validate(words("--format", format, "--summary", "none")).outputText
    #expect(report.contains("must be a whole number"))
    #expect(report.split(separator: "\n").count { $0.contains("must be a whole number") } == 1, "\(report)")
    #expect(!report.contains("more finding"))
  }

  @Test func `JSON counts the states`() throws {
    let scratch = try scratch()
    let json = try scratch.validate(words("--summary", "json", "--errors", "/dev/null")).errorsText
    #expect(json.contains(#""baseline":{"new":1,"same":2,"gone":2}"#), "\(json)")
  }

  @Test func `a file that is no list of findings, or too large, is an error of usage`() throws {
    let scratch = try scratch()
    scratch.write("{\"a\":1}\n", to: "old")
    try scratch.validate(words()).expect(
      2,
      errors:
        "validate: --baseline old: line 1 is no finding; write the baseline by 'validate check --format jsonl'\n"
    )
    scratch.write("", to: "old")
    try scratch.validate(words("-q")).expect(1)
    try scratch.validate(words("--errors", "old")).expect(
      2, errors: "validate: old is also the baseline; write to another file\n")
  }

  /// Applies random edits to a table, and compares the states with those of multisets of values.
  @Test func `new, same and gone are those of an oracle for random edits`() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    for _ in 0..<TestRun.rounds(20) {
      var values = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        "vwxyz1".randomElement(using: &random)!
      }
      let before = values
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let position = Int.random(in: 0...values.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: values.insert("vwxyz1".randomElement(using: &random)!, at: position)
        case 1: if position < values.count { values.remove(at: position) }
        default: values.shuffle(using: &random)
        }
      }
      func table(_ values: [Character]) -> String { "a\n" + values.map { "\($0)\n" }.joined() }
      let scratch = ScratchDirectory(["t": table(before)])
      _ = try scratch.validate("check", "-q", "--format", "jsonl", "--errors", "old", "-c", "a=integer", "t")
      scratch.write(table(values), to: "t")
      func counts(_ values: [Character]) -> [Character: Int] {
        Dictionary(values.filter { $0 != "1" }.map { ($0, 1) }, uniquingKeysWith: +)
      }
      let (old, current) = (counts(before), counts(values))
      let same = old.reduce(0) { $0 + min($1.value, current[$1.key] ?? 0) }
      let (new, gone) = (current.values.reduce(0, +) - same, old.values.reduce(0, +) - same)
      let result = try scratch.validate(
        "check", "--summary", "json", "--errors", "/dev/null", "--baseline", "old", "-c", "a=integer", "t")
      let expected = #""baseline":{"new":\#(new),"same":\#(same),"gone":\#(gone)}"#
      let message = "\(String(before)) \(String(values)): \(result.errorsText)"
      #expect(result.errorsText.contains(expected), "\(message)")
      #expect(result.status == (new > 0 ? 1 : 0))
    }
  }
}
