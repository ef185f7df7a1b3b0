import Glibc
import Testing

@testable import LocalServer

@Suite struct RequestHeadTests {
  /// Returns the status with which a head is refused, 0 if it is accepted, and `nil` if it is incomplete.
  static func status(of text: [UInt8], sizes: [Int] = []) -> Int? {
    var head = RequestHead()
    for size in sizes + [text.count] {
      switch head.read(text.span.extracting(0..<size)) {
      case .incomplete: continue
      case .complete: return 0
      case .refused(let refusal): return refusal.status
      }
    }
    return nil
  }

  private static let cases: [(String, Int?)] = [
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", 0),
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET \n", 0),
    ("GET / HTTP/1.0\r\n\r\n", 0),
    ("\r\n\r\nGET / HTTP/1.0\r\n\r\n", 0),
    ("OPTIONS * HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", 0),
    ("GET http://a:1/b?c HTTP/1.1\r\nHost: a\r\n\r\n", 0),
    ("GET HTTP://a HTTP/1.1\r\nHOST:a\r\n\r\n", 0),
    ("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0009\r\n\r\n", 0),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n", 0),
    ("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\n\r\n", 0),
    ("", nil), ("G", nil), ("\r", nil), ("\r\n", nil), ("GET / HTTP/1.1\r\nHost: a\r\n", nil),
    ("GET / HTTP/1.1\r\nHost: a\r\n\r", nil),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("\n", 400), ("GET / HTTP/1.1\n", 400), ("GET / HTTP/1.1\r\r\n", 400),
    ("GET  / HTTP/1.1\r\n", 400), ("GET / HTTP/1.1 \r\n", 400), (" GET / HTTP/1.1\r\n", 400),
    ("GET /\r\n", 400),
    ("GET / Http/1.1\r\n", 400), ("GET / HTTP/11\r\n", 400), ("GET / HTTP/1.10\r\n", 400),
    ("GET / HTTP/0.9\r\n", 505),
    ("GET / HTTP/2.0\r\n", 505), ("PRI * HTTP/2.0\r\n", 505), ("CONNECT a:443 HTTP/1.1\r\n", 400),
    ("GET * HTTP/1.1\r\n", 400), ("GET http:///a HTTP/1.1\r\n", 400), ("GET https://a/ HTTP/1.1\r\n", 400),
    ("GET /%0 HTTP/1.1\r\n", 400), ("GET /%00 HTTP/1.1\r\n", 400), ("GET /%g0 HTTP/1.1\r\n", 400),
    ("GET /a\u{7F} HTTP/1.1\r\n", 400), ("GET /\u{E9} HTTP/1.1\r\n", 400), ("GET /# HTTP/1.1\r\n", 400),
    ("GET /<a> HTTP/1.1\r\n", 400), ("GET /\" HTTP/1.1\r\n", 400), ("GET /?a=^`{|}\\ HTTP/1.0\r\n\r\n", 0),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a/\r\n", 400), ("GET / HTTP/1.1\r\nHost: a@b\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n", 400),
    ("GET / HTTP/1.1\r\n Host: a\r\n", 400), ("GET / HTTP/1.1\r\nX: \0\r\n", 400),
    ("GET / HTTP/1.1\r\nX: a\rb\r\n", 400),
    ("GET / HTTP/1.1\r\nExpect: 100\r\n", 417),
    ("POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: -1\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 9223372036854775807\r\nHost: a\r\n\r\n", 0),
    ("POST / HTTP/1.1\r\nContent-Length: 9223372036854775808\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, gzip\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked,\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n", 501),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
  ]

  @Test func `heads are accepted, or refused with their status, however they arrive`() {
    for (text, expected) in Self.cases {
      let bytes = Array(text.utf8)
      #expect(Self.status(of: bytes) == expected, "\(text.debugDescription)")
      #expect(
        Self.status(of: bytes, sizes: Array(0..<bytes.count)) == expected,
        "\(text.debugDescription), byte by byte")
    }
  }

  @Test func `the refusal of a HEAD request has no content`() {
    for (method, hasContent) in [("HEAD", false), ("GET", true), ("head", true)] {
      var head = RequestHead()
      let bytes = Array("\(method) / HTTP/1.1\r\n\r\n".utf8)
      guard case .refused(let refusal) = head.read(bytes.span) else {
        Issue.record("\(method) without Host is not refused")
        continue
      }
      let response = String(decoding: refusal.response([], isHEAD: head.isHEAD), as: UTF8.self)
      #expect(response.hasSuffix("\r\n\r\n") != hasContent, "\(method)")
      #expect(response.contains("Content-Length: \(refusal.reason.utf8.count + 1)\r\n"))
    }
  }

  @Test func `a head has a maximum size and a maximum number of fields`() {
    func head(_ count: Int) -> [UInt8] {
      let start = "GET / HTTP/1.1\r\nHost: a\r\nX: "
      return Array((start + String(repeating: "a", count: count - start.utf8.count - 4) + "\r\n\r\n").utf8)
    }
    #expect(Self.status(of: head(RequestHead.maximumBytes)) == 0)
    #expect(
      Self.status(of: Array(head(RequestHead.maximumBytes + 1).prefix(RequestHead.maximumBytes))) == 431)
    #expect(Self.status(of: [UInt8](repeating: 0x61, count: RequestHead.maximumBytes)) == 414)
    let fields = { String(repeating: "X: a\r\n", count: $0) }
    #expect(
      Self.status(of: Array("GET / HTTP/1.1\r\nHost: a\r\n\(fields(RequestHead.maximumFields - 1))\r\n".utf8))
        == 0)
    #expect(
      Self.status(of: Array("GET / HTTP/1.1\r\nHost: a\r\n\(fields(RequestHead.maximumFields))\r\n".utf8))
        == 431)
  }

  @Test func `random heads are accepted exactly if the obvious reader accepts them`() {
    // The environment variable SEED, as in the tests of the project.
    let seed = unsafe getenv("SEED").flatMap { UInt64(unsafe String(cString: $0)) } ?? 1
    var random = SplitMix(state: seed)
    let pieces = [
      "GET", "POST", " ", "/", "/a?b", "%20", "%00", "http://a", "HTTP/1.1", "HTTP/1.0", "\r\n", "\n", "\r",
      "Host", ":", ": ", "a",
      "Content-Length", "3", "Transfer-Encoding", "chunked", ", ", "gzip", "\t", "\0", "é", "X",
      "\r\nHost: a", "\r\n\r\n",
    ]
    let starts = ["", "GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.0\r\n"]
    var counts = [true: 0, false: 0]
    for _ in 0..<4_000 {
      var text = starts.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 0...8, using: &random) { text += pieces.randomElement(using: &random)! }
      var bytes = Array((text + "\r\n\r\n").utf8)
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0 ... .max, using: &random)
      }
      guard let status = Self.status(of: bytes) else { continue }
      let expected = ObviousHead.isAccepted(bytes)
      counts[expected]! += 1
      #expect(
        (status == 0) == expected, "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect(counts.values.allSatisfy { $0 > 100 }, "seed \(seed): \(counts)")
  }
}

/// A pseudorandom generator with a seed: SplitMix64.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
