import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

struct MultipartTests {
  private static func read(
    _ body: [UInt8], _ form: Form = .ofAllKinds, type: String = MultipartBody.type
  ) throws(SubmissionError) -> Submission {
    try Submission(decoding: body, contentType: type, for: form)
  }

  private static func read(_ parts: [(header: [String], content: String)]) throws -> Submission {
    try read(MultipartBody.of(parts))
  }

  /// Decodes the body in pieces of the given sizes, the last of which is repeated, and returns the post and the
  /// stored bytes by field.
  private static func feed(_ body: [UInt8], _ sizes: [Int]) throws(SubmissionError) -> (
    Submission, stored: [String: [UInt8]]
  ) {
    var decoder = try MultipartDecoder(.ofAllKinds, contentType: MultipartBody.type)
    var stored: [String: [UInt8]] = [:]
    var (start, turn) = (0, 0)
    while start < body.count {
      let end = min(start + sizes[min(turn, sizes.count - 1)], body.count)
      try decoder.feed(body.span.extracting(start..<end)) { field, bytes in
        for index in bytes.indices { stored[field, default: []].append(bytes[index]) }
      }
      (start, turn) = (end, turn + 1)
    }
    return (try decoder.finish(), stored)
  }

  @Test func `parts are read as values by their names`() throws {
    let post = try Self.read([
      ([MultipartBody.named("a")], "one"), ([MultipartBody.named("text")], "1\r\n2"),
      ([MultipartBody.named("tags[]")], "r"), ([MultipartBody.named("tags[]")], "g"),
      ([MultipartBody.named("nowhere")], "x"), ([MultipartBody.named("trimmed")], " t "),
      ([MultipartBody.named("a[b][0]")], ""), ([MultipartBody.named("é")], "\r\n-"),
    ])
    #expect(post["a"] == "one" && post["text"] == "1\n2" && post.values(of: "tags") == ["r", "g"])
    #expect(post["trimmed"] == "t" && post.rawText(of: "trimmed") == " t " && post["a[b][0]"] == "")
    #expect(post["é"] == "\r\n-" && post["ok"] == nil)
  }

  @Test(
    arguments: [
      ("form-data; name=\"a\"", "a"), ("FORM-DATA;NAME=a", "a"), ("form-data ; name = x; name=a", nil),
      ("form-data; name=\"a\";", "a"), ("form-data;; name=a", "a"),
      ("form-data; x=\"; name=b\"; name=a", "a"),
      ("form-data; name=\"q%22%0D%0A%41%0d\\\"", "q\"\r\n%41%0d\\"), ("form-data; name=\"\"", ""),
      ("form-data; name*=UTF-8''a", nil), ("form-data; name=\"a\"; name=\"b\"", nil), ("form-data", nil),
      ("attachment; name=\"a\"", nil), ("form-data; name=\"a", nil), ("form-data; name=\"a\"b", nil),
      ("form-data; name=", nil), ("form-data; name=a\"b\"", nil), ("form-data; =a", nil),
      ("form-data; na me=a", nil), ("form-data; name", nil),
    ] as [(String, String?)])
  func `the name of a part is read in the notation of browsers`(disposition: String, expected: String?) throws
  {
    let form = Form(["a", "", "q\"\r\n%41%0d\\"].map { FormField($0) })
    let body = MultipartBody.of([(["content-DISPOSITION:\(disposition)"], "v")])
    guard let expected else {
      #expect(throws: SubmissionError.self) { try Self.read(body, form) }
      return
    }
    #expect(try Self.read(body, form)[expected] == "v")
  }

