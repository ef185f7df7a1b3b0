internal import RuleFiles
public import Validation

/// A form as HTML: its fields with what was typed and what is wrong, to be sent again.
///
/// ```swift
/// let page = FormPage(form, result: form.check(post), action: "/sign-up", token: FormToken(secret))
/// page.html()  // <form method="post" action="/sign-up" …
/// ```
///
/// Without a result it is empty. It is a `form` element without script or style of its own, so that
/// `Content-Security-Policy: default-src 'self'` holds; ``FormStyleSheet`` has the styles. Where something is wrong, a summary
/// with a link to each field stands before all and takes the focus. What was typed comes back as it was typed; a secret, such
/// as a password, never.
///
/// A template says how it looks: ``FormTemplate``.
public struct FormPage: Sendable {
  /// Whether the form can be sent.
  public enum SubmitState: String, Sendable {
    case normal, disabled, loading
  }

  public let form: Form
  /// What a check has found; `nil` before the first.
  public let result: FormResult?
  /// Where the form is sent to.
  public var action: String
  /// What says that the page came from this server; `nil` for none.
  public var token: FormToken?
  /// Says what no text of the rules' own says; its language is the page's.
  public let catalog: MessageCatalog
  /// The fields as they are shown, in the order of the form.
  public let fields: [PageField]
  public var words: FormWords
  /// Whether the browser checks what it can before it sends; else the server alone does.
  public var validatesInBrowser = true
  public var submitState = SubmitState.normal

  /// - Precondition: The result is one of this form.
  public init(
    _ form: Form, result: FormResult? = nil, action: String, token: FormToken? = nil,
    catalog: MessageCatalog = .english, words: FormWords = .english
  ) {
    precondition(result.map { $0.form.names == form.names } ?? true, "a result of this form")
    (self.form, self.result, self.action, self.token) = (form, result, action, token)
    (self.catalog, self.words) = (catalog, words)
    let shown = result?.fields(in: catalog) ?? form.fields.map(FieldResult.init(unasked:))
    fields = zip(shown, form.controls).map { PageField($0, attributes: $1, typed: result?.submission) }
  }

  /// The page in UTF-8. O(n) in what is shown.
  public func html(by template: some FormTemplate = PlainFormTemplate()) -> [UInt8] {
    var html = HTMLWriter()
    template.writeForm(self, to: &html)
    return html.bytes
  }

  /// Which way the language of the page is written: HTML, section 3.2.6.4.
  public var direction: String { Self.direction(of: catalog.language) }

  static func direction(of language: String) -> String {
    rightToLeft.contains(language.prefix { $0 != "-" }.lowercased()) ? "rtl" : "ltr"
  }

  /// Languages whose usual script is Arabic, Hebrew or Thaana: CLDR 44, likelySubtags.
  private static let rightToLeft: Set = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]

  /// What is wrong with the form as a whole, in texts.
  public var formErrors: [String] {
    let errors = result?.findings.filter { $0.field == nil && $0.finding.severity == .error } ?? []
    return errors.map { $0.finding.message(locale: catalog.language, catalog: catalog) }
  }
}

extension FieldResult {
  /// A field before anything was asked.
  fileprivate init(unasked field: FormField) {
    self.init(field: field, state: field.isDisabled ? .disabled : .normal, errorText: nil, warnings: [])
  }
}

/// What comes with a post and says that its page came from this server: against cross-site request forgery.
public struct FormToken: Sendable, Hashable {
  /// The name that a post has it under.
  public let name: String
  public let value: String

  public init(_ value: String, name: String = "csrf-token") {
    (self.name, self.value) = (name, value)
  }
}
