import Testing

@testable import LocalServer

/// Tests of bodies that arrive in pieces of any size.
struct RequestBodyTests {
  private static let chunks = "4;a=b\r\nWiki\r\n005\r\npedia\r\n0\r\nTrailer: x\r\n\r\n"

  /// Reads a body in pieces; returns it, and how many bytes follow it.
  private static func read(
    _ text: String, _ framing: BodyFraming, by size: Int, maximum: Int = 100
  ) -> (body: RequestBody, progress: RequestBody.Progress, rest: Int) {
    var body = RequestBody(framing, maximumBytes: maximum)
    var progress = RequestBody.Progress.incomplete
    var input: [UInt8] = []
    var unread = Array(text.utf8)[...]
    while progress == .incomplete, !unread.isEmpty {
      input += unread.prefix(size)
      unread = unread.dropFirst(size)
      var offset = 0
      progress = body.read(input.span, from: &offset)
      input.removeFirst(offset)
    }
    return (body, progress, input.count + unread.count)
  }

  @Test(arguments: [1, 2, 3, 7, 100]) func `chunks are joined, and what follows is left`(size: Int) {
    let (body, progress, rest) = Self.read(Self.chunks + "GET", .chunks, by: size)
    #expect(progress == .complete && body.bytes == Array("Wikipedia".utf8) && rest == 3)
  }

  @Test(arguments: [1, 4, 100]) func `a body of a length ends there`(size: Int) {
    let (body, progress, rest) = Self.read("a=bcGET", .length(4), by: size)
    #expect(progress == .complete && body.bytes == Array("a=bc".utf8) && rest == 3)
  }

  @Test(arguments: [
    "zz\r\n", "4\nWiki\r\n", "4\r\nWikipedia", "-1\r\n", "+4\r\nWiki\r\n", "\r\n", "4 x\r\nWiki\r\n",
    "fffffffffffffffff\r\n", "4;\u{1}\r\nWiki\r\n", "0\r\nx\n\r\n", "0x4\r\nWiki\r\n",
  ]) func `malformed chunks are rejected`(text: String) {
    #expect(Self.read(text, .chunks, by: 100).progress == .malformed)
  }

  @Test func `a body that is too large is read, but not stored`() {
    let (body, progress, _) = Self.read(Self.chunks, .chunks, by: 3, maximum: 8)
    #expect(progress == .complete && body.isTooLarge && !body.isHopeless && body.bytes.isEmpty)
    #expect(RequestBody(.length(3 << 20), maximumBytes: 8).isHopeless)
  }

  @Test func `a head becomes a request`() {
    let head = Array(
      "\r\nPOST http://a/x%20y+z?a=1+2%26&b&=c HTTP/1.1\r\nHost: \t a \r\nCookie: s=1; t=2=3\r\n\r\n".utf8)
    let request = Request(head: head.span)
    #expect(request.method == .post && request.path == "/x y+z")
    #expect(request.arguments.map(\.name) == ["a", "b", ""] && request.argument("a") == "1 2&")
    #expect(request.header("host") == "a" && request.cookie("t") == "2=3" && request.cookie("s") == "1")
  }
}
