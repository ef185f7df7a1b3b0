import Testing
import Validation

@testable import FormValidation

/// Tests that an error of the receiver of a file ends decoding and reaches the caller.
struct MultipartSinkTests {
  private struct DiskFull: Error, Equatable {
    let field: String
  }

  private static let body = MultipartBody.of([
    ([MultipartBody.named("a")], "one"),
    ([MultipartBody.named("file") + "; filename=\"f.png\""], String(repeating: "PNG\r\n--", count: 50)),
    ([MultipartBody.named("text")], "two"),
  ])

  @Test(arguments: [1, 7, 64, 10_000])
  func `an error of the closure is thrown, and the closure is not called again`(size: Int) throws {
    for failing in 1...6 {
      var decoder = try MultipartDecoder(.ofAllKinds, contentType: MultipartBody.type)
      var calls = 0
      var thrown: DiskFull?
      for start in stride(from: 0, to: Self.body.count, by: size) {
        let piece = Array(Self.body[start..<min(start + size, Self.body.count)])
        do {
          try decoder.feed(piece.span) { field, _ throws(DiskFull) in
            calls += 1
            if calls == failing { throw DiskFull(field: field) }
          }
          #expect(calls < failing)
        } catch let error as DiskFull {
          #expect(thrown == nil)
          thrown = error
        } catch {
          #expect(thrown != nil)
          guard case SubmissionError.malformed(_, let reason) = error else { throw error }
          #expect(reason == "decoding ended with an error before")
        }
      }
      guard calls >= failing else { continue }
      #expect(thrown == DiskFull(field: "file") && calls == failing)
      let ended = decoder
      #expect(throws: SubmissionError.self) { try ended.finish() }
    }
  }

  @Test func `a decoder cannot be used after an error of the body`() throws {
    var decoder = try MultipartDecoder(.ofAllKinds, contentType: MultipartBody.type)
    let wrong = Array("--XyZx\r\n".utf8)
    let good = Self.body
    #expect(throws: SubmissionError.self) { try decoder.feed(wrong.span) }
    #expect(throws: SubmissionError.self) { try decoder.feed(good.span) }
    let ended = decoder
    #expect(throws: SubmissionError.self) { try ended.finish() }
  }
}
