import FileTypes
import FormValidation
import RuleFiles
import Testing

/// The types of files by their content.
struct MagicDetectorTests {
  private static let png: [UInt8] =
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
      0, 1, 8, 2, 0, 0, 0,
    ]
  private static let form = Form([
    FormField(
      "file", .file(.init(mediaTypes: ["image/png", "text/csv", "application/pdf"], maximumCount: 2)))
  ])

  private static func post(_ content: [UInt8], declaredAs type: String, pieces: Int = 1000) throws
    -> Submission
  {
    let disposition = #"Content-Disposition: form-data; name="file"; filename="a""#
    let body =
      Array("--x\r\n\(disposition)\r\nContent-Type: \(type)\r\n\r\n".utf8) + content
      + Array("\r\n--x--\r\n".utf8)
    var decoder = try MultipartDecoder(
      form, contentType: "multipart/form-data; boundary=x", fileTypes: try MagicDetector())
    for start in stride(from: 0, to: body.count, by: pieces) {
      try decoder.feed(Array(body[start..<min(start + pieces, body.count)]).span)
    }
    return try decoder.finish()
  }

  @Test(
    arguments: [
      (png, "image/png", "image/png", true), (png, "application/pdf", "image/png", true),
      (Array("<html><script>".utf8), "image/png", "text/html", false),
      (Array("%PDF-1.7\n".utf8), "image/png", "application/pdf", true),
      (Array("a,b\n1,2\n".utf8), "text/csv", "text/csv", true),
      (Array("just words".utf8), "text/csv", "text/csv", true),
      (Array("just words".utf8), "image/png", "text/plain", false),
      (Array("MZ\u{0}\u{0}".utf8), "image/png", "application/x-dosexec", false),
      ([0, 1, 2, 3], "image/png", "application/octet-stream", false),
    ] as [([UInt8], String, String, Bool)])
  func `a file has the type of its content, whatever is declared`(
    content: [UInt8], declared: String, type: String, isValid: Bool
  ) throws {
    for pieces in [1, 7, 1000] {
      let post = try Self.post(content, declaredAs: declared, pieces: pieces)
      let found = post.file(of: "file")?.mediaType ?? ""
      #expect(found == type || type == "application/x-dosexec" && !found.hasPrefix("image/"))
      #expect(Self.form.check(post).isValid == isValid)
    }
  }

  @Test func `an empty file has a type, which is none that a form accepts by mistake`() throws {
    let type = try MagicDetector().mediaType(ofFileBeginningWith: [UInt8]().span)
    #expect(type?.contains("empty") == true)
  }

  @Test func `a second file has its own type`() throws {
    let part = { (type: String) in
      Array(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\nContent-Type: \(type)\r\n\r\n"
          .utf8)
    }
    let body =
      part("image/png") + Self.png + Array("\r\n".utf8) + part("image/png")
      + Array("<html>\r\n--x--\r\n".utf8)
    let post = try Submission(
      decoding: body, contentType: "multipart/form-data; boundary=x", for: Self.form,
      fileTypes: MagicDetector())
    #expect(post.files(of: "file").map(\.mediaType) == ["image/png", "text/html"])
  }

  @Test func `threads share a detector`() async throws {
    let detector = try MagicDetector()
    await withTaskGroup(of: String?.self) { group in
      for number in 0..<200 {
        group.addTask {
          let bytes = number % 2 == 0 ? Self.png : Array("%PDF-1.7\n".utf8)
          return detector.mediaType(ofFileBeginningWith: bytes.span)
        }
      }
      var counts: [String?: Int] = [:]
      for await type in group { counts[type, default: 0] += 1 }
      #expect(counts == ["image/png": 100, "application/pdf": 100])
    }
  }
}
