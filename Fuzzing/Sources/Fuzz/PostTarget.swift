internal import FormValidation
internal import RuleFiles
internal import Validation

/// Posts in the three encodings, checked by a form, whose page is rendered with what was posted.
///
/// A multipart body is decoded as a whole and in pieces; both give the same values or the same error.
enum PostTarget {
  private static let form: Form = {
    let rules = """
      fields:
        - {name: email, type: string, format: email, constraints: {required: true}, normalize: [trim]}
        - {name: name, type: string, constraints: {maxLength: 8}, rules: [no-control]}
        - {name: born, type: date, constraints: {minimum: 1900-01-01}}
        - {name: country, constraints: {enum: [DE, FR, JP]}}
        - {name: guests, type: integer, constraints: {minimum: 1, maximum: 9}}
        - {name: about, type: string, control: multiline, constraints: {maxLength: 20}}
        - {name: terms, type: boolean, control: checkbox}
        - {name: photo, control: file}
        - {name: password, rules: [{length: {min: 8}}], control: password}
        - {name: again, control: password}
      rules:
        - {id: same, compare: password == again, at: again}
      """
    guard let file = try? RuleFile(Array(rules.utf8)) else { fatalError("the rules of the form are faulty") }
    return Form(file)
  }()

  private static let limits = SubmissionLimits(
    maximumBytes: 1 << 16, maximumTextBytes: 1 << 12, maximumFields: 50)

  static func run(_ bytes: [UInt8], as type: SubmissionType) {
    check { () throws(SubmissionError) in
      try Submission(decoding: bytes, as: type, for: form, limits: limits)
    }
  }

  /// The first byte of the input is the size of the pieces.
  static func runMultipart(_ input: [UInt8]) {
    guard let first = input.first else { return }
    let body = Array(input.dropFirst())
    let whole = check { () throws(SubmissionError) in
      try Submission(decoding: body, as: .multipart(boundary: Array("b".utf8)), for: form, limits: limits)
    }
    let pieces = check { () throws(SubmissionError) in
      var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=b", limits: limits)
      var start = 0
      while start < body.count {
        let end = min(body.count, start + 1 + Int(first))
        try decoder.feed(body.span.extracting(start..<end))
        start = end
      }
      return try decoder.finish()
    }
    expect(whole == pieces, "pieces are decoded otherwise: \(pieces); whole: \(whole)")
  }

  /// Decodes and checks a submission; returns its values and findings, or the error, as text.
  @discardableResult
  private static func check(_ decode: () throws(SubmissionError) -> Submission) -> String {
    do throws(SubmissionError) {
      let submission = try decode()
      let values = form.fields.map {
        "\(submission.values(of: $0.name)) \(submission.file(of: $0.name)?.size ?? -1)"
      }
      let result = form.check(submission)
      let page = FormPage(form, result: result, action: "/").html()
      expect(!page.isEmpty && !result.problem().isEmpty, "nothing is rendered")
      let secret = submission["password"] ?? ""
      if secret.utf8.count > 24 {
        let markup = String(decoding: page, as: UTF8.self)
        expect(!markup.contains("value=\"\(secret)\""), "the page contains the password")
      }
      return "\(values) \(result.findings.map { "\($0.field ?? "-") \($0.finding.failure.code)" })"
    } catch {
      expect(400...499 ~= error.status, "a status of the client's errors")
      return error.description
    }
  }
}
