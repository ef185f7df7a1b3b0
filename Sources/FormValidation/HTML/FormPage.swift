public import Controls
internal import HTMLMarkup
public import Validation

/// A form to be rendered as HTML, with the submitted values and the errors, if there are any.
///
/// ```swift
/// let page = FormPage(form, result: form.check(try post), action: "/sign-up", token: FormToken("8f2a"))
/// page.html()  // <form method="post" action="/sign-up" …
/// ```
///
/// Without a result and without values the controls are empty. The page is a `form` element without scripts and styles in it, as
/// `Content-Security-Policy: default-src 'self'` requires; ``FormStyleSheet`` is a style sheet for it, and ``FormScript`` a
/// script that it does not need. If there are errors, a summary with a link to each invalid field is the first element
/// and receives the focus. Values are shown as they were typed; a secret, such as a password, is never shown.
///
/// The HTML of each part is written by a ``FormTemplate``.
public struct FormPage: Sendable {
  /// The form that the page shows.
  public let form: Form
  /// The result of the check of a submission; `nil` for an empty form.
  public let result: FormResult?
  /// The URL that the form is sent to.
  public var action: String
  /// The token against cross-site request forgery; `nil` for none.
  public var token: FormToken?
  /// The texts of the page, and of failures for which the rules have no text; its language is that of the page.
  public let catalog: MessageCatalog
  /// The fields with their states and values, in the order of the form.
  public let fields: [PageField]
  /// Values that the form sends besides its fields, by their names, in the order of the page: they are shown nowhere, and a person can
  /// change them, so that the server signs what it must be able to trust.
  public var hiddenValues: [(name: String, value: String)] = []
  /// The title of the submit button; that of the catalog by default.
  public var submitTitle: String?
  /// A second button that sends the form, before the first; `nil` for none.
  public var otherButton: OtherButton?
  /// Whether the browser checks the form before it is sent; otherwise only the server checks it.
  public var validatesInBrowser = true
  /// The state of the submit button.
  public var submitState = ButtonModel.State.normal
  /// The brand of the page: the submit button is a brand button of this variant, and check boxes, radio buttons and the buttons
  /// that show passwords have its color. `nil`, the default, for Novum's primary button.
  ///
  /// A brand button has no state `loading`: it is disabled while ``submitState`` is `loading`, and has the same text.
  public var brand: BrandVariant?
  /// The texts of the errors in the form as a whole.
  public let formErrors: [FormText]
  /// The texts of the warnings in the form as a whole.
  public let formWarnings: [FormText]
  /// The number of errors in the form as a whole, and of invalid fields: that of the summary's entries.
  public let problems: Int
  /// The texts of the catalog.
  let texts: PageTexts

  /// Creates the page of a form.
  ///
  /// - Precondition: The result is that of a submission of this form, and not of another one with the same fields.
  public init(
    _ form: Form, result: FormResult? = nil, action: String, token: FormToken? = nil,
    catalog: MessageCatalog = .english
  ) {
    precondition(
      result.map { $0.form.compiled.declared === form.compiled.declared } ?? true,
      "the result is of another form")
    let form = result?.form ?? Form(form.compiled.smallest)
    let markup = form.fieldMarkup(in: catalog.language)
    guard let result else {
      let fields = zip(form.compiledFields, markup).map { PageField($0, $1, in: catalog) }
      self.init(form, fields, action: action, token: token, catalog: catalog)
      return
    }
    let fields = result.fields(in: catalog).enumerated().map { index, field in
      PageField(field, markup[index], at: index, in: result.submission)
    }
    self.init(form, fields, result: result, action: action, token: token, catalog: catalog)
  }

