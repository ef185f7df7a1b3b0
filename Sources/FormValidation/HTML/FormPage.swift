public import Validation

/// A form as HTML: its fields with what was typed and what is wrong, to be sent again.
///
/// ```swift
/// let page = FormPage(form, result: form.check(try post), action: "/sign-up", token: FormToken("8f2a"))
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
  public let form: Form
  /// What a check has found; `nil` before the first.
  public let result: FormResult?
  /// Where the form is sent to.
  public var action: String
  /// What says that the page came from this server; `nil` for none.
  public var token: FormToken?
  /// Says what no text of the rules' own says; its language is the page's, and its words are those of the page.
  public let catalog: MessageCatalog
  /// The fields as they are shown, in the order of the form.
  public let fields: [PageField]
  /// Whether the browser checks what it can before it sends; else the server alone does.
  public var validatesInBrowser = true
  /// What the button looks like and does.
  public var submitState = SubmitAction.State.normal
  /// What is wrong with the form as a whole, in texts.
  let formErrors: [String]
  /// How many things are wrong.
  let problems: Int
  /// What stands before the text of each error.
  let errorMark: String
  /// The catalogue's, taken out once: each time would copy all of them.
  let texts: InterfaceTexts

  /// - Precondition: The result is one of this form, and with a token no field of the form has ``FormToken/name``.
  public init(
    _ form: Form, result: FormResult? = nil, action: String, token: FormToken? = nil,
    catalog: MessageCatalog = .english
  ) {
    precondition(result.map { $0.form.names == form.names } ?? true, "a result of this form")
    precondition(token == nil || form.compiled.takesToken, "no field has the token's name")
    var fields: [PageField] = []
    fields.reserveCapacity(form.fieldLayouts.count)
    if let result {
      let shown = result.fields(in: catalog)
      for index in shown.indices { fields.append(PageField(shown[index], at: index, in: result.submission)) }
      formErrors = result.formErrors(in: catalog)
    } else {
      for layout in form.fieldLayouts { fields.append(PageField(layout)) }
      formErrors = []
    }
    problems = formErrors.count + fields.count(where: \.isInvalid)
    texts = catalog.interface
    errorMark = problems > 0 ? catalog.entry(field: texts.error, message: "") : ""
    (self.form, self.result, self.action, self.token) = (form, result, action, token)
    (self.catalog, self.fields) = (catalog, fields)
  }

  /// The page in UTF-8. O(n) in what is shown.
  public func html(by template: some FormTemplate = PlainFormTemplate()) -> [UInt8] {
    var html = HTMLWriter(capacity: 1024 + 512 * fields.count)
    template.writeForm(self, to: &html)
    return html.bytes
  }
}

/// What comes with a post and says that its page came from this server: against cross-site request forgery.
///
/// A page has it in a hidden input, and ``Submission/token`` is what came back. A form whose pages have one has no field of
/// that name.
public struct FormToken: Sendable, Hashable {
  /// The name that a page and a post have it under: `csrf-token`.
  public static let name = "csrf-token"
  public let value: String

  public init(_ value: String) { self.value = value }
}
