import Foundation
import TestSupport
import Testing

/// Tests that each rule file in `rules/` checks a small table according to its descriptions.
struct ReadyRulesTests {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "rules")

  private func check(_ rules: String, _ table: String) throws -> ProgramResult {
    let file = Self.directory.appending(path: rules).path
    return try ScratchDirectory().validate("check", "-q", "--errors", "-", "-r", file, input: table)
  }

  private static let names = [
    "addresses.yml", "contacts.yml", "emails.yml", "logs.yml", "orders.yml", "payments.yml", "people.json",
    "points.yml",
    "products.yml", "readings.yml", "sign-up.yml",
  ]

  @Test func `every rule file in the folder is tested here`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path).sorted()
    #expect(names == Self.names)
  }

  @Test(arguments: names)
  func `a rule file in the folder has no lint findings and passes its own tests`(name: String) throws {
    let file = Self.directory.appending(path: name).path
    try ScratchDirectory().validate("lint", "-q", file).expect(0)
    let result = try ScratchDirectory().validate("test", file)
    result.expect(status: 0)
    let count = try #require(
      result.errorsText.wholeMatch(of: /validate: ([0-9]+) tests in 1 file, 0 failed\n/)?.1)
    #expect(try #require(Int(count)) >= 7)
  }

  @Test func `contacts are checked by contacts.yml`() throws {
    try check(
      "contacts.yml",
      """
      name,email,phone,company,language,newsletter,since,more
      Ann,ann@example.com,,,en,yes,2024-02-29,x
      Bob, bob@example.org ,+49 30 123456,,de-CH,no,1989-12-31,
      ,ann@localhost,12,,xx,maybe,2023-02-29,
      Eve,,,,,,,
      Joe,,+1 202-555-0143,,,1,,
      """
    ).expect(
      1,
      output: """
        -:3:47: error: since: '1989-12-31' must be 1990-01-01 or later [date.too-early]
        -:4:1: error: name: '' must be present [required]
        -:4:2: error: email: 'ann@localhost' must be an e-mail address: its domain has no dot [email.domain-single-label]
        -:4:16: error: phone: '12' must be a telephone number that begins with + and the country calling code [phone.not-international]
        -:4:20: error: language: 'xx' must be a language tag: 'xx' at character 1 is not a registered language [language.unregistered]
        -:4:23: error: newsletter: 'maybe' must be one of 'true', 'yes', '1', 'false', 'no', '0' [boolean.malformed]
        -:4:29: error: since: '2023-02-29' must be a day that exists: the month has 28 days, not 29 [date.no-such-day]
        -:5:1: error: has neither an e-mail address nor a telephone number [at-least-one-of]
        -:6:5: error: email: '' must be present if newsletter is true [required-if]

        """)
  }

  @Test func `people are checked by people.json`() throws {
    let header = "id,name,email,zip,birthdate,amount,country,note\n"
    try check(
      "people.json",
      header + """
        1,José,a.b+c@d-e.example,12345-6789,2000-02-29,1e4,GB,
        -7,"Smith, Jo",x@y.co,00000,0000-01-01,0.000,US,"any
        thing"
        ,,,,,,,
        1.0,\(String(repeating: "n", count: 41)),a@b,1234,1900-02-29,10000.01,UK,x
        x,n,a..b@c.de,１２３４５,2023-2-3,NaN,us,x
        1,n,a@b.co,12345,2023-01-01,0,US
        """
    ).expect(
      1,
      output: """
        -:5:1: error: id: '' must be present [required]
        -:5:2: error: name: '' must be present [required]
        -:5:3: error: email: '' must be present [required]
        -:5:4: error: zip: '' must be present [required]
        -:5:5: error: birthdate: '' must be present [required]
        -:5:6: error: amount: '' must be present [required]
        -:5:7: error: country: '' must be present [required]
        -:6:1: error: id: '1.0' must be a whole number [integer.malformed]
        -:6:5: error: name: '\(String(repeating: "n", count: 41))' must have at most 40 characters, has 41 [length.too-long]
        -:6:47: error: email: 'a@b' must match \(Self.email) [regex.no-match]
        -:6:51: error: zip: '1234' must match [0-9]{5}(-[0-9]{4})? [regex.no-match]
        -:6:56: error: birthdate: '1900-02-29' must be a day that exists: the month has 28 days, not 29 [date.no-such-day]
        -:6:67: error: amount: '10000.01' must be at most 10000 [range.too-large]
        -:6:76: error: country: 'UK' must be one of \(Self.countries) [one-of.not-listed]
        -:7:1: error: id: 'x' must be a whole number [integer.malformed]
        -:7:5: error: email: 'a..b@c.de' must match \(Self.email) [regex.no-match]
        -:7:15: error: zip: '１２３４５' must match [0-9]{5}(-[0-9]{4})? [regex.no-match]
        -:7:21: error: birthdate: '2023-2-3' must be a date as YYYY-MM-DD [date.malformed]
        -:7:30: error: amount: 'NaN' must be at least 0 [range.too-small]
        -:7:34: error: country: 'us' must be one of \(Self.countries) [one-of.not-listed]
        -:8:1: error: must have 8 fields, has 7 [record.ragged]

        """)
  }

  private static let email =
    "[A-Za-z0-9_%+-]+([.][A-Za-z0-9_%+-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*[.])+[A-Za-z]{2,63}"
  private static let countries = "'US', 'CA', 'MX', 'BR', 'GB', 'IE', 'FR', 'DE', 'AT', 'CH' … and 10 more"

  @Test func `people must have exactly these columns in this order`() throws {
    try check("people.json", "name,id,email,zip,birthdate,amount,country,note\n")
      .expect(1, output: "-:1:1: error: name: must have id as field 1 [header.wrong-order]\n")
    try check("people.json", "id,name,email,zip,birthdate,amount,country,note,more\n")
      .expect(
        1,
        output: "-:1:49: error: more: must not have a field that the rules do not have [header.extra-field]\n"
      )
  }

  @Test func `readings are checked by readings.yml, with NA as an absent value`() throws {
    try check(
      "readings.yml",
      """
      sensor,day,celsius,ok
      s-01,2024-02-29,21.5,true
      s-1234,2000-01-01,NA,0
      s-01,2024-02-29,,FALSE
      NA,NA,NA,NA
      S-1,1999-12-31,-273.16,maybe
      s-01,2024-02-29,-273.15,1
      s-01,2024-02-29,1000.1,1
      """
    ).expect(
      1,
      output: """
        -:5:1: error: sensor: 'NA' must be present [required]
        -:5:4: error: day: 'NA' must be present [required]
        -:5:10: error: ok: 'NA' must be present [required]
        -:6:1: error: sensor: 'S-1' must match s-\\d{2,4} [regex.no-match]
        -:6:5: error: day: '1999-12-31' must be 2000-01-01 or later [date.too-early]
        -:6:16: error: celsius: '-273.16' must be at least -273.15 [range.too-small]
        -:6:24: error: ok: 'maybe' must be one of 'true', 'True', 'TRUE', '1', 'false', 'False', 'FALSE', '0' [boolean.malformed]
        -:8:17: error: celsius: '1000.1' must be at most 1000 [range.too-large]

        """)
  }

  @Test func `fields follow the order of the rule file if there is no header`() throws {
    let file = Self.directory.appending(path: "readings.yml").path
    try ScratchDirectory().validate(
      "check", "-q", "--errors", "-", "--no-header", "-r", file,
      input: "s-01,2024-02-29,x,true\ns-01,2024-02-29,1\n"
    ).expect(
      1,
      output: """
        -:1:17: error: celsius: 'x' must be a number [number.malformed]
        -:2:1: error: must have 4 fields, has 3 [record.ragged]

        """)
  }
}
