import TestSupport
import Testing
import Validation

@testable import FindingReports
@testable import TableValidation

/// Tests that findings written from cached parts equal those written anew.
struct FindingWriterTests {
  private static let failures: [ValidationFailure] = [
    .init("required"), .init("required", ["own": "parameter"]),
    .init("length.too-long", ["maximum": 3, "actual": 4]),
    .init("length.too-long", ["maximum": 3, "actual": 5]),
    .init("length.too-long", ["maximum": 3, "actual": 4, "unit": "bytes"]),
    .init("own", ["what": "\u{1B}\"\\é"], message: "is \u{202E} {what}"),
    .init("own", ["what": "\u{1B}\"\\é"], message: "was {what}"),
    .init("any.failed", causes: [.init("required"), .init("own")]), .init("any.failed"),
    .init("one-of.not-listed", ["values": .list(["a", "\n", ""])]),
    .init("long", ["text": .text(String(repeating: "long \u{7F}", count: 2000))], message: "is {text}"),
    .init("range.too-small", ["minimum": .decimal(ExactDecimal("1e400")!)]), .init("email.no-at-sign"),
  ]

  private static let values: [[UInt8]] =
    RandomCell.plain + RandomCell.long + [Array("a\"b\\c".utf8), [UInt8](repeating: 0x22, count: 1100)]

  @Test(arguments: [false, true])
  func `random findings are written as by the reference`(isSecret: Bool) {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(10) {
      // The cache has room for many findings, or for so few that they replace each other.
      let writerCount = [1, 1000].randomElement(using: &generator)!
      let field = [nil, "city", "\u{1B}\"é"].randomElement(using: &generator)!
      var lines = FindingWriter(
        FindingDestination(report: JSONLinesReport()), file: "t.csv", field: field, showsValues: !isSecret,
        identifiesRecords: false, writerCount: writerCount)
      var texts = FindingWriter(
        FindingDestination(report: TextReport()), file: "t.csv", field: field, showsValues: !isSecret,
        identifiesRecords: false, writerCount: writerCount)
      var locations = FindingWriter(
        FindingDestination(report: LocationsReport()), file: "t.csv", field: field, showsValues: !isSecret,
        identifiesRecords: false)
      for number in 0..<100 {
        let finding = finding(number, field, isSecret: isSecret, &generator)
        let location = Finding.Location(
          record: finding.record, line: finding.line, column: finding.column, offset: finding.offset)
        let value = Self.values.randomElement(using: &generator)!
        var expected = finding
        if !isSecret { expected.value = value }
        var (json, text, plain) = (FindingBuffer(), FindingBuffer(), FindingBuffer())
        (json.bytes, text.bytes) = ([1], [2])
        let found = RuleSet.Finding(
          rule: finding.rule, failure: finding.failure, severity: finding.isWarning ? .warning : .error,
          messages: finding.messages)
        lines.write(found, number: Self.number(of: found), at: location, value: value.span, to: &json)
        texts.write(found, number: Self.number(of: found), at: location, value: value.span, to: &text)
        locations.write(found, at: location, value: value.span, to: &plain)
        #expect(json.bytes == [1] + Array(expected.json.utf8), "seed \(seed)")
        #expect(text.bytes == [2] + Array(expected.text.utf8), "seed \(seed)")
        #expect(
          String(decoding: plain.bytes, as: UTF8.self).hasSuffix(
            "\(location.offset ?? -1) \(finding.failure.code)\n"))
      }
    }
  }

  /// Returns the number of a failure as a strategy might have numbered it; some failures have none.
  private static func number(of finding: RuleSet.Finding) -> Int? {
    failures.firstIndex(of: finding.failure).flatMap { $0.isMultiple(of: 3) ? nil : $0 }
  }

  private func finding(
    _ number: Int, _ field: String?, isSecret: Bool, _ generator: inout SeededGenerator
  ) -> ObviousFinding {
    let numbers = [
      0, 1, 9, 10, 99, 100, 9_999, 10_000, 12_345_678, 99_999_999, 100_000_000, 100_000_001, Int.max, Int.min,
      -1,
      1_000_000_000_000_000_000, .random(in: 0..<100_000_000, using: &generator),
    ]
    return ObviousFinding(
      file: "t.csv", record: (numbers + [nil]).randomElement(using: &generator)!,
      line: (numbers + [nil]).randomElement(using: &generator)!,
      column: numbers.randomElement(using: &generator)!, offset: numbers.randomElement(using: &generator)!,
      field: field, rule: ["length", "own rule"].randomElement(using: &generator)!,
      failure: Self.failures.randomElement(using: &generator)!, isWarning: .random(using: &generator),
      messages: Bool.random(using: &generator) ? nil : RandomCell.messages.randomElement(using: &generator)!)
  }

  @Test(arguments: [false, true])
  func `text without characters to escape is kept unchanged`(isJSON: Bool) {
    let escapes: any TextEscapes = isJSON ? JSONEscapes() : TerminalEscapes()
    for length in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33] {
      for position in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var text = [UInt8](repeating: 0x61, count: length)
          text[position] = byte
          let isPlain =
            0x20...0x7E ~= byte && (!isJSON || (byte != 0x22 && byte != 0x5C))
          let isKept = escapes.keepsUnchanged(text.span)
          #expect(isKept == isPlain, "byte \(byte) at \(position) of \(length)")
        }
      }
    }
  }

  @Test(arguments: [
    ("é", true), ("日本語", true), ("a😀", true), ("é\"", false), ("é\u{7F}", false), ("éééé\n", false),
  ])
  func `valid UTF-8 without characters to escape is kept unchanged in JSON`(text: String, isPlain: Bool) {
    for padding in 0..<TestRun.rounds(17) {
      let whole = Array((String(repeating: "a", count: padding) + text).utf8)
      let (isKept, isKeptOnTerminal) = (
        JSONEscapes().keepsUnchanged(whole.span), TerminalEscapes().keepsUnchanged(whole.span)
      )
      #expect(isKept == isPlain)
      #expect(!isKeptOnTerminal)
      let broken = Array(whole.dropFirst(padding)) + Array(repeating: 0x61, count: padding) + [0xC3]
      let isBrokenKept = JSONEscapes().keepsUnchanged(broken.span)
      #expect(!isBrokenKept)
    }
  }
}

extension FindingWriter {
  /// Writes a finding, by its number if the line is kept.
  fileprivate mutating func write(
    _ finding: RuleSet.Finding, number: Int?, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    let rule = index(ofRuleOf: finding)
    if let number, write(number: number, ofRule: rule, at: location, value: value, to: &output) { return }
    write(finding.failure, number: number, ofRule: rule, at: location, value: value, to: &output)
  }
}
