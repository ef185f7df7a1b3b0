import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests of forms in several pages.
struct FormStepsTests {
  static let steps = FormSteps(
    [
      FormStep(
        "You",
        Form([
          FormField("name", label: "Name", rules: [.required]), FormField("news", .checkbox(), label: "News"),
        ])),
      FormStep(
        "Trip",
        Form([
          FormField(
            "seat", .choice([.init("w", label: "Window"), .init("a", label: "Aisle")]), label: "Seat",
            rules: [.required]),
          FormField(
            "bags",
            .group(0...3, [FormField("weight", label: "Weight", rules: [.required, Rule(.integer)])]),
            label: "Bags"),
        ])),
    ],
    sealedBy: { bytes in
      [UInt8(truncatingIfNeeded: bytes.reduce(7) { $0 &* 31 &+ Int($1) })] + bytes.suffix(3)
    })

  /// The hidden value of a page.
  static func state(_ html: [UInt8]) -> String {
    let text = String(decoding: html, as: UTF8.self)
    return text.split(separator: "name=\"form-steps\" value=\"").dropFirst().first?.split(separator: "\"")
      .first
      .map { String($0.replacing("&amp;", with: "&")) } ?? ""
  }

  static func answer(_ html: [UInt8], _ body: String) throws -> FormSteps.Answer {
    var fields = body.isEmpty ? [] : [body]
    let state = state(html).utf8.map { byte in "%" + String(Int(byte) + 0x100, radix: 16).suffix(2) }.joined()
    fields.append("form-steps=\(state)")
    let post = try steps.decode(
      Array(fields.joined(separator: "&").utf8), contentType: "application/x-www-form-urlencoded")
    return steps.answer(to: post, action: "/book")
  }

  static func page(_ answer: FormSteps.Answer) throws -> FormPage {
    guard case .page(let page) = answer else { throw Unexpected(answer: answer) }
    return page
  }

  struct Unexpected: Error { let answer: FormSteps.Answer }

  @Test func `each page is checked, and the values of all are confirmed`() throws {
    let first = Self.steps.first(action: "/book").html()
    let invalid = try Self.page(try Self.answer(first, "name="))
    #expect(invalid.isRefused && invalid.fields[0].field.name == "name")
    let second = try Self.page(try Self.answer(invalid.html(), "name=Ann+%26+Co%3B&news=on"))
    #expect(!second.isRefused && second.fields[0].field.name == "seat")
    guard case .summary(let summary) = try Self.answer(second.html(), "seat=w&bags[0][weight]=12") else {
      Issue.record("no summary")
      return
    }
    let html = String(decoding: summary.html(), as: UTF8.self)
    for text in ["You", "Ann &amp; Co;", "✓", "Trip", "Window", "Bags 1: Weight", "12"] {
      #expect(html.contains(text), "\(text)")
    }
    guard case .finished(let results) = try Self.answer(summary.html(), "") else {
      Issue.record("not finished")
      return
    }
    #expect(results.map(\.isValid) == [true, true])
    #expect(results[0]["name"] == "Ann & Co;" && results[1]["bags[0][weight]"] == "12")
  }

  @Test func `what was typed is kept when a person goes back, also if it is not valid yet`() throws {
    let first = Self.steps.first(action: "/book").html()
    let second = try Self.page(try Self.answer(first, "name=Ann"))
    let back = try Self.page(try Self.answer(second.html(), "seat=&bags[0][weight]=x&form-step=back"))
    #expect(back.fields[0].values == ["Ann"] && !back.isRefused)
    let again = try Self.page(try Self.answer(back.html(), "name=Bob"))
    #expect(again.fields.first { $0.field.name == "bags[0][weight]" }?.values == ["x"] && !again.isRefused)
  }

  @Test func `elements are added on the page of their step`() throws {
    let first = Self.steps.first(action: "/book").html()
    let second = try Self.page(try Self.answer(first, "name=Ann"))
    let grown = try Self.page(try Self.answer(second.html(), "seat=w&form-edit=add+bags"))
    #expect(
      grown.fields.map(\.field.name) == ["seat", "bags", "bags[0][weight]"] && grown.fields[0].values == ["w"]
    )
  }

  @Test func `a step can be changed from the summary`() throws {
    let first = Self.steps.first(action: "/book").html()
    let second = try Self.page(try Self.answer(first, "name=Ann"))
    guard case .summary(let summary) = try Self.answer(second.html(), "seat=a") else {
      Issue.record("no summary")
      return
    }
    let changed = try Self.page(try Self.answer(summary.html(), "form-step=change+0"))
    #expect(changed.fields[0].values == ["Ann"])
    let next = try Self.page(try Self.answer(changed.html(), "name=Bob"))
    #expect(next.fields[0].values == ["a"])
  }

  @Test(arguments: ["", "x", "00.0;-;-", ".", "0;-;-"])
  func `values without the seal of the server are malformed`(state: String) {
    #expect(throws: SubmissionError.self) {
      try Self.steps.decode(
        Array("name=Ann&form-steps=\(state)".utf8), contentType: "application/x-www-form-urlencoded")
    }
  }

  @Test func `a hidden value that is changed anywhere is refused`() throws {
    let state = Self.state(
      try Self.page(try Self.answer(Self.steps.first(action: "/").html(), "name=Ann")).html())
    for index in state.indices {
      var changed = state
      changed.replaceSubrange(index...index, with: state[index] == "1" ? "2" : "1")
      let read = StepState(changed, count: 2) { bytes in
        [UInt8(truncatingIfNeeded: bytes.reduce(7) { $0 &* 31 &+ Int($1) })] + bytes.suffix(3)
      }
      #expect(read == nil, "\(changed)")
    }
  }

  @Test func `any values survive the pages`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let step = Self.steps.steps[0]
    for _ in 0..<TestRun.rounds(200) {
      let text = String(
        random.string(of: ["a", "é", "%", ";", "&", "=", "-", ".", "+", " ", "\n", "\0", "😀"], count: 1...8))
      let body = "name=" + text.utf8.map { "%" + String(Int($0) + 0x100, radix: 16).suffix(2) }.joined()
      let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: step.form)
      try #require(step.submission(post.encoded).rawText(of: "name") == text, "seed \(seed)")
    }
  }
}
