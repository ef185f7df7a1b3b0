import JSONDocument
import RuleFiles
import Testing
import Validation

@testable import FindingReports

struct JSONLinesReportTests {
  private static let location = Finding.Location(record: 3, line: 7, column: 9, offset: 40)

  private static func line(
    file: String = "t.csv", location: Finding.Location = location, field: String? = "city",
    _ failure: ValidationFailure = ValidationFailure("required"), severity: Severity = .error,
    value: [UInt8] = Array("Bern".utf8)
  ) -> [UInt8] {
    var output: [UInt8] = []
    let finding = Finding(
      file: file, location: location, field: field, rule: "rule", failure: failure, severity: severity,
      value: value.span)
    JSONLinesReport().append(finding, to: &output)
    return output
  }

  /// Returns the members of the only object of the line, read strictly by RFC 8259.
  private static func members(_ line: [UInt8]) throws -> [DocumentMember] {
    try #require(line.last == 0x0A && line.count { $0 == 0x0A } == 1, "one line")
    guard case .object(let object) = try JSONNodeReader.read(line).content else { return [] }
    return object.members
  }

  private static func text(_ key: String, in line: [UInt8]) throws -> String? {
    let member = try members(line).first { $0.key == key }
    if case .string(let text)? = member?.value.content { return text }
    return nil
  }

  @Test func `the keys are in the documented order`() throws {
    let line = Self.line()
    #expect(
      String(decoding: line, as: UTF8.self) == """
        {"file":"t.csv","record":3,"line":7,"column":9,"offset":40,"field":"city","rule":"rule","code":"required",\
        "params":{},"value":"Bern","message":"must be present","severity":"error"}

        """)
    let keys = try Self.members(line).map(\.key)
    #expect(
      keys == [
        "file", "record", "line", "column", "offset", "field", "rule", "code", "params", "value", "message",
        "severity",
      ])
  }

  @Test func `an absent property is null`() {
    var output: [UInt8] = []
    let location = Finding.Location(record: nil, line: nil, column: 1, offset: 0)
    let failure = ValidationFailure("record.blank-line")
    JSONLinesReport().append(
      Finding(
        file: "-", location: location, field: nil, rule: "record", failure: failure, severity: .warning,
        value: nil),
      to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        {"file":"-","record":null,"line":null,"column":1,"offset":0,"field":null,"rule":"record",\
        "code":"record.blank-line","params":{},"value":null,"message":"is a blank line, not a record",\
        "severity":"warning"}

        """)
  }

  @Test func `parameters have JSON types`() throws {
    let failure = ValidationFailure(
      "own",
      [
        "count": 7, "negative": -1, "exact": .decimal(ExactDecimal("10000.00000000000000000010")!),
        "large": .decimal(ExactDecimal("1e400")!), "text": "a\"b", "list": .list(["x", "\n"]),
        "none": .list([]),
      ], message: "is wrong")
    let line = Self.line(failure)
    let parameters = """
      "params":{"count":7,"negative":-1,"exact":10000.0000000000000000001,"large":1e+400,"text":"a\\"b",\
      "list":["x","\\n"],"none":[]},
      """
    #expect(String(decoding: line, as: UTF8.self).replacing("1e400", with: "1e+400").contains(parameters))
    #expect(try Self.members(line).count == 12)
  }

  @Test func `causes follow the severity and can have causes themselves`() throws {
    let inner = ValidationFailure("required")
    let cause = ValidationFailure("all.failed", causes: [inner, ValidationFailure("not-blank")])
    let line = Self.line(ValidationFailure("any.failed", causes: [cause, inner]))
    let expected = """
      "severity":"error","causes":[{"code":"all.failed","params":{},"message":"breaks several rules","causes":[\
      {"code":"required","params":{},"message":"must be present"},\
      {"code":"not-blank","params":{},"message":"must not be blank"}]},\
      {"code":"required","params":{},"message":"must be present"}]}

      """
    #expect(String(decoding: line, as: UTF8.self).hasSuffix(expected))
    #expect(try Self.members(line).last?.key == "causes")
  }

  @Test func `every scalar is read back by a strict reader`() throws {
    var text = ""
    for number in [UInt32](0...0x2FFF) + [0xD7FF, 0xE000, 0xFEFF, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF]
    {
      text.unicodeScalars.append(Unicode.Scalar(number)!)
    }
    var output: [UInt8] = []
    output.append(json: text)
    guard case .string(let read) = try JSONNodeReader.read(output).content else {
      Issue.record("no string was read")
      return
    }
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(output.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "the line has a control character")
  }

  @Test(arguments: ["a\"b\\c", "\u{0}\u{1F}\u{7F}", "\r\n\t", "é😀\u{2028}", "</script>"])
  func `names, values and messages are escaped`(text: String) throws {
    let failure = ValidationFailure(
      FailureCode(rawValue: "own." + text), [text: .text(text)], message: "is " + text)
    let line = Self.line(file: text, field: text, failure, value: Array(text.utf8))
    #expect(try Self.text("file", in: line) == text)
    #expect(try Self.text("field", in: line) == text)
    #expect(try Self.text("value", in: line) == text)
    #expect(try Self.text("message", in: line) == "is " + text)
    #expect(try Self.text("code", in: line) == "own." + text)
  }

  @Test func `each invalid UTF-8 sequence is replaced by one U+FFFD`() throws {
    let line = Self.line(value: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xED, 0xA0, 0x80])
    #expect(try Self.text("value", in: line) == "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `a truncated value is followed by the key truncated`() throws {
    let line = Self.line(value: [UInt8](repeating: 0x78, count: 1025))
    let value = String(repeating: "x", count: 1024)
    #expect(
      String(decoding: line, as: UTF8.self).contains(#""value":"\#(value)","truncated":true,"message":"#))
    let whole = Self.line(value: [UInt8](repeating: 0x78, count: 1024))
    #expect(String(decoding: whole, as: UTF8.self).contains(#""value":"\#(value)","message":"#))
  }
}
