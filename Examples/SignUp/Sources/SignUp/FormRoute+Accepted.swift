internal import FormValidation
internal import HTMLMarkup
internal import JSONDocument
internal import LocalServer
internal import Validation

extension FormRoute {
  /// Returns the path of the page of thanks. If the submission has warnings, it contains the token, by which the page finds
  /// what was stored; the token has been used, so that nothing else can be stored with it.
  func acceptedPath(of result: FormResult, token: String) -> String {
    path + "/accepted" + (result.hasWarnings ? "?token=" + token : "")
  }

  /// Returns the page of thanks, with the warnings of the submission that was stored with the token in the query.
  func showAccepted(_ request: Request) throws -> Response {
    let warnings = try storedResult(request).map { result in
      FormPage(form, result: result, action: path, catalog: request.catalog)
    }
    return .page(
      Page.accepted(title: title, catalog: request.catalog) { html in
        guard let warnings, !warnings.warnings.isEmpty else { return }
        html.element("div", ["class": "form"]) { html in
          PlainFormTemplate().writeWarnings(warnings.warnings, on: warnings, to: &html)
        }
        html.newLine()
      })
  }

  /// Checks again what was stored with the token of the query, for its warnings; `nil` without a token of this form and
  /// session.
  ///
  /// Secrets are not stored as they were typed, so that no rule that reads one has a finding here.
  private func storedResult(_ request: Request) throws -> FormResult? {
    guard let token = request.argument("token"), let session = request.session,
      try signer.accepts(token, form: path, session), let stored = try store.submission(token: token)
    else { return nil }
    return form.check(try Submission(decoding: stored.values, as: .json, for: form))
  }
}

extension FormResult {
  fileprivate var hasWarnings: Bool { findings.contains { $0.finding.severity == .warning } }

  /// The body of the response to an accepted submission: `{"accepted":true,"warnings":[]}`.
  func acceptance(in catalog: MessageCatalog) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("accepted", true)
      json.key("warnings")
      json.raw(warningsArray(in: catalog).span)
    }
    return json.bytes
  }
}
