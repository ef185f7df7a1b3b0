import RuleFiles
import Testing
import Validation

@testable import FormValidation

struct SubmissionTypeTests {
  private static func read(_ body: String, _ type: String) -> Reading {
    Reading { () throws(SubmissionError) in
      try Submission(decoding: Array(body.utf8), contentType: type, for: Form.ofAllKinds)
    }
  }

  private static let one = Reading.read(ReadPost(.ofAllKinds, [(Array("a".utf8), Array("1".utf8), nil)]))

  @Test(
    arguments: [
      ("application/x-www-form-urlencoded", "a=1"),
      ("Application/X-WWW-Form-URLencoded ; charset=utf-8", "a=1"),
      ("application/x-www-form-urlencoded; charset=\"UTF8\";", "a=1"), ("application/json", #"{"a": "1"}"#),
      (" application/JSON;charset=Utf-8;v=1", #"{"a": "1"}"#),
    ])
  func `the content type determines how a body is read`(type: String, body: String) {
    #expect(Self.read(body, type) == Self.one)
  }

  @Test(
    arguments: [
      "", "text/plain", "application/json2", "application/xml", "json",
      "application/x-www-form-urlencoded, text/plain",
      "application/json; charset=utf-8; charset=latin1", "application/json; charset",
      "application/json; charset=\"utf-8",
      "multipart/mixed; boundary=x", "application/problem+json",
    ])
  func `an unsupported content type is rejected`(type: String) {
    #expect(Self.read("a=1", type) == .rejected(.unsupportedMediaType(type)))
  }

  @Test(arguments: [
    "application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
  ])
  func `an unsupported encoding is rejected`(type: String) {
    #expect(Self.read("", type + "; charset=\"iso-8859-1\"") == .rejected(.unsupportedEncoding("iso-8859-1")))
  }

  @Test(
    arguments: [
      ("boundary=x", "x"), ("BOUNDARY=\"x\"", "x"), ("charset=utf-8; boundary=\"a b\"", "a b"),
      ("boundary=\"a\\b\"", "ab"),
      ("boundary=----=_Part/1:(2)?", "----=_Part/1:(2)?"), ("boundary= x ", "x"),
      ("boundary=" + String(repeating: "x", count: 70), String(repeating: "x", count: 70)),
    ])
  func `the boundary is read from the content type`(parameter: String, boundary: String) {
    let body = "--\(boundary)\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--\(boundary)--"
    #expect(Self.read(body, "multipart/form-data; " + parameter) == Self.one)
  }

  @Test(
    arguments: [
      "", "; boundary=\"\"", "; boundary=\"x \"", "; boundary=\"a\u{1}\"", "; boundary=é", "; boundary=a@b",
    ]
      + ["; boundary=" + String(repeating: "x", count: 71)])
  func `a boundary must have 1 to 70 allowed characters`(parameter: String) {
    guard case .rejected(.malformed(offset: 0, _)) = Self.read("", "multipart/form-data" + parameter) else {
      Issue.record("\(parameter)")
      return
    }
  }

  @Test func `a content type with two boundaries is rejected`() {
    let type = "multipart/form-data; boundary=a; boundary=b"
    #expect(Self.read("--a--", type) == .rejected(.unsupportedMediaType(type)))
  }

  @Test func `a multipart decoder rejects other content types`() {
    #expect(throws: SubmissionError.unsupportedMediaType("application/json")) {
      try MultipartDecoder(.ofAllKinds, contentType: "application/json")
    }
  }
}
