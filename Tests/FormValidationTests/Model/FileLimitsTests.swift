import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Limits of files that a rule file has.
struct FileLimitsTests {
  private static let file = """
    fields:
      - {name: scans, file: {maximumSize: 2 kB, types: [image/png, "text/*"], maximumCount: 2}, constraints: {required: true}}
      - {name: photo, control: file, file: {maximumSize: 10}}
    """

  private static func form() throws -> Form { Form(try RuleFile(Array(file.utf8))) }

  /// The codes of a submission with files, each with its field, type and size.
  private static func codes(_ files: [(field: String, type: String, size: Int)]) throws -> [String] {
    let form = try form()
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for (index, file) in files.enumerated() {
      try builder.add(
        Submission.File(size: file.size, mediaType: file.type), called: "f\(index)".utf8Span.span,
        named: file.field.utf8Span.span)
    }
    let post = builder.finish()
    #expect(post.files(of: "scans").map(\.size) == files.filter { $0.field.hasPrefix("scans") }.map(\.size))
    return form.check(post).findings.map { "\($0.field ?? "") \($0.finding.failure.code)" }
  }

  @Test(
    arguments: [
      ([("scans", "image/png", 2_048)], []), ([], ["scans required"]),
      ([("scans", "image/png", 1), ("scans[]", "text/csv", 2)], []),
      (
        [("scans", "image/png", 1), ("scans", "text/csv", 2), ("scans", "image/png", 3)],
        ["scans length.too-many"]
      ),
      ([("scans", "image/png", 2_049)], ["scans form.file-too-large"]),
      ([("scans", "text/plain", 1), ("scans", "image/gif", 1)], ["scans form.file-type"]),
      ([("scans", "image/png", 1), ("photo", "image/gif", 10)], []),
      (
        [("scans", "image/png", 1), ("photo", "a/b", 11), ("photo", "a/b", 1)],
        ["photo form.file-too-large", "photo form.repeated"]
      ),
    ] as [([(String, String, Int)], [String])])
  func `the number, sizes and types of files are limited`(files: [(String, String, Int)], expected: [String])
    throws
  {
    #expect(try Self.codes(files.map { (field: $0.0, type: $0.1, size: $0.2) }) == expected)
  }

  @Test func `a page offers the types, and several files`() throws {
    let html = String(decoding: FormPage(try Self.form(), action: "/").html(), as: UTF8.self)
    #expect(html.contains(#"multiple accept="image/png,text/*">"#) && html.components(of: "multiple") == 1)
    #expect(html.contains("enctype=\"multipart/form-data\""))
  }

  @Test(
    arguments: [
      ("{maximumSize: 5 mb}", "'maximumSize' must be a number of bytes, or of kB, MB or GB such as 5 MB"),
      ("{maximumSize: 0}", "'maximumSize' must be a number of bytes"),
      ("{maximumSize: 99999999999 GB}", "'maximumSize' must be"),
      ("{types: [png]}", "'png' is no media type such as image/png or image/*"),
      ("{maximumCount: 0}", "'maximumCount' must be a whole number from 1 to 1000"),
      ("{size: 5}", "unknown key 'size' in 'file'"),
      (
        "{maximumSize: 5}, control: text", "'file' has no effect on a control 'text'; that of files is 'file'"
      ),
    ])
  func `limits that cannot be read are faults`(limits: String, message: String) {
    let yaml = "fields: [{name: x, file: \(limits)}]"
    let error = #expect(throws: RuleFileError.self) { try RuleFile(Array(yaml.utf8)) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
