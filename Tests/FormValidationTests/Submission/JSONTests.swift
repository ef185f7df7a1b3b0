import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

struct JSONTests {
  private static func read(_ body: String) throws(SubmissionError) -> Submission {
    try Submission(decoding: Array(body.utf8), as: .json, for: Form.ofAllKinds, json: .lenient)
  }

  @Test(
    arguments: [
      (#"{"a": "x"}"#, ["x"]), (#"{"a": 1.50e+3}"#, ["1.50e+3"]), (#"{"a": -0}"#, ["-0"]),
      (#"{"a": true}"#, ["true"]),
      (#"{"a": false}"#, ["false"]), (#"{"a": null}"#, []), (#"{"a": ""}"#, [""]), (#"{"a": ["x"]}"#, []),
      (#"{"a": {}}"#, []), (#"{"a": []}"#, []), (#"{}"#, []), (#"{"a": "\u0000\ud83d\ude00"}"#, ["\0😀"]),
      (#" {"A": 1, "\u0061": 12345678901234567890} "#, ["12345678901234567890"]),
    ])
  func `a member is the value of the field of its name`(body: String, expected: [String]) throws {
    #expect(try Self.read(body).values(of: "a") == expected)
  }

  @Test(
    arguments: [
      (#"{"tags": ["r", 2, null, true]}"#, ["r", "2", "true"]), (#"{"tags": {"0": "r"}}"#, ["r"]),
      (#"{"tags": "r"}"#, ["r"]), (#"{"tags": [["r"]]}"#, []),
      (#"{"tags[]": "r", "tags": ["g"]}"#, ["r", "g"]),
    ])
  func `the elements of an array are the values of a field with several values`(
    body: String, expected: [String]
  ) throws {
    #expect(try Self.read(body).values(of: "tags") == expected)
  }

  @Test func `nested objects and arrays are read as names in brackets`() throws {
    #expect(try Self.read(#"{"a": {"c": 1, "b": ["x", "y"]}}"#)["a[b][0]"] == "x")
    #expect(try Self.read(#"{"a[b]": ["x"]}"#)["a[b][0]"] == "x")
    let twice = try Self.read(#"{"a": {"b": ["x"]}, "a[b][0]": "y"}"#)
    #expect(Form.ofAllKinds.check(twice).findings.map(\.finding.failure.code) == ["form.repeated"])
  }

  @Test func `a checkbox is checked by true or by its value`() throws {
    #expect(try Self.read(#"{"ok": true}"#)["ok"] == "yes" && Self.read(#"{"ok": false}"#)["ok"] == nil)
    #expect(try Self.read(#"{"ok": "yes"}"#)["ok"] == "yes" && Self.read(#"{"ok": "x"}"#)["ok"] == "x")
    for value in [#""no""#, #""False""#, "0", #""""#, "null"] {
      #expect(try Self.read("{\"ok\": \(value)}")["ok"] == nil, "\(value)")
    }
  }

  @Test func `text areas and normalizations apply as in other posts, and files are not read`() throws {
    let post = try Self.read(#"{"text": "a\r\nb\rc", "trimmed": " t ", "file": "f.png"}"#)
    #expect(post["text"] == "a\nb\nc" && post["trimmed"] == "t" && post["file"] == nil)
  }

  @Test(
    arguments: [
      ("", 0), ("[1]", 0), ("  \"x\"", 2), (#"{"a": 1,}"#, 8), (#"{"a": 1, "a": 2}"#, 9),
      (#"{"b": {"x": 1, "x": 2}}"#, 15),
      (#"{"a": 01}"#, 6), (#"{"a": "\ud83d"}"#, 7), (#"{"a": 1} x"#, 9), (#"{"a" 1}"#, 5),
      ("{\"a\": \"\u{1}\"}", 7),
      (#"{"a": "x"#, 6), ("]]]]", 0), (#"{"a": "\"#, 7),
    ])
  func `invalid JSON, or a value other than an object, is malformed at its offset`(body: String, offset: Int)
  {
    let reading = Reading { () throws(SubmissionError) in try Self.read(body) }
    guard case .rejected(.malformed(let found, let reason)) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(found == offset && !reason.isEmpty)
  }

  @Test func `invalid UTF-8 is malformed JSON`() {
    let body = Array(#"{"a": ""#.utf8) + [0xFF, 0x22, 0x7D]
    let reading = Reading { () throws(SubmissionError) in
      try Submission(decoding: body, as: .json, for: Form.ofAllKinds)
    }
    guard case .rejected(.malformed(offset: 7, _)) = reading else {
      Issue.record("\(reading)")
      return
    }
  }

  @Test func `a post that declares another encoding is rejected`() {
    #expect(throws: SubmissionError.unsupportedEncoding("latin1")) {
      try Self.read(#"{"_charset_": "latin1"}"#)
    }
  }

  @Test func `random objects are read as their members, and mutated ones are read or rejected`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let names = ["a", "text", "tags[]", "ok", "trimmed", "é", "nowhere", "file"]
    let strings = ["", " x ", "\\n", "\\r\\n", "\\\"", "{", "[[", ",,", "é", "\\u00e9", "\\\\"]
    for _ in 0..<TestRun.rounds(5_000) {
      var (members, pairs) = ([String](), [(name: [UInt8], value: [UInt8], file: Submission.File?)]())
      for name in names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
        let text = strings.randomElement(using: &random)!
        let (json, value) = [("\"\(text)\"", Self.obvious(text)), ("12.0", "12.0"), ("null", nil)]
          .randomElement(using: &random)!
        members.append("\"\(name)\": \(json)")
        if let value { pairs.append((Array(name.utf8), Array(value.utf8), nil)) }
      }
      var body = Array("{\(members.joined(separator: ", "))}".utf8)
      let found = Reading { () throws(SubmissionError) in
        try Submission(decoding: body, as: .json, for: Form.ofAllKinds, json: .lenient)
      }
      guard found == .read(ReadPost(.ofAllKinds, pairs)) else {
        Issue.record("\(String(decoding: body, as: UTF8.self)), seed \(seed): \(found)")
        return
      }
      body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if case .rejected(let error) = Reading({ () throws(SubmissionError) in
        try Submission(decoding: body, as: .json, for: Form.ofAllKinds, json: .lenient)
      }) {
        #expect(error.status == 400, "seed \(seed)")
      }
    }
  }

  private static func obvious(_ text: String) -> String {
    switch text {
    case "\\n": "\n"
    case "\\r\\n": "\r\n"
    case "\\\"": "\""
    case "\\u00e9": "é"
    case "\\\\": "\\"
    default: text
    }
  }
}
