import FormValidation
import RuleFiles
import Validation

/// The forms of the tests.
enum SignUpForm {
  /// Returns a form with ten fields of the kinds that are usual in a sign-up.
  static func tenFields() throws -> Form {
    try Form(RuleFile(Array(yaml.utf8)))
  }

  private static let yaml = """
    messages: {required: must be filled in}
    fields:
      - {name: email, title: E-mail, type: string, format: email, constraints: {required: true}, normalize: [trim]}
      - {name: name, type: string, title: Name, constraints: {required: true, maxLength: 80}, rules: [no-control]}
      - {name: born, title: Date of birth, type: date, constraints: {minimum: 1900-01-01}}
      - {name: phone, title: Telephone, rules: [phone], assistiveText: With the country}
      - {name: country, title: Country, constraints: {enum: [DE, FR, JP]}}
      - {name: zip, type: string, title: Postal code, constraints: {pattern: '[0-9]{5}'}}
      - {name: guests, title: Guests, type: integer, constraints: {minimum: 1, maximum: 9}}
      - {name: about, type: string, title: About you, control: multiline, constraints: {maxLength: 20}}
      - {name: password, title: Password, rules: [{length: {min: 8}}], control: password}
      - {name: again, title: Once more, control: password}
    rules:
      - {id: same, compare: password == again, at: again, message: must be the password above}

    """

  /// A valid post.
  static let valid =
    "email=ann%40example.com&name=Ann+Lee&born=1990-02-28&phone=%2B49+30+123456&country=DE&zip=10115&guests=2"
    + "&about=Hello%0D%0Athere&password=correct+horse&again=correct+horse"
}
