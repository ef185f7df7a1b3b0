import Foundation
import TestSupport
import Testing

/// Tests of `validate rules`, which shows the catalog.
struct RulesTests {
  @Test(arguments: [
    ([], "rules.txt"), (["--format", "text"], "rules.txt"), (["--format", "json"], "rules.json"),
    (["length"], "rules-length.txt"), (["--format=json", "length"], "rules-length.json"),
    (["email", "--format", "text"], "rules-email.txt"),
  ])
  func `the catalog is shown as text or JSON`(words: [String], golden: String) throws {
    let result = try ScratchDirectory().validate(["rules"] + words)
    #expect(result.status == 0 && result.errors.isEmpty)
    Golden.expect(result.output, golden)
  }

  private static func catalog() throws -> [[String: Any]] {
    let result = try ScratchDirectory().validate("rules", "--format", "json")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
  }

  @Test func `each rule is explained with examples in text and JSON`() throws {
    let catalog = try Self.catalog()
    #expect(catalog.count >= 10)
    for entry in catalog {
      let name = try #require(entry["name"] as? String)
      let text = try ScratchDirectory().validate("rules", name)
      #expect(text.status == 0 && text.outputText.hasPrefix(name), "\(name)")
      #expect(text.outputText.contains(" accepts '"), "\(name)")
      // One value alone is never rejected for another that is the same.
      #expect(text.outputText.contains(" rejects '") != (name == "unique"), "\(name)")
      let json = try ScratchDirectory().validate("rules", name, "--format", "json")
      let alone = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
      #expect(alone.map { NSDictionary(dictionary: $0) } == NSDictionary(dictionary: entry), "\(name)")
    }
  }

  @Test func `the program agrees with every example of the catalog`() throws {
    for entry in try Self.catalog() {
      let name = try #require(entry["name"] as? String)
      for examples in try #require(entry["examples"] as? [[String: Any]]) {
        let rule = name + ((examples["argument"] as? String).map { ":" + $0 } ?? "")
        let valid = try #require(examples["valid"] as? [String])
        let invalid = try #require(examples["invalid"] as? [[String: String]])
        let fields = (valid + invalid.compactMap { $0["value"] }).map {
          "\"\($0.replacing("\"", with: "\"\""))\","
        }
        let table = "v,\n" + fields.map { $0 + "\n" }.joined()
        let files = [
          "common-passwords.txt": "password1\ncorrect horse\n", "countries.csv": "name,code\n,DE\n,US\n",
        ]
        let scratch = ScratchDirectory(files)
        scratch.makeDirectory("photos/2026")
        for photo in ["1.jpg", "2026/2.jpg"] { scratch.write("x", to: "photos/" + photo) }
        let result = try scratch.validate(
          "check", "-q", "--errors", "-", "--format", "jsonl", "--files", "photos", "-c", "v=" + rule,
          input: table)
        let codes = try result.outputText.split(separator: "\n").map { line in
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }.filter { $0["severity"] as? String == "error" }
        #expect(codes.map { $0["code"] as? String } == invalid.map { $0["code"] }, "\(rule)")
        #expect(
          codes.map { $0["record"] as? Int } == invalid.indices.map { valid.count + $0 + 1 }, "\(rule)")
      }
    }
  }

  @Test(arguments: ["any", "all", "not", "exactly-one", "when", "key", "primaryKey", "foreign-key", "unique"])
  func `a composite or a key leads to its page`(word: String) throws {
    let result = try ScratchDirectory().validate("rules", word)
    result.expect(status: 0)
    let section =
      ["any", "all", "not", "exactly-one", "when"].contains(word) ? "Rules made of rules" : "Keys"
    #expect(
      result.outputText.hasSuffix("\nMore: Documentation/RuleFiles.md, \(section)\n"), "\(result.outputText)")
  }
}