  @Test(
    arguments: [
      [], ["Content-Type: text/plain"], ["Content-Disposition form-data; name=a"], [": x"],
      ["Content-Disposition : form-data; name=a"], [MultipartBody.named("a"), MultipartBody.named("a")],
      [MultipartBody.named("a"), " folded: x"],
      [MultipartBody.named("a"), "Content-Type: a/b", "content-type: a/b"],
      [MultipartBody.named("a") + "\nX: y"], [MultipartBody.named("a") + "\rX: y"],
      ["\n" + MultipartBody.named("a")],
    ])
  func `an incomplete, ambiguous or invalid part header is malformed`(lines: [String]) {
    let reading = Reading { () throws(SubmissionError) in try Self.read(MultipartBody.of([(lines, "v")])) }
    guard case .rejected(.malformed) = reading else {
      Issue.record("\(reading)")
      return
    }
  }

  @Test func `only the normalized value of a text area is kept`() throws {
    let body = MultipartBody.of([
      ([MultipartBody.named("text")], String(repeating: "\r\n", count: 9)), ([MultipartBody.named("a")], "1"),
      ([MultipartBody.named("_charset_")], "UTF-8"), ([MultipartBody.named("csrf-token")], "t"),
    ])
    let (post, _) = try Self.feed(body, [body.count])
    #expect(post.posted.bytes == Array((String(repeating: "\n", count: 9) + "1t").utf8))
    #expect(post.token == FormToken("t"))
  }

  @Test func `the size, name and type of a file are read, and its bytes are passed on`() throws {
    let content = "\r\n--Xy\r\r\n\0--XyZ"
    let body = MultipartBody.of([
      ([MultipartBody.named("file", file: "C:\\p%22.png"), "Content-Type: image/png; charset=x"], content),
      ([MultipartBody.named("file", file: "second")], "22"),
      ([MultipartBody.named("nowhere", file: "f")], "3"),
      ([MultipartBody.named("a")], "1"),
    ])
    let (post, stored) = try Self.feed(body, [body.count])
    #expect(post["file"] == "C:\\p\".png" && post["a"] == "1")
    #expect(post.file(of: "file") == .init(size: content.utf8.count, mediaType: "image/png"))
    #expect(stored == ["file": Array(content.utf8)])
    let codes = Form.ofAllKinds.check(post).findings.map(\.finding.failure.code)
    #expect(codes == ["form.repeated"])
  }

  @Test func `a file without name and content is absent, and a named empty file is present`() throws {
    #expect(try Self.read([([MultipartBody.named("file", file: "")], "")])["file"] == nil)
    let post = try Self.read([([MultipartBody.named("file", file: "empty")], "")])
    #expect(post.file(of: "file") == .init(size: 0, mediaType: "text/plain"))
    #expect(try Self.read([([MultipartBody.named("file", file: "")], "x")]).file(of: "file")?.size == 1)
  }

  @Test func `a file for a text field and text for a file field are skipped`() throws {
    let body = MultipartBody.of([
      ([MultipartBody.named("a", file: "f")], "1"), ([MultipartBody.named("file")], "2"),
      ([MultipartBody.named("file") + "; filename*=UTF-8''x"], "3"),
    ])
    let (post, stored) = try Self.feed(body, [7])
    #expect(ReadPost(post).values.allSatisfy(\.isEmpty) && stored.isEmpty)
  }

