import RuleFiles
import TestSupport
import Testing
import Validation

/// Reads rule files with so many elements that time quadratic in their number would be minutes.
struct LongRuleFileTests {
  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  @Test func `lint of many rules of one field`() {
    let rules = Self.list(8_000) { #""contains:\#($0 % 7_999)x""# }
    let text = #"{"fields":[{"name":"a","rules":\#(rules)}]}"#
    let findings = Linter.findings(in: Array(text.utf8))
    #expect(findings.map(\.message) == ["'contains' is already implied by 'contains'; remove this rule"])
  }

  @Test func `many rules over records and many fields`() throws {
    let fields = Self.list(8_000) { #"{"name":"f\#($0)"}"# }
    let rules = Self.list(8_000) { #"{"id":"r-\#($0)","at-most-one-of":["f\#($0)","f\#(7_999 - $0)"]}"# }
    let file = try RuleFile(Array(#"{"fields":\#(fields),"rules":\#(rules)}"#.utf8))
    #expect(file.findings(in: ["f1": "x", "f7998": "y"]).map(\.finding.rule) == ["r-1", "r-7998"])
  }

  @Test func `a rule over many fields`() throws {
    let fields = Self.list(20_000) { #"{"name":"f\#($0)"}"# }
    let names = Self.list(20_000) { #""f\#($0)""# }
    let file = try RuleFile(
      Array(#"{"fields":\#(fields),"rules":[{"id":"one","exactly-one-of":\#(names)}]}"#.utf8))
    #expect(file.findings(in: ["f1": "x"]).isEmpty)
    #expect(file.findings(in: ["f1": "x", "f2": "y"]).map(\.finding.rule) == ["one"])
  }

  @Test func `a test of one record with many fields, and many tests of one field each`() throws {
    let fields = Self.list(10_000) { #"{"name":"f\#($0)","type":"integer"}"# }
    let values = "{" + (0..<10_000).map { #""f\#($0)":\#($0)"# }.joined(separator: ",") + "}"
    let tests = Self.list(10_000) {
      #"{"field":"f\#($0)","valid":[1],"invalid":{"integer.malformed":["x"]}}"#
    }
    let record = #"{"record":\#(values),"valid":true},"#
    let text = #"{"fields":\#(fields),"tests":[\#(record)\#(tests.dropFirst())}"#
    let file = try RuleFile(Array(text.utf8))
    #expect(file.tests.count == 20_001)
    #expect(file.tests.allSatisfy { $0.mismatch(in: file) == nil })
  }

  @Test func `conditions of many fields, in many arrays`() throws {
    let fields = Self.list(8_000) { number in
      let even = max(number - 1, 0) / 2 * 2
      let condition = number == 0 ? "" : #","shownWhen":{"field":"f\#(even)","is":"x"}"#
      let items = #""items":{"fields":[{"name":"a"},{"name":"b"\#(condition)}]}"#
      return number % 2 == 0
        ? #"{"name":"f\#(number)"\#(condition)}"# : #"{"name":"f\#(number)","type":"array",\#(items)}"#
    }
    #expect(try RuleFile(Array(#"{"fields":\#(fields)}"#.utf8)).fields.count == 8_000)
  }

  @Test func `an enumeration of many numbers`() throws {
    let numbers = Self.list(20_000) { "\($0 * 3)" }
    let file = try RuleFile(
      Array(#"{"fields":[{"name":"a","type":"number","constraints":{"enum":\#(numbers)}}]}"#.utf8))
    let rules = file.fields[0].rules
    for number in 0..<20_000 {
      let value = Array("\(number).0".utf8)
      #expect((rules.findings(in: value.span).isEmpty) == (number % 3 == 0))
    }
  }
}
