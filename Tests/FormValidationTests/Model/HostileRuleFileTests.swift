import JSONDocument
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that a rule file of hostile content is rejected with located faults, or makes a form whose pages and answers are
/// sound for hostile submissions.
struct HostileRuleFileTests {
  @Test(arguments: HostileRuleFile.names)
  func `a field may have any name that the rule file accepts`(name: String) throws {
    for control in [nil, "choice", "checkbox", "file"] {
      try Self.exercise(HostileRuleFile.document(name: name, control: control))
    }
  }

  @Test(arguments: FieldControl.allCases)
  func `a control may have any type and any rules`(control: FieldControl) throws {
    let rules = [[], ["one-of:a,b"], ["password", "boolean"], ["length:5 bytes", "email"]]
    for (index, type) in HostileRuleFile.types.enumerated() {
      // Each type with half of the rules; at night with all.
      for (other, rules) in rules.enumerated() where TestRun.isThorough || (index + other) % 2 == 0 {
        try Self.exercise(HostileRuleFile.document(control: control.rawValue, type: type, rules: rules))
      }
    }
  }

  @Test func `two fields have different ids, also if one has a name made of those of the other`() throws {
    let names = [
      "a", "field-a", "1-a", "choice-1-a", "helper-a", "form-summary-title", "_61", "", "é", "e\u{301}",
    ]
    let fields = names.map {
      #"{"name": \#(HostileRuleFile.quoted($0)), "control": "choice", "constraints": "#
        + #"{"required": true, "enum": ["1", "2", "3"]}}"#
    }
    try Self.exercise(#"{"fields": [\#(fields.joined(separator: ", "))]}"#)
  }

  @Test func `no random rule file stops the process`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(250) {
      let document = HostileRuleFile.random(using: &generator)
      do {
        if try Self.exercise(document) { accepted += 1 }
      } catch {
        Issue.record("seed \(seed): \(error): \(document)")
      }
    }
    #expect(accepted > TestRun.rounds(25), "seed \(seed)")
  }

  /// Reads the document and, if it is accepted, renders and posts its form.
  ///
  /// - Returns: Whether the document is accepted.
  @discardableResult
  private static func exercise(_ document: String) throws -> Bool {
    let file: RuleFile
    do {
      file = try RuleFile(Array(document.utf8))
    } catch {
      #expect(!error.faults.isEmpty)
      #expect(error.faults.allSatisfy { $0.position.line >= 1 && !$0.message.isEmpty }, "\(error)")
      return false
    }
    let form = Form(file)
    try check(FormPage(form, action: "/", token: FormToken("t")), document)
    var last: FormResult?
    for (body, type) in HostileRuleFile.posts(to: form) {
      guard let post = try? Submission(decoding: body, as: type, for: form) else { continue }
      let result = form.check(post)
      _ = try JSONValue(result.problem())
      _ = try JSONValue(result.errorsObject())
      for name in form.fields.map(\.name) {
        _ = form.check(post, only: form.dependents(of: name)).findings
      }
      last = result
    }
    if let last { try check(FormPage(form, result: last, action: "/", catalog: .arabic), document) }
    return true
  }

  private static func check(_ page: FormPage, _ document: String) throws {
    let ids = try HTMLTree(page.html()).elements.compactMap { $0["id"] }
    #expect(Set(ids.map { Array($0.utf8) }).count == ids.count, "\(document)")
  }
}