  @Test(
    arguments: [
      ("--XyZ--", true), ("--XyZ--\r\nepilogue\r\n--XyZ\r\n", true), ("preamble\r\n--XyZ--", true),
      ("", false),
      ("--XyZ \t\r\nContent-Disposition: form-data; name=a\r\n\r\n--XyZ--", true), ("--XyZ-", false),
      ("x--XyZ--", false), ("\r\n--XyZ--", true), ("--XyZ\r\n", false), ("--XyZ", false), ("--Xy", false),
      ("--XyZ\n--XyZ--", false), ("--XyZ \n", false), ("--XyZZ\r\n\r\n--XyZ--", false), ("--XyZ - -", false),
      ("--XyZ\r\nContent-Disposition: form-data; name=a\r\n\r\nx\n--XyZ--", false), ("--XyZ\rx", false),
      ("--XyZ-x", false), ("--XyZ\r\n\r\n\r\n--XyZ--", false), ("\n--XyZ--", false),
    ])
  func `a body must have a first and a last boundary and no invalid ones`(body: String, isRead: Bool) {
    let reading = Reading { () throws(SubmissionError) in try Self.read(Array(body.utf8)) }
    if case .read = reading { #expect(isRead) } else { #expect(!isRead, "\(reading)") }
    #expect((MultipartBody.pairs(Array(body.utf8)) != nil) == isRead)
  }

  @Test func `an error contains its offset`() {
    let body = Array("--XyZ\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--XyZ?".utf8)
    let error = SubmissionError.malformed(
      offset: body.count - 1,
      "a boundary must be followed by a line end, or by two hyphens after the last part")
    #expect(throws: error) { try Self.read(body) }
    #expect(
      throws: SubmissionError.malformed(
        offset: 7, "a line of a part's header must be a name, a colon and a value")
    ) {
      try Self.read(Array("--XyZ\r\nx\r\n\r\n".utf8))
    }
  }

  @Test func `the result does not depend on how the body is split`() throws {
    let body = MultipartBody.of([
      ([MultipartBody.named("a")], "\r\n--Xy\r\n\r"),
      ([MultipartBody.named("file", file: "f")], "\r\r\n--Xy-\r\n-"),
      ([MultipartBody.named("text")], ""),
    ])
    let whole = try Self.feed(body, [body.count])
    #expect(whole.0["a"] == "\r\n--Xy\r\n\r" && whole.stored["file"] == Array("\r\r\n--Xy-\r\n-".utf8))
    for first in 1..<body.count {
      for second in [1, 2, 3, 5, body.count] {
        let parts = try Self.feed(body, [first, second])
        #expect(ReadPost(parts.0) == ReadPost(whole.0) && parts.stored == whole.stored, "\(first), \(second)")
      }
    }
  }

  @Test func `random bodies are read as by the reference, however they are split`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let names = ["a", "text", "tags[]", "file", "nowhere", "trimmed"]
    let contents = [
      "", "x", "\r\n", "\r", "\n", "--", "\r\n--Xy", "\r\n--XyZ", "XyZ", "-", " ", "\r\n--XyZ--", "é",
    ]
    for round in 0..<TestRun.rounds(6_000) {
      var parts: [(header: [String], content: String)] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let file = Bool.random(using: &random) ? ["", "f", "%22"].randomElement(using: &random) : nil
        var lines = [MultipartBody.named(names.randomElement(using: &random)!, file: file)]
        if Bool.random(using: &random) { lines.append("Content-Type: image/png") }
        let content = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          contents.randomElement(using: &random)!
        }
        parts.append((lines.shuffled(using: &random), content.joined()))
      }
      var body = MultipartBody.of(parts)
      if round % 2 == 0 {
        let at = Int.random(in: 0..<body.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: body[at] = UInt8.random(in: 0...255, using: &random)
        case 1: body.remove(at: at)
        default: body.insert([0x0D, 0x0A, 0x2D, 0x20].randomElement(using: &random)!, at: at)
        }
      }
      let sizes = (0..<40).map { _ in Int.random(in: 1...20, using: &random) }
      let found = Reading { () throws(SubmissionError) in try Self.feed(body, [body.count]).0 }
      let cut = Reading { () throws(SubmissionError) in try Self.feed(body, sizes).0 }
      let isExpected =
        switch (found, MultipartBody.pairs(body)) {
        case (.read(let post), let pairs?): post == ReadPost(.ofAllKinds, pairs)
        case (.rejected(.malformed), nil): true
        default: false
        }
      guard isExpected, cut == found else {
        Issue.record(
          "\(String(decoding: body, as: UTF8.self).debugDescription), seed \(seed): \(found), cut \(cut)")
        return
      }
    }
  }
}
