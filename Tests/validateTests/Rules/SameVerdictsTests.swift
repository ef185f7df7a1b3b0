import FormValidation
import Foundation
import RuleFiles
import TestSupport
import Testing
import Validation

/// Tests that a rule file yields the same findings for a value in a form post, in a column of a CSV file and in a
/// line, if it says that forms take codes literally too.
struct SameVerdictsTests {
  /// The rules of each field, which apply to lines as well, in the notation of the command line.
  private static let rules: [(field: String, rules: [String])] = [
    ("email", ["email"]), ("name", ["length:2..20", "no-control"]), ("born", ["date"]),
    ("amount", ["range:0..10000"]), ("zip", [#"regex:\d{5}(-\d{4})?|[A-Z]{2} \d+"#]), ("iban", ["iban"]),
    ("phone", ["phone"]), ("site", ["url"]), ("id", ["uuid"]), ("country", ["one-of:DE,FR,JP"]),
  ]

  private static let ruleFile =
    "fields:\n"
    + rules.map { field, rules in
      let texts = rules.map { "'\($0.replacing("'", with: "''"))'" }
      return "  - {name: \(field), rules: [\(texts.joined(separator: ", "))], normalize: []}\n"
    }.joined()
    + "  - {name: again, normalize: [trim]}\nrules: [{id: same, compare: email == again, at: again}]\n"

  private struct Place: Hashable {
    let record: Int
    let field: String
    let code: String
  }

  @Test(arguments: [TestRun.seed])
  func `a form, a table and lines have the same findings for random values`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let records = (0..<TestRun.rounds(2_000)).map { _ in Self.record(using: &generator) }
    let scratch = ScratchDirectory(["rules.yaml": Self.ruleFile])
    let table = try Self.tableFindings(records, scratch)
    #expect(table == (try Self.formFindings(records)))
    #expect(
      table.count > TestRun.rounds(4_000) && table.count < TestRun.rounds(40_000), "\(table.count) findings")
    for (index, rule) in Self.rules.enumerated() {
      let lines = try Self.lineFindings(records, index, scratch)
      let cells = table.filter { $0.field == rule.field && Self.isLine(records[$0.record - 1][index]) }
      let other = lines.symmetricDifference(cells).first
      #expect(
        lines == cells, "\(other.map { "\($0) \(records[$0.record - 1][index].debugDescription)" } ?? "")")
    }
  }

  // MARK: - Values

  /// Returns a value for each rule, most of them similar to a valid one, followed by the first value once more.
  private static func record(using generator: inout SeededGenerator) -> [String] {
    let seeds = [
      "ann.lee@example.com", "José Smith", "2024-02-29", "9999.95", "12345-6789", "DE89370400440532013000",
      "+49 30 123456", "https://example.com/a?b#c", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "JP",
    ]
    var values = seeds.map { mutated($0, using: &generator) }
    let again = UInt8.random(in: 0..<8, using: &generator)
    values.append(again == 0 ? "else" : again == 1 ? " \(values[0])\t" : values[0])
    return values
  }

  private static func mutated(_ text: String, using generator: inout SeededGenerator) -> String {
    let characters = [Character]("aZ09.-+@ é\u{1F600}\u{301}\"'%&=;,\n\r\t\u{0}\u{7F}\u{FEFF}/:")
    var value = [Character](text)
    for _ in 0..<[0, 0, 0, 1, 1, 2, 5].randomElement(using: &generator)! {
      let place = Int.random(in: 0...value.count, using: &generator)
      switch UInt8.random(in: 0..<4, using: &generator) {
      case 0 where place < value.count: value.remove(at: place)
      case 1 where place < value.count: value[place] = characters.randomElement(using: &generator)!
      case 2 where place < value.count: value.swapAt(place, 0)
      default: value.insert(characters.randomElement(using: &generator)!, at: place)
      }
    }
    return UInt8.random(in: 0..<40, using: &generator) == 0 ? "" : String(value)
  }

  /// Whether the text is unchanged as a line. An empty line is a value but an empty field is absent, and a leading
  /// byte-order mark is skipped.
  private static func isLine(_ text: String) -> Bool {
    !text.utf8.isEmpty && !text.utf8.contains(0x0A) && text.utf8.last != 0x0D
      && text.unicodeScalars.first != "\u{FEFF}"
  }

  // MARK: - Findings

  private static func tableFindings(
    _ records: [[String]], _ scratch: ScratchDirectory
  ) throws -> Set<Place> {
    let header = (rules.map(\.field) + ["again"]).joined(separator: ",") + "\n"
    let lines = records.map { record in
      record.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
    }
    scratch.write(Array((header + lines.joined()).utf8), to: "t.csv")
    return try findings(scratch, ["-r", "rules.yaml", "t.csv"]) { $0["field"] as? String }
  }

  private static func formFindings(_ records: [[String]]) throws -> Set<Place> {
    let form = try Form(RuleFile(Array(ruleFile.utf8)))
    var found: Set<Place> = []
    for (index, record) in records.enumerated() {
      let post = zip(form.fields, record).map { field, value in "\(field.name)=\(encoded(value))" }
      let result = form.check(
        try Submission(decoding: Array(post.joined(separator: "&").utf8), as: .urlEncoded, for: form))
      for finding in result.findings {
        let code = finding.finding.failure.code.rawValue
        found.insert(Place(record: index + 1, field: finding.field ?? "", code: code))
      }
    }
    return found
  }

  private static func lineFindings(
    _ records: [[String]], _ index: Int, _ scratch: ScratchDirectory
  ) throws -> Set<Place> {
    let numbers = records.indices.filter { isLine(records[$0][index]) }
    scratch.write(Array(numbers.map { records[$0][index] + "\n" }.joined().utf8), to: "lines.txt")
    let words = rules[index].rules.flatMap { ["-e", $0] } + ["lines.txt"]
    let found = try findings(scratch, words) { _ in rules[index].field }
    return Set(found.map { Place(record: numbers[$0.record - 1] + 1, field: $0.field, code: $0.code) })
  }

  /// Returns all findings of the program, not only the first of each value.
  private static func findings(
    _ scratch: ScratchDirectory, _ words: [String], field: ([String: Any]) -> String?
  ) throws -> Set<Place> {
    let options = ["check", "-q", "--all", "--format", "jsonl", "--errors", "-"]
    let output = try scratch.validate(options + words).outputText
    var found: Set<Place> = []
    for line in output.split(separator: "\n") {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      // A finding on a whole record, such as a NUL in it, does not belong to a rule.
      guard object["rule"] as? String != "record", let field = field(object) else { continue }
      let record = try #require(object["record"] as? Int)
      found.insert(Place(record: record, field: field, code: try #require(object["code"] as? String)))
    }
    return found
  }

  /// Returns the value as a browser encodes it: WHATWG URL, section 5.2.
  private static func encoded(_ value: String) -> String {
    value.utf8.map { byte in
      switch byte {
      case UInt8(ascii: " "): "+"
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + String(byte / 16, radix: 16, uppercase: true) + String(byte % 16, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
