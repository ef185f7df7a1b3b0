internal import Controls
internal import FormValidation
internal import HTMLMarkup
internal import LocalServer
internal import RuleFiles
internal import Validation

/// A form at an address: GET returns its page, POST submits it, and ``checkFields(_:)`` checks some of its fields.
struct FormRoute: Sendable {
  let path: String
  let title: String
  let form: Form
  let store: Store
  let signer: TokenSigner
  let liveChecks: LiveChecks
  /// The brand of the page, or `nil` for the default.
  let brand: BrandVariant?

  /// The maximum size of a body: a form with a few fields needs 2 KiB, and a person does not type 64 KiB.
  static let maximumBytes = 64 << 10
  private static let limits = SubmissionLimits(
    maximumBytes: maximumBytes, maximumTextBytes: maximumBytes, maximumFields: 100,
    maximumNesting: 4)

  /// - Parameters:
  ///   - rules: The path of a rule file.
  ///   - brand: The brand of the page, or `nil` for the default.
  init(_ path: String, title: String, rules: String, brand: BrandVariant? = nil, store: Store) throws {
    let bytes = try SourceFiles.read(rules)
    do {
      form = try Form(RuleFile(bytes))
    } catch {
      throw StartError("\(rules): \(error)")
    }
    (self.path, self.title, self.brand, self.store) = (path, title, brand, store)
    signer = TokenSigner(key: store.signingKey)
    liveChecks = LiveChecks(of: form)
  }

  /// Returns the page of the empty form, with a new token.
  func show(_ request: Request) throws -> Response {
    try Session.starting(for: request) { .page(try page(nil, $0, request)) }
  }

  /// Checks a submission. A valid one is stored once: if it is sent again, the response is the same, and other content with the
  /// same token is rejected. Storing is slow work, because it may hash a password or wait for the database.
  func submit(_ request: Request) throws -> Answer {
    let post = try post(of: request)
    if let live = LiveCheck(form, header: request.header) {
      return .now(.live(live.answer(to: post, in: request.catalog)))
    }
    guard let token = post.token?.value, let session = request.session,
      try signer.accepts(token, form: path, session)
    else { throw Refusal.forged(form: path) }
    let result = form.check(post)
    guard result.isValid else { return .now(try refused(result, session, request)) }
    return .later {
      do {
        return try accept(result, token, request)
      } catch {
        return request.response(to: error)
      }
    }
  }

  private func accept(_ result: FormResult, _ token: String, _ request: Request) throws -> Response {
    guard try store(result, token: token) else { throw Refusal.otherContent(form: path) }
    switch request.answerType {
    case .html: return .seeOther(acceptedPath(of: result, token: token))
    case .json: return .json(result.acceptance(in: request.catalog), status: 201)
    }
  }

  /// Decodes the submission of a request.
  func post(of request: Request) throws(Refusal) -> Submission {
    do throws(SubmissionError) {
      return try Submission(
        decoding: request.body, contentType: request.header("Content-Type") ?? "", for: form,
        limits: Self.limits)
    } catch {
      throw Refusal(error)
    }
  }

  /// Stores a submission unless one is stored with its token; returns whether the content that is stored is the submitted one.
  private func store(_ result: FormResult, token: String) throws -> Bool {
    let (values, password) = (result.acceptedValues, result.password)
    if let stored = try store.submission(token: token) { return try stored.isEqual(values, password) }
    let new = Store.Submission(values: values, passwordHash: try password.map(PasswordHash.make))
    if try store.insert(form: path, token: token, new) { return true }
    // Another submission with this token was stored while the password was hashed.
    return try store.submission(token: token)?.isEqual(values, password) ?? false
  }

  private func refused(_ result: FormResult, _ session: Session, _ request: Request) throws -> Response {
    switch request.answerType {
    case .html: .page(try page(result, session, request), status: 422)
    case .json: .problem(result.problem(in: request.catalog), status: 422)
    }
  }

  /// Returns the page with a new token, because that of the submission may be used already.
  private func page(_ result: FormResult?, _ session: Session, _ request: Request) throws -> [UInt8] {
    let catalog = request.catalog
    let token = FormToken(try signer.makeToken(form: path, session))
    var page = FormPage(form, result: result, action: path, token: token, catalog: catalog)
    // Only the server reports errors, so that all of them are shown in the same way.
    page.validatesInBrowser = false
    page.brand = brand
    return Page(title: title, catalog: catalog, isRefusal: result != nil, script: "/check.js").html { html in
      html.element("div", ["data-checks": liveChecks.json]) { PlainFormTemplate().writeForm(page, to: &$0) }
    }
  }
}
