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
  let pages: FormPages
  /// The errors that violated indexes of the store mean, by their names.
  let storeErrors: [String: ServerError]

  /// The maximum size of a body: a form with a few fields needs 2 KiB, and a person does not type 64 KiB.
  static let maximumBytes = 64 << 10
  private static let limits = SubmissionLimits(
    maximumBytes: maximumBytes, maximumTextBytes: maximumBytes, maximumFields: 100,
    maximumNesting: 4)

  /// - Parameters:
  ///   - submitTitle: The title of the button that sends the form, in English.
  ///   - rules: The path of a rule file.
  ///   - brand: The brand of the page, or `nil` for the default.
  ///   - storeErrors: The errors that violated indexes of the store mean, by their names.
  init(
    _ path: String, title: String, submitTitle: String, rules: String, brand: BrandVariant? = nil,
    store: Store,
    storeErrors: [String: ServerError] = [:]
  ) throws {
    let bytes = try SourceFiles.read(rules)
    do {
      form = try Form(RuleFile(bytes))
    } catch {
      throw StartError("\(rules): \(error)")
    }
    (self.path, self.title, self.store, self.storeErrors) = (path, title, store, storeErrors)
    signer = TokenSigner(key: store.signingKey)
    let checks = LiveChecks(of: form)
    liveChecks = checks
    pages = FormPages(
      form: form, path: path, title: title, submitTitle: submitTitle, script: "/check.js", brand: brand,
      signer: signer,
      summaryTexts: SummaryTexts(upTo: form.fields.count)
    ) { page, html in
      html.element("div", ["data-checks": checks.json]) { PlainFormTemplate().writeForm(page, to: &$0) }
    }
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
    else { return .now(try pages.showAgain(post, after: .forged(form: path), for: request)) }
    let result = form.check(post)
    guard result.isValid else { return .now(try pages.refuse(result, request)) }
    return .later {
      do {
        return try accept(result, token, request)
      } catch {
        return request.response(to: error)
      }
    }
  }

  private func accept(_ result: FormResult, _ token: String, _ request: Request) throws -> Response {
    do {
      guard try store(result, token: token) else {
        return try pages.showAgain(result.submission, after: .otherContent(form: path), for: request)
      }
    } catch let error as DatabaseError {
      guard let index = error.violatedIndex, let found = result.adding(constraint: index, from: storeErrors)
      else { throw error }
      return try pages.refuse(found, request)
    }
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
}