  /// Creates the page of a form with values that have not been submitted, such as those of a stored record to be edited.
  ///
  /// ```swift
  /// FormPage(form, values: ["name": "Ann", "email": "ann@example.com"], action: "/people/7").fields[1].values  // ["Ann"]
  /// ```
  ///
  /// The values are not checked, and those of secrets and files are not shown.
  ///
  /// - Precondition: The form has the fields of the values.
  public init(
    _ form: Form, values: FormValues, action: String, token: FormToken? = nil,
    catalog: MessageCatalog = .english
  ) {
    let form = Form(form.compiled.expanded(form.compiled.groups.map { values.count(of: $0) }))
    for name in values.byName.keys {
      precondition(form.index(of: name) != nil, "the form has no field '\(name)'")
    }
    let markup = form.fieldMarkup(in: catalog.language)
    let fields = zip(form.compiledFields, markup).map { field, markup in
      PageField(field, markup, showing: values[field.field.name], in: catalog)
    }
    self.init(form, fields, action: action, token: token, catalog: catalog)
  }

  init(
    _ form: Form, _ fields: [PageField], result: FormResult? = nil, action: String, token: FormToken?,
    catalog: MessageCatalog
  ) {
    formErrors = result?.formTexts(of: .error, in: catalog) ?? []
    formWarnings = result?.formTexts(of: .warning, in: catalog) ?? []
    // By their indices, since to iterate over the fields copies each of them.
    problems = formErrors.count + fields.indices.count { fields[$0].isInvalid }
    texts = form.markup(in: catalog.language).texts(of: catalog)
    (self.form, self.result, self.action, self.token) = (form, result, action, token)
    (self.catalog, self.fields) = (catalog, fields)
  }

  /// The texts of all warnings, those of fields with their labels, for the response to a submission that is
  /// accepted.
  ///
  /// ```swift
  /// let form = Form([FormField("n", label: "Guests", rules: [Rule(.integer, severity: .warning)])])
  /// let post = try Submission(decoding: Array("n=x".utf8), as: .urlEncoded, for: form)
  /// let page = FormPage(form, result: form.check(post), action: "/")
  /// page.warnings.map(\.text)  // ["Guests: Enter a whole number such as 12"]
  /// ```
  public var warnings: [FormText] { fields.flatMap(\.result.warningEntries) + formWarnings }

  /// Returns the title of the document that contains the page: "Error: Sign up" if there are errors, because screen readers read
  /// the title of a new page first, and else the title itself.
  ///
  /// ```swift
  /// FormPage(form, result: form.check(try post), action: "/", catalog: .german).documentTitle("Konto")  // "Fehler: Konto"
  /// ```
  public func documentTitle(_ title: String) -> String {
    problems > 0 ? catalog.entry(field: texts.interface.error, message: title) : title
  }

  /// Whether the page reports errors of a submission: its response has the status 422.
  public var isRefused: Bool { problems > 0 }

  /// A button that sends the form with a value by which the server does something else than with the first button.
  public struct OtherButton: Sendable, Hashable {
    /// The name and the value that it sends.
    public var name, value: String
    /// Its title.
    public var title: String

    /// Creates a button.
    public init(name: String, value: String, title: String) {
      (self.name, self.value, self.title) = (name, value, title)
    }
  }

  /// Returns the page as HTML in UTF-8. O(n) in its length.
  public func html(by template: some FormTemplate = PlainFormTemplate()) -> [UInt8] {
    var html = HTMLWriter(capacity: 1024 + 512 * fields.count)
    template.writeForm(self, to: &html)
    return html.bytes
  }
}

/// A token against cross-site request forgery, by which a server recognizes a submission from one of its own pages.
///
/// A page contains it in a hidden input, and ``Submission/token`` is the one that a submission has returned.
public struct FormToken: Sendable, Hashable {
  /// The name of the token in pages and submissions: `csrf-token`. ``Form/tokenName`` is another one if a field has this name.
  public static let name = "csrf-token"
  /// The text of the token, as pages contain it and submissions return it.
  public let value: String

  /// Creates a token from its text.
  public init(_ value: String) { self.value = value }
}
