import Testing
import Validation

@Suite struct RuleErrorTests {
  #if InternationalNames
  private static let profiles = "practical, html, rfc5321, rfc5322, international"
  #else
  private static let profiles = "practical, html, rfc5321, rfc5322"
  #endif

  @Test(arguments: [
    ("emial", "there is no rule 'emial'; did you mean 'email'?"),
    ("e-mail:html", "there is no rule 'e-mail'; did you mean 'email'?"),
    ("Length:1..2", "there is no rule 'Length'; did you mean 'length'?"),
    ("xyzzy", "there is no rule 'xyzzy'; 'validate rules' lists them"),
    ("", "there is no rule ''; 'validate rules' lists them"),
    (":", "there is no rule ''; 'validate rules' lists them"),
    ("email ", "there is no rule 'email '; did you mean 'email'?"),
    ("required:yes", "rule 'required' takes no argument, and 'yes' was given"),
    ("required:", "rule 'required' takes no argument, and '' was given"),
    ("not-blank:x", "rule 'not-blank' takes no argument, and 'x' was given"),
    ("integer:4", "rule 'integer' takes no argument, and '4' was given"),
    ("boolean:ja,nein", "rule 'boolean' takes no argument, and 'ja,nein' was given"),
    (
      "number:4",
      "there is no grammar '4'; it is one of decimal, html, de, trailing-minus, de-trailing-minus"
    ),
    (
      "date:iso",
      "'iso' is no argument for date, which takes rfc3339, html, or a pattern of strptime such as %d/%m/%Y"
    ),
    (
      "date:%d/%Q/%Y",
      "date pattern '%d/%Q/%Y' is faulty: %Q is not supported; the directives are "
        + "Y y m d e j H I M S f p a A b B h w u z Z, and D F T R n t"
    ),
    (
      "date:%d/%m/%d",
      "date pattern '%d/%m/%d' is faulty: %d occurs twice in the pattern, which strptime does not allow"
    ),
    ("date:%Y%", "date pattern '%Y%' is faulty: the pattern ends in %; write %% for a percent sign"),
    ("uuid:9", "'9' is no argument for uuid, which takes a version from 1 to 8"),
    (
      "postal-code:XX",
      "'XX' is no argument for postal-code, which takes a region that has postal codes, such as DE, GB or US"
    ),
    ("phone:XX", "'XX' is no argument for phone, which takes a region, such as DE, GB or US"),
    ("before:yesterday", "'yesterday' is no argument for before, which takes a day as YYYY-MM-DD, or today"),
    ("length", "rule 'length' needs an argument: length:[MIN]..[MAX] [UNIT]"),
    ("length:", "rule 'length' needs an argument: length:[MIN]..[MAX] [UNIT]"),
    ("range", "rule 'range' needs an argument: range:[MIN]..[MAX]"),
    ("one-of", "rule 'one-of' needs an argument: one-of:VALUE,VALUE…"),
    ("regex:", "rule 'regex' needs an argument: regex:PATTERN"),
    ("length:ten", "'ten' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("length:..", "'..' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("length:-1..2", "'-1..2' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("length:1-2", "'1-2' is no argument for length, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("length:5..1", "length '5..1' allows no value: its lower bound is above its upper one"),
    ("length:1..2 stones", "there is no unit 'stones'; it is one of scalars, bytes, utf16, graphemes"),
    (
      "length:1..2 bytes or so",
      "there is no unit 'bytes or so'; it is one of scalars, bytes, utf16, graphemes"
    ),
    ("range:a..b", "'a..b' is no argument for range, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("range:NaN..", "'NaN..' is no argument for range, which takes bounds such as 1..40, ..40, 3.. or 8"),
    ("range:2..1.5", "range '2..1.5' allows no value: its lower bound is above its upper one"),
    ("email:strict", "there is no profile 'strict'; it is one of \(profiles)"),
    ("email:", "there is no profile ''; it is one of \(profiles)"),
    (
      "regex:(a",
      "regular expression '(a' is faulty at character 3: missing closing parenthesis"
    ),
  ])
  func `the error of an invalid rule describes the problem and the correct usage`(
    spelling: String, text: String
  ) {
    let error = #expect(throws: RuleError.self) { try Catalog.rule(spelling) }
    #expect(error?.description == text)
  }

  @Test func `bounds near the largest integer are accepted or throw an error, but never trap`() async {
    await #expect(processExitsWith: .success) {
      for argument in ["..N", "N..", "N", "1..N", "M..", "..M", "M", "M..N", "N..N"] {
        for unit in ["", " bytes", " utf16", " graphemes"] {
          let bounds = argument.map { character in
            switch character {
            case "N": "9223372036854775807"
            case "M": "9223372036854775806"
            default: String(character)
            }
          }
          _ = try? Catalog.rule("length:" + bounds.joined() + unit)
        }
      }
    }
  }

  @Test func `a length rule with a maximum that no value exceeds accepts every value`() throws {
    for spelling in ["length:..9223372036854775806", "length:0..", "length:0..4611686018427387904 bytes"] {
      let rule = try Catalog.rule(spelling)
      for value in AwkwardValues.all {
        #expect(RuleSet([rule], missingValues: []).findings(in: value.span).isEmpty, "\(spelling)")
      }
    }
  }
}
