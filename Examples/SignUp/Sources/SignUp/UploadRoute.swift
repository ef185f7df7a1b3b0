internal import FormValidation
internal import HTMLMarkup
internal import JSONDocument
internal import LocalServer
internal import RuleFiles
internal import Validation

/// A form for a file: GET returns its page, POST sends the whole file, and ``transfer(_:)`` sends it in parts.
///
/// The token of a page identifies its file, so that it is stored at most once, however it is sent.
struct UploadRoute: Sendable {
  static let path = "/upload"
  static let title = "Upload"
  static let maximumFileBytes = 4 << 20
  /// The file, and the other parts of a multipart body.
  static let maximumBytes = maximumFileBytes + (64 << 10)
  static let field = "file"

  let form: Form
  /// The field of the form as a text: the rules for the name of a file, without the file.
  let nameForm: Form
  /// The result of the check of a file that is too large. The page has its error, so that it can be shown before anything is sent.
  let tooLarge: FormResult
  let store: Store
  let folder: UploadFolder
  let signer: TokenSigner
  let pages: FormPages

  init(store: Store, folder: UploadFolder) throws {
    let (label, rules) = (
      "File", [.required, try Catalog.rule("length:1..255"), try Catalog.rule("no-control")]
    )
    form = Form([
      FormField(
        Self.field, .file(.init(maximumSize: Self.maximumFileBytes)), label: label,
        helperText: "At most \(Self.maximumFileBytes >> 20) MB", rules: rules)
    ])
    nameForm = Form([FormField(Self.field, label: label, rules: rules)])
    let tooLarge = try Self.checkOfTooLargeFile(by: form)
    (self.store, self.folder, self.tooLarge) = (store, folder, tooLarge)
    signer = TokenSigner(key: store.signingKey)
    pages = FormPages(
      form: form, path: Self.path, title: Self.title, submitTitle: "Send the file", script: "/upload.js",
      signer: signer,
      summaryTexts: SummaryTexts(upTo: form.fields.count)
    ) {
      page, html in
      PlainFormTemplate().writeForm(page, to: &html)
      TransferPanel(maximumBytes: Self.maximumFileBytes, tooLarge: tooLarge.fields(in: page.catalog)[0])
        .write(id: page.fields[0].errorID, in: page.catalog, to: &html)
    }
  }

  private static func checkOfTooLargeFile(by form: Form) throws -> FormResult {
    let limits = SubmissionLimits(maximumBytes: maximumBytes)
    var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=x", limits: limits)
    let head = Array("--x\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"a\"\r\n\r\n".utf8)
    for piece in [head, Array(repeating: 0, count: maximumFileBytes + 1), Array("\r\n--x--\r\n".utf8)] {
      try decoder.feed(piece.span) { _, _ in }
    }
    return form.check(try decoder.finish())
  }

  /// Returns the page of thanks.
  func showAccepted(_ request: Request) -> Response {
    .page(Page.accepted(title: Self.title, catalog: request.catalog))
  }

  /// Stores a file that was sent as a whole.
  func submit(_ request: Request) throws -> Answer {
    var bytes: [UInt8] = []
    let post = try post(of: request, storing: &bytes)
    guard let token = post.token?.value, let session = request.session,
      try signer.accepts(token, form: Self.path, session)
    else { return .now(try pages.showAgain(post, after: .forged(form: Self.path), for: request)) }
    let result = form.check(post)
    guard result.isValid, let file = post.file(of: Self.field), let name = post[Self.field] else {
      return .now(try pages.refuse(result, request))
    }
    let received = bytes
    return .later {
      do {
        guard try accept(received, Self.values(name: name, size: file.size), token) else {
          return try pages.showAgain(post, after: .otherContent(form: Self.path), for: request)
        }
        return accepted(request)
      } catch {
        return request.response(to: error)
      }
    }
  }

  /// Rejects a body that was not kept, because it is larger than any with a file of the form.
  func rejectTooLarge(_ request: Request) throws -> Response {
    guard case .html = request.answerType else { throw Refusal.tooLarge(maximum: Self.maximumFileBytes) }
    return try pages.show(tooLarge, for: request, status: 413)
  }

  /// Stores a file unless one is stored with the token; returns whether the stored one is the same.
  private func accept(_ bytes: [UInt8], _ values: [UInt8], _ token: String) throws -> Bool {
    if let stored = try store.submission(token: token) {
      return stored.values == values && folder.hasFile(of: token, equalTo: bytes)
    }
    return try folder.store(bytes, of: token) && insert(values, token)
  }

  /// Stores the values of a complete file unless some are stored with the token; returns whether the stored ones are the same.
  func insert(_ values: [UInt8], _ token: String) throws -> Bool {
    if try store.insert(form: Self.path, token: token, .init(values: values)) { return true }
    // Another request stored the file after the look-up.
    return try store.submission(token: token)?.values == values
  }

  /// Decodes the submission of a request and the bytes of its file.
  private func post(of request: Request, storing bytes: inout [UInt8]) throws(Refusal) -> Submission {
    do throws(SubmissionError) {
      var decoder = try MultipartDecoder(
        form, contentType: request.header("Content-Type") ?? "",
        limits: SubmissionLimits(
          maximumBytes: Self.maximumBytes, maximumTextBytes: 16 << 10, maximumFields: 10))
      try decoder.feed(request.body.span) { _, piece in
        // SAFETY: the buffer is read during the call only.
        unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
      return try decoder.finish()
    } catch {
      throw Refusal(error)
    }
  }

  /// Returns the response to a complete file.
  private func accepted(_ request: Request) -> Response {
    switch request.answerType {
    case .html: .seeOther(Self.path + "/accepted")
    case .json: .json(Array(#"{"accepted":true,"warnings":[]}"#.utf8), status: 201)
    }
  }

  /// Returns the values that are stored for a file, as JSON.
  static func values(name: String, size: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member(field, name)
      json.member("size", size)
    }
    return json.bytes
  }
}
