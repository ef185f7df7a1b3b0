import JSONDocument
import Testing
import Validation

@testable import RuleFiles

/// Tests that fields with equal rules are decoded once, with the same result as each by itself.
struct EqualFieldsTests {
  private static let members = [
    "type: integer, constraints: {required: true, minimum: 9, maximum: 3}",
    "type: number, constraints: {minimum: 1}", "type: string, constraints: {minLength: 5, maxLength: 4}",
    "constraints: {enum: [a, b], unique: true}, type: string", "type: string, format: email", "type: date",
    "type: string, missingValues: ['', '-'], constraints: {pattern: '(a|a)+'}",
    "type: integer, severity: warning", "type: boolean, trueValues: ['yes']", "title: T, type: integer", "{}",
  ].map { $0 == "{}" ? "" : $0 }

  private func field(_ name: Int, _ members: String) -> String {
    "{name: f\(name)\(members.isEmpty ? "" : ", ")\(members)}"
  }

  @Test func `the findings of a linter on equal fields are those on each field, at its position`() throws {
    for members in Self.members {
      let alone = Linter.findings(in: Array("fields:\n- \(field(1, members))\n".utf8))
      let all = Linter.findings(
        in: Array("fields:\n- \(field(1, members))\n- \(field(2, members))\n- \(field(3, members))\n".utf8))
      let expected = (0..<3).flatMap { line in
        alone.map { "\($0.position.line + line):\($0.position.column) \($0.code) \($0.message)" }
      }
      #expect(all.map { "\($0.position) \($0.code) \($0.message)" } == expected, "\(members)")
    }
  }

  @Test func `equal fields have the rules of each field, and share them`() throws {
    for members in Self.members {
      let file = try RuleFile(Array("fields: [\(field(1, members)), \(field(2, members))]".utf8))
      let (first, second) = (file.fields[0], file.fields[1])
      #expect(first.rules.ruleNames == second.rules.ruleNames, "\(members)")
      #expect(first.rules.missingValues == second.rules.missingValues)
      for value in ["", "-", "a", "yes", "5", "1.5", "2024-02-30"] {
        let findings = first.rules.findings(in: value, all: true)
        #expect(second.rules.findings(in: value, all: true) == findings, "\(members): \(value)")
      }
    }
    let shared = try RuleFile(Array("fields: [{name: a, type: date}, {name: b, title: B, type: date}]".utf8))
    #expect(shared.fields[0].rules.isCopy(of: shared.fields[1].rules))
    #expect(shared.fields.map(\.texts.title) == [nil, "B"])
  }

  @Test func `fields that differ do not share their rules`() throws {
    let file = try RuleFile(
      Array(
        """
        fields:
        - {name: a, type: integer, constraints: {minimum: 1}}
        - {name: b, type: integer, constraints: {minimum: '1'}}
        - {name: c, type: integer, constraints: {minimum: 2}}
        - {name: d, type: integer, constraints: {maximum: 1}}
        - {name: e, type: integer, missingValues: ['1']}
        - {name: f, type: integer, severity: warning, constraints: {minimum: 1}}
        """.utf8))
    for first in file.fields.indices {
      for second in file.fields.indices where first != second {
        #expect(!file.fields[first].rules.isCopy(of: file.fields[second].rules), "\(first), \(second)")
      }
    }
  }

  @Test func `a fault of equal fields is reported for each of them`() {
    let field = "type: integer, constraints: {minimum: x}"
    let error = #expect(throws: RuleFileError.self) {
      try RuleFile(Array("fields:\n- {name: a, \(field)}\n- {name: b, \(field)}\n".utf8))
    }
    #expect(error?.faults.map(\.position.line) == [2, 3])
  }
}
