import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests of posts that exactly reach or just exceed each limit.
struct SubmissionLimitsTests {
  private static func read(
    _ body: String, _ type: String, _ limits: SubmissionLimits
  ) -> Reading {
    Reading { () throws(SubmissionError) in
      try Submission(decoding: Array(body.utf8), contentType: type, for: Form.ofAllKinds, limits: limits)
    }
  }

  private static let bodies: [(type: String, body: String)] = [
    ("application/x-www-form-urlencoded", "a=12345&nowhere=1&a%5Bb%5D[0]=12345"),
    ("application/json", #"{"a": "12345", "nowhere": null, "a[b][0]": "12345"}"#),
    (
      MultipartBody.type,
      String(
        decoding: MultipartBody.of([
          ([MultipartBody.named("a")], "12345"), ([MultipartBody.named("nowhere")], "1"),
          ([MultipartBody.named("a[b][0]")], "12345"),
        ]), as: UTF8.self)
    ),
  ]

  @Test(arguments: bodies)
  func `a post that reaches the limits is read, and one that exceeds a limit is rejected`(
    type: String, body: String
  ) {
    let limits = SubmissionLimits(
      maximumBytes: body.utf8.count, maximumTextBytes: 10, maximumFields: 3, maximumNesting: 2)
    guard case .read(let post) = Self.read(body, type, limits) else {
      Issue.record("rejected")
      return
    }
    #expect(post.values.map(\.count) == [1, 0, 1, 0, 0, 0, 0, 0])
    var less = limits
    less.maximumBytes -= 1
    #expect(Self.read(body, type, less) == .rejected(.tooLarge(maximumBytes: body.utf8.count - 1)))
    less = limits
    less.maximumTextBytes = 9
    // A URL-encoded value is compared with the limit before it is decoded, so each encoded byte counts.
    #expect(Self.read(body, type, less) == .rejected(.tooLarge(maximumBytes: 9)))
    less = limits
    less.maximumFields = 2
    #expect(Self.read(body, type, less) == .rejected(.tooManyFields(maximum: 2)))
    less = limits
    less.maximumNesting = 1
    #expect(Self.read(body, type, less) == .rejected(.nestedTooDeep(maximum: 1)))
  }

  @Test func `the nesting of JSON is limited, at most to that of the JSON reader`() {
    func read(_ depth: Int, _ limits: SubmissionLimits) -> Reading {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      return Self.read("{\"x\": \(open)\(close)}", "application/json", limits)
    }
    let nothing = Reading.read(ReadPost(.ofAllKinds, []))
    let limits = SubmissionLimits(maximumNesting: 2)
    #expect(read(2, limits) == nothing && read(3, limits) == .rejected(.nestedTooDeep(maximum: 2)))
    #expect(read(32, .init()) == nothing && read(33, .init()) == .rejected(.nestedTooDeep(maximum: 32)))
    let many = SubmissionLimits(maximumNesting: 1_000)
    #expect(read(63, many) == nothing && read(64, many) == .rejected(.nestedTooDeep(maximum: 63)))
    let brackets = String(repeating: "[", count: (1 << 20) - 6)
    #expect(
      Self.read("{\"x\": " + brackets, "application/json", .init()) == .rejected(.nestedTooDeep(maximum: 32)))
    let text = "{\"x\": \"\\\"" + brackets.dropLast(5) + "\"}"
    #expect(Self.read(text, "application/json", .init()) == nothing, "brackets in a string do not count")
  }

  @Test func `every value in JSON counts as a field, including empty ones`() {
    for body in [#"{"x": [1, null, {}, []]}"#, #"{"x": {"a": [], "b": {}, "c": ",,"}, "y": true}"#] {
      let nothing = Reading.read(ReadPost(.ofAllKinds, []))
      #expect(Self.read(body, "application/json", .init(maximumFields: 4)) == nothing)
      let over = Reading.rejected(.tooManyFields(maximum: 3))
      #expect(Self.read(body, "application/json", .init(maximumFields: 3)) == over)
    }
  }

  @Test func `the default limits are 1 MiB, 1000 fields and a nesting of 32`() {
    let limits = SubmissionLimits()
    #expect(limits.maximumBytes == 1_048_576 && limits.maximumTextBytes == 1_048_576)
    #expect(limits.maximumFields == 1_000 && limits.maximumNesting == 32)
  }

  @Test func `more than a thousand parts or pairs are rejected`() {
    let parts = (0..<1_001).map { _ in (header: [MultipartBody.named("nowhere")], content: "") }
    func read(_ count: Int) -> Reading {
      Self.read(
        String(decoding: MultipartBody.of(Array(parts.prefix(count))), as: UTF8.self), MultipartBody.type,
        .init())
    }
    #expect(read(1_000) == .read(ReadPost(.ofAllKinds, [])))
    #expect(read(1_001) == .rejected(.tooManyFields(maximum: 1_000)))
    let pairs = String(repeating: "x&", count: 1_000)
    let type = "application/x-www-form-urlencoded"
    #expect(Self.read(pairs, type, .init()) == .read(ReadPost(.ofAllKinds, [])))
    #expect(Self.read(pairs + "x", type, .init()) == .rejected(.tooManyFields(maximum: 1_000)))
  }

  @Test func `the header of a part is limited to 16 KiB`() {
    let name = MultipartBody.named("a") + "\r\n"
    func read(_ byteCount: Int) -> Reading {
      // The lines of the header, their line ends, and the empty line.
      let filler = "X: " + String(repeating: "x", count: byteCount - name.utf8.count - 7)
      let body = "--XyZ\r\n\(name)\(filler)\r\n\r\nv\r\n--XyZ--"
      return Self.read(body, MultipartBody.type, .init())
    }
    #expect(read(16_384) == .read(ReadPost(.ofAllKinds, [(Array("a".utf8), Array("v".utf8), nil)])))
    guard case .rejected(.malformed(let offset, _)) = read(16_385) else {
      Issue.record("read")
      return
    }
    #expect(offset == 7 + 16_384)
    let flood = "--XyZ\r\n" + String(repeating: "X: y\r\n", count: 100_000)
    guard case .rejected(.malformed) = Self.read(flood, MultipartBody.type, .init()) else {
      Issue.record("read")
      return
    }
  }

  @Test func `file contents do not count towards the text limit`() throws {
    let limits = SubmissionLimits(maximumBytes: 1 << 30, maximumTextBytes: 8)
    var decoder = try MultipartDecoder(.ofAllKinds, contentType: MultipartBody.type, limits: limits)
    let head = "--XyZ\r\n\(MultipartBody.named("file", file: "12345678"))\r\n\r\n"
    try decoder.feed(head.utf8Span.span)
    let piece = [UInt8](repeating: 0x0D, count: 1 << 16)
    var (stored, largest) = (0, 0)
    for _ in 0..<256 {
      try decoder.feed(piece.span) { _, bytes in
        stored += bytes.count
        largest = max(largest, bytes.count)
      }
    }
    try decoder.feed("\r\n--XyZ--".utf8Span.span) { _, bytes in stored += bytes.count }
    let post = try decoder.finish()
    #expect(post.file(of: "file")?.size == 16 << 20 && stored == 16 << 20 && largest <= 1 << 16)
    #expect(post.posted.bytes.count == 8)
  }
}
