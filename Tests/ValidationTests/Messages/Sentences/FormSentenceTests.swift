import Testing

@testable import Validation

/// Tests of the sentences by which a form speaks to a person.
@Suite struct FormSentenceTests {
  private static func sentence(
    _ catalog: MessageCatalog, _ code: FailureCode, _ label: FormText? = "Name",
    _ control: ControlKind = .text,
    _ parameters: FailureParameters = [:]
  ) -> FormSentence {
    catalog.sentence(
      for: ValidationFailure(code, parameters), about: FormSubject(label, control: control, language: nil))
  }

  @Test(
    arguments: [
      ("Your name", "Enter your name"), ("Name", "Enter name"), ("E-mail address", "Enter e-mail address"),
      ("IBAN", "Enter IBAN"), ("VAT number", "Enter VAT number"), ("T", "Enter T"), ("Name:", "Enter name"),
      ("Name (as in the passport)", "Enter name (as in the passport)"),
      ("PayPal account", "Enter PayPal account"),
      ("Straße", "Enter straße"), ("name", "Enter name"), ("Name *", "Enter name"),
      ("What is your name?", "Answer the question 'What is your name?'"), ("…", "Fill in this field"),
      ("", "Fill in this field"),
    ])
  func `an English label is in lower case inside a sentence, unless it is an abbreviation or no noun`(
    label: String, sentence: String
  ) {
    #expect(Self.sentence(.english, "required", FormText(label)).text.text == sentence)
  }

  @Test func `a label in another language keeps its capital, and is a part in its language`() {
    let sentence = Self.sentence(.english, "required", FormText("Straße", in: "de"))
    #expect(sentence.text.parts.map(\.text) == ["Enter ", "Straße"])
    #expect(sentence.text.parts.map(\.language) == [nil, "de"])
    #expect(sentence.text.text == "Enter Straße" && sentence.namesField)
  }

  @Test(
    arguments: [
      ("de", "Füllen Sie „Your name“ aus"), ("fr", "Renseignez «\u{A0}Your name\u{A0}»"),
      ("es", "Rellene «Your name»"),
      ("it", "Compilare «Your name»"), ("pt", "Preencha “Your name”"), ("ja", "「Your name」を入力してください"),
      ("ar", "يُرجى ملء «\u{2068}Your name\u{2069}»"),
    ])
  func `other languages quote the label, which no grammar changes`(language: String, sentence: String) throws
  {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    #expect(Self.sentence(catalog, "required", "Your name").text.text == sentence)
  }

  @Test(
    arguments: [
      ("required", ControlKind.checkbox, "Tick the box to go on"),
      ("not-blank", .choice, "Choose one from the list"),
      ("required-if", .choices, "Choose at least one from the list"), ("required", .file, "Choose a file"),
      ("required-with", .text, "Enter guests"), ("form.repeated", .choice, "Choose only one"),
      ("form.repeated", .text, "Enter this only once"),
      ("any.failed", .text, "Change this: it is not accepted"),
    ])
  func `a sentence is chosen by code and control`(code: FailureCode, control: ControlKind, text: String) {
    #expect(Self.sentence(.english, code, "Guests", control).text.text == text)
  }

  @Test func `a code without a sentence has that of its first word, else one made of the message for tables`()
  {
    let example: FailureParameters = ["example": "a@example.com"]
    #expect(
      Self.sentence(.english, "email.no-at-sign", "E-mail", .email, example).text.text
        == "Enter an e-mail address such as a@example.com")
    let failure: FailureParameters = ["text": "X-"]
    #expect(
      Self.sentence(.english, "starts-with.missing", "Code", .text, failure).text.text
        == "Code must begin with 'X-'")
    #expect(
      Self.sentence(.english, "starts-with.missing", "Which code?", .text, failure).text.text
        == "This must begin with 'X-'")
    #expect(
      Self.sentence(.german, "starts-with.missing", "Code", .text, failure).text.text
        == "Der Wert muss mit „X-“ beginnen")
  }

  @Test func `without an example no sentence promises one`() {
    #expect(Self.sentence(.english, "number.malformed", "Amount").text.text == "Amount must be a number")
    #expect(Self.sentence(.english, "regex.no-match", "Code").text.text == "Check the way this is written")
    #expect(
      Self.sentence(.english, "regex.no-match", "Code", .text, ["example": "A1"]).text.text
        == "Enter a value such as A1")
  }

  @Test func `a malformed moment is called by what its example has`() {
    for (example, text) in [
      ("27.03.2026", "Enter a date such as 27.03.2026"), ("08:30", "Enter a time such as 08:30"),
      ("2026-03-27 08:30", "Enter a date and time such as 2026-03-27 08:30"),
    ] {
      let parameters: FailureParameters = ["example": .text(example), "format": "%d"]
      #expect(Self.sentence(.english, "strptime.no-match", "Day", .text, parameters).text.text == text)
    }
  }

  @Test func `a catalog without sentences has its messages, and without these English, marked as such`() {
    let dutch = MessageCatalog(["required": "ontbreekt"], language: "nl")
    let own = Self.sentence(dutch, "required", "Naam")
    #expect(own.text == "ontbreekt" && !own.namesField)
    let foreign = Self.sentence(dutch, "not-blank", "Naam")
    #expect(foreign.text.parts.map(\.language) == ["en", "nl"] && foreign.text.text == "Enter Naam")
  }

  @Test func `the message of a strategy of one's own is English, and the label before it is not`() {
    let failure = ValidationFailure("color.unknown", message: "must be a color")
    let subject = FormSubject("Farbe", control: .text, language: nil)
    let german = MessageCatalog.german.sentence(for: failure, about: subject)
    #expect(german.text.parts.map(\.text) == ["Der Wert ", "must be a color"])
    #expect(german.text.parts.map(\.language) == [nil, "en"])
    #expect(
      MessageCatalog.english.sentence(
        for: failure, about: FormSubject("Color", control: .text, language: nil)
      ).text
        == "Color must be a color")
  }

  @Test func `an entry has the label, with its language`() {
    let entry = MessageCatalog.arabic.entry(label: FormText("Name", in: "en"), message: "x")
    #expect(entry.parts.map(\.language) == ["en", nil])
    #expect(entry.text == "\u{2068}Name\u{2069}: x")
    for catalog in MessageCatalog.all {
      let text = catalog.entry(label: "Name", message: "x").text
      #expect(text == catalog.entry(field: "Name", message: "x"))
    }
  }

  @Test func `a predicate of a table is unchanged by the sentences`() {
    #expect(MessageCatalog.english.message(for: ValidationFailure("required")) == "must be present")
    #expect(!MessageCatalog.english.codes.contains { $0.rawValue.hasPrefix("form/") })
  }
}
