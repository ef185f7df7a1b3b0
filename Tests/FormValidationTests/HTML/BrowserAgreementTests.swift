import Bytes
import JSONDocument
import Platform
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that no browser rejects a value that the server accepts, for values typed into controls with the attributes
/// of random rules.
struct BrowserAgreementTests {
  @Test func `a browser is never stricter than the server`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    var rejected = 0
    for _ in 0..<TestRun.rounds(250) {
      let control = RandomControl(using: &generator)
      let attributes = ControlAttributes(control.field)
      for value in control.values {
        let answer = BrowserModel.answer(to: value, in: attributes)
        let isAccepted = try Self.accepts(value, control.field)
        if isAccepted { accepted += 1 }
        if case .rejected(let reason) = answer {
          rejected += 1
          #expect(
            !isAccepted,
            "seed \(seed): \(value.debugDescription) is rejected by \(reason): \(control.field), \(attributes)"
          )
        }
      }
    }
    // Many values of both kinds are required, because the test would also pass if all or none were accepted.
    #expect(
      accepted > TestRun.rounds(750) && rejected > TestRun.rounds(250),
      "seed \(seed): \(accepted) accepted, \(rejected) rejected")
  }

  /// Writes random controls and values for `Scripts/Browser/check_browser.py`, with the verdict of the server on each value.
  @Test(.enabled(if: unsafe getenv("BROWSER_PAIRS") != nil))
  func `random pairs of controls and values are written for a browser`() throws {
    let path = unsafe String(cString: getenv("BROWSER_PAIRS")!)
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var json = JSONWriter()
    try json.object { json in
      json.member("seed", "\(seed)")
      json.key("controls")
      try json.array { json in
        for _ in 0..<1_500 { try Self.write(RandomControl(using: &generator), &generator, to: &json) }
      }
    }
    ScratchDirectory.write(json.bytes, toPath: path)
  }

  /// Writes a control as its page shows it, before or after a post, and its values with the verdicts.
  private static func write(
    _ control: RandomControl, _ generator: inout SeededGenerator, to json: inout JSONWriter
  ) throws {
    let form = Form([control.field])
    let echoed = control.values.randomElement(using: &generator)!
    let result = form.check(try EveryKindForm.post(Array(echoed.utf8), to: form))
    let page = FormPage(form, result: Bool.random(using: &generator) ? result : nil, action: "/")
    json.object { json in
      json.member("html", String(decoding: page.html(), as: UTF8.self))
      json.member("rule", "\(control.field)")
      json.key("pairs")
      json.array { json in
        for value in control.values {
          json.array { json in
            json.string(value)
            json.boolean((try? accepts(value, control.field)) == true)
          }
        }
      }
    }
  }

  private static func accepts(_ value: String, _ field: FormField) throws -> Bool {
    let form = Form([field])
    return form.check(try EveryKindForm.post(Array(value.utf8), to: form)).isValid
  }
}
