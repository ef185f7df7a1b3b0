import Testing
import Validation

@testable import FindingReports

struct TextReportTests {
  private static let location = Finding.Location(record: 3, line: 7, column: 9, offset: 40)

  private static func line(
    file: String = "t.csv", location: Finding.Location = location, field: String? = "city",
    _ failure: ValidationFailure = ValidationFailure("length.too-long", ["maximum": 3, "actual": 4]),
    severity: Severity = .error, value: [UInt8]? = Array("Bern".utf8)
  ) -> String {
    let value = value ?? []
    let finding = Finding(
      file: file, location: location, field: field, rule: "length", failure: failure, severity: severity,
      value: value.span)
    return rendered(finding)
  }

  private static func rendered(_ finding: Finding) -> String {
    var output: [UInt8] = []
    TextReport().append(finding, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `a finding is one line that begins with file, line and column`() {
    #expect(
      Self.line()
        == "t.csv:7:9: error: city: 'Bern' must have at most 3 characters, has 4 [length.too-long]\n")
    #expect(Self.line(severity: .warning).hasPrefix("t.csv:7:9: warning: city: "))
    #expect(Self.line(file: "-").hasPrefix("-:7:9: error: "))
  }

  @Test func `a finding for a line has no field, and one for a record has no value`() {
    #expect(
      Self.line(field: nil)
        == "t.csv:7:9: error: 'Bern' must have at most 3 characters, has 4 [length.too-long]\n")
    let ragged = ValidationFailure("record.ragged", ["expected": 2, "found": 1])
    let finding = Finding(
      file: "t.csv", location: Self.location, field: nil, rule: "record", failure: ragged, value: nil)
    #expect(Self.rendered(finding) == "t.csv:7:9: error: must have 2 fields, has 1 [record.ragged]\n")
  }

  @Test func `the number of a NUL-terminated value replaces the line`() {
    let location = Finding.Location(record: 3, line: nil, column: 1, offset: 40)
    #expect(Self.line(location: location, field: nil).hasPrefix("t.csv:3:1: error: 'Bern' "))
  }

  @Test(
    arguments: [
      ("a\nb", #"a\nb"#), ("a\r\n", #"a\r\n"#), ("\t", #"\t"#), ("\u{0}", #"\u{0}"#),
      ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{7F}", #"\u{7F}"#), ("\u{85}\u{9B}1m", #"\u{85}\u{9B}1m"#),
      ("\u{202E}evil", #"\u{202E}evil"#), ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#),
      ("\u{61C}\u{200E}\u{200F}", #"\u{61C}\u{200E}\u{200F}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("é😀e\u{301}", #"é😀e\u{301}"#), ("и\u{306} и\u{301}", "и\\u{306} и\u{301}"),
      ("か\u{3099} が", #"か\u{3099} が"#), ("\u{1112}\u{1161} 하", "\u{1112}\\u{1161} 하"),
      ("Ọ\u{300}", "Ọ\u{300}"), ("'\u{308}'", #"'\u{308}'"#),
      ("'\"\\", "'\"\\"), ("日本\u{A0}", #"日本\u{A0}"#),
      ("a\u{200B}\u{AD}b\u{FEFF}", #"a\u{200B}\u{AD}b\u{FEFF}"#),
    ])
  func `terminal control characters in names, values and messages are escaped`(text: String, shown: String) {
    let failure = ValidationFailure("own", ["what": .text(text)], message: "is \(text) like {what}")
    let line = Self.line(file: text, field: text, failure, value: Array(text.utf8))
    #expect(line == "\(shown):7:9: error: \(shown): '\(shown)' is \(shown) like \(shown) [own]\n")
  }

  @Test
  func
    `only control characters, line separators, unusual spaces and invisible characters are escaped`()
  {
    for number in [UInt32](0...0x1FFFF) + [UInt32](0xE0000...0xE1000) + [0x10FFFF] {
      guard let scalar = Unicode.Scalar(number) else { continue }
      var output: [UInt8] = []
      TextReport.append(String(Character(scalar)), to: &output)
      let category = scalar.properties.generalCategory
      let acts =
        [.control, .lineSeparator, .paragraphSeparator].contains(category)
        || category == .spaceSeparator && scalar != " " || scalar.properties.isDefaultIgnorableCodePoint
        || [0x2800, 0xFFFE, 0xFFFF].contains(number)
      let isShown = output == Array(String(Character(scalar)).utf8)
      #expect(isShown != acts, "U+\(String(number, radix: 16))")
      #expect(!acts || output.allSatisfy { 0x20..<0x7F ~= $0 }, "U+\(String(number, radix: 16))")
    }
  }

  @Test func `joiners and selectors of emoji are not escaped`() {
    for text in ["❤️", "👩‍🚀", "🏳️‍🌈"] {
      var output: [UInt8] = []
      TextReport.append(text, to: &output)
      #expect(String(decoding: output, as: UTF8.self) == text)
    }
  }

  @Test func `a truncated value ends with an ellipsis`() {
    let line = Self.line(value: [UInt8](repeating: 0x78, count: 1025))
    #expect(line.contains("'" + String(repeating: "x", count: 1024) + "…' must"))
    #expect(!Self.line(value: [UInt8](repeating: 0x78, count: 1024)).contains("…"))
  }

  @Test func `messages are those of the given catalog`() {
    let german = MessageCatalog(["length.too-long": "darf höchstens {maximum} Zeichen haben"])
    var output: [UInt8] = []
    let failure = ValidationFailure("length.too-long", ["maximum": 3, "actual": 4])
    let value = Array("Bern".utf8)
    TextReport(messages: german).append(
      Finding(
        file: "t.csv", location: Self.location, field: "Stadt", rule: "length", failure: failure,
        value: value.span),
      to: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "t.csv:7:9: error: Stadt: 'Bern' darf höchstens 3 Zeichen haben [length.too-long]\n")
  }

  @Test func `values in a message are not isolated, even in a right-to-left catalog`() {
    let failure = ValidationFailure("equals.different", ["expected": "א 1"])
    let value = Array("x".utf8)
    let finding = Finding(
      file: "t.csv", location: Self.location, field: "f", rule: "equals", failure: failure, value: value.span)
    for (catalog, text) in [(MessageCatalog.english, "must be 'א 1'"), (.arabic, "يجب أن تكون القيمة «א 1»")]
    {
      var output: [UInt8] = []
      TextReport(messages: catalog).append(finding, to: &output)
      #expect(
        String(decoding: output, as: UTF8.self) == "t.csv:7:9: error: f: 'x' \(text) [equals.different]\n")
    }
  }
}
