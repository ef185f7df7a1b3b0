internal import FormValidation
internal import RuleFiles
internal import Validation

/// A form at an address: shown by GET, accepted by POST. ``checkFields(_:)`` asks some of its fields.
struct FormRoute: Sendable {
  let path: String
  let title: String
  let form: Form
  let store: Store
  let ledger: SubmissionLedger

  private static let limits = SubmissionLimits(
    maximumBytes: Exchange.maximumBytes, maximumTextBytes: Exchange.maximumBytes, maximumFields: 100,
    maximumNesting: 4)

  /// - Parameter rules: The path of a rule file.
  init(_ path: String, title: String, rules: String, store: Store) throws {
    let bytes = try SourceFiles.read(rules)
    do {
      form = try Form(RuleFile(bytes))
    } catch {
      throw StartError("\(rules): \(error)")
    }
    (self.path, self.title, self.store, ledger) = (path, title, store, SubmissionLedger())
  }

  /// The empty form, with a token of its own.
  func show(_ request: Request) -> Response {
    let known = CSRFSecret(cookie: request.cookie)
    let secret = known ?? CSRFSecret()
    let response = Response.page(page(nil, token: secret.makeToken(), request))
    return known == nil ? response.adding("Set-Cookie", secret.cookie) : response
  }

  /// Checks a post: one that is valid is stored once, and answered alike however often it comes.
  func submit(_ request: Request) throws -> Response {
    let post = try post(of: request)
    let token = try token(of: post, request)
    let result = form.check(post)
    guard result.isValid else { return refused(result, token, request) }
    let isDone: Void? = try ledger.once(token) {
      try store.insert(
        form: path, token: token, values: result.acceptedValues, passwordHash: result.passwordHash())
    }
    guard isDone != nil else { throw Refusal.inWork }
    switch request.answerType {
    case .html: return .seeOther(path + "/accepted")
    case .json: return .json(Array(#"{"accepted":true}"#.utf8), status: 201)
    }
  }

  func showAccepted(_ request: Request) -> Response {
    let page = Page(title: "Thank you", catalog: request.catalog)
    return .page(
      page.html { html in
        html.element("p", ["role": "status"]) { $0.text("\(title): what you sent has been accepted.") }
        html.newLine()
        html.element("p") { $0.element("a", ["href": "/"]) { $0.text("All forms") } }
      })
  }

  /// What a post says of the form's fields.
  func post(of request: Request) throws(Refusal) -> Submission {
    do throws(SubmissionError) {
      return try Submission(
        decoding: request.body, contentType: request.contentType ?? "", for: form, limits: Self.limits)
    } catch {
      throw Refusal(error)
    }
  }

  /// The token of a post; known to whoever got the cookie's page from this server alone.
  private func token(of post: Submission, _ request: Request) throws(Refusal) -> String {
    guard let token = post.token?.value, let secret = CSRFSecret(cookie: request.cookie),
      secret.accepts(token)
    else { throw .forged }
    return token
  }

  private func refused(_ result: FormResult, _ token: String, _ request: Request) -> Response {
    switch request.answerType {
    case .html: .page(page(result, token: token, request), status: 422)
    case .json: .problem(result.problem(in: request.catalog), status: 422)
    }
  }

  private func page(_ result: FormResult?, token: String, _ request: Request) -> [UInt8] {
    let catalog = request.catalog
    var page = FormPage(form, result: result, action: path, token: FormToken(token), catalog: catalog)
    // What is wrong is told by the server alone, in one place and in one way.
    page.validatesInBrowser = false
    return Page(title: title, catalog: catalog, isRefusal: result != nil).html {
      PlainFormTemplate().writeForm(page, to: &$0)
    }
  }
}
