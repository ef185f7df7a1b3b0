import RuleFiles
import TestSupport
import Validation

@testable import FormValidation

/// Rule files in JSON with hostile names, numbers and combinations, and submissions to their forms.
enum HostileRuleFile {
  static let types = [
    "string", "number", "integer", "boolean", "object", "array", "list", "date", "time", "datetime", "year",
    "yearmonth",
    "duration", "geopoint", "geojson", "any",
  ]

  /// Every character of ASCII alone, and names that others generate or that are long, empty or equal after normalization.
  static let names =
    (0..<128).map { String(Unicode.Scalar($0)) } + [
      "", "__proto__", "constructor", "toString", "csrf-token", "csrf-token_", "field-a", "error-a",
      "form-summary-title",
      "é", "e\u{301}", "\u{202E}a", "\u{2028}", "\u{0}\u{0}", "a[", "a]", "a[b]", "a[b][0]", "[]", "[0]",
      "][", "a[[b]]",
      "a.b", "a b", "😀", "א", "%00", "%zz", "&=", "+", "_charset_", "isindex",
      String(repeating: "n", count: 4_096),
      String(repeating: "é[", count: 1_024),
    ]

  /// Values of constraints and arguments: bounds of integers, huge exponents, wrong kinds.
  private static let values = [
    "0", "-1", "1", "5", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "4611686018427387904", "1e400",
    "1e999999999999", "-0", "0.5", "null", "true", "[]", "{}", #""""#, #""x""#, #""2024-02-30""#,
    #""0000-01-01""#,
    #""9999-12-31""#, #""275760-09-14""#, #""[""#, #""(a+)+$""#, #""a{1000}""#, #""\u0000""#, #"["a", "a"]"#,
    #"["", "é", "e\u0301"]"#,
  ]

  private static let arguments = [
    "", "0", "-1", "1", "..", "1..0", "0..9223372036854775807", "9223372036854775807", "9223372036854775808",
    "0..9223372036854775807 bytes", "5 utf16", "1e999999999999", "a", "a,b", ",", "a,a",
    "min=0 classes=9 distinct=999999999",
    "min=9223372036854775807", "\u{0}", "[", "(?<n>a)", "2024-02-30..", "today", "18..", "-1..-1",
    "200000000000000000",
  ]

  private static let constraints = [
    "required", "unique", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "pattern",
    "enum", "jsonSchema",
  ]

  private static let properties = [
    "format", "title", "description", "placeholder", "assistiveText", "autocomplete", "severity", "messages",
    "missingValues",
    "categories", "categoriesOrdered", "trueValues", "falseValues", "decimalChar", "groupChar", "bareNumber",
    "delimiter",
    "itemType", "normalize",
  ]

  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case "\u{0}"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Returns a rule file of one field.
  static func document(name: String = "a", control: String? = nil, type: String = "any", rules: [String] = [])
    -> String
  {
    var members = [#""name": \#(quoted(name))"#, #""type": "\#(type)""#]
    if let control { members.append(#""control": "\#(control)""#) }
    members.append(#""rules": [\#(rules.map(quoted).joined(separator: ", "))]"#)
    return #"{"fields": [{\#(members.joined(separator: ", "))}]}"#
  }

  static func random(using random: inout SeededGenerator) -> String {
    let fields = (0..<Int.random(in: 1...2, using: &random)).map { _ in field(using: &random) }
    var members = [#""fields": [\#(fields.joined(separator: ", "))]"#]
    if Int.random(in: 0..<4, using: &random) == 0 {
      members.append(#""rules": [\#(recordRule(using: &random))]"#)
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func field(using random: inout SeededGenerator) -> String {
    var members = [
      #""name": \#(quoted(Bool.random(using: &random) ? "ab" : names.randomElement(using: &random)!))"#
    ]
    if Bool.random(using: &random) { members.append(#""type": "\#(types.randomElement(using: &random)!)""#) }
    if Bool.random(using: &random) {
      members.append(#""control": "\#(FieldControl.allCases.randomElement(using: &random)!)""#)
    }
    let limits = Set(
      (0..<Int.random(in: 0...1, using: &random)).map { _ in constraints.randomElement(using: &random)! })
    let bounds = limits.sorted().map { "\"\($0)\": \(values.randomElement(using: &random)!)" }
    if !bounds.isEmpty { members.append(#""constraints": {\#(bounds.joined(separator: ", "))}"#) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let entry = Catalog.entries.randomElement(using: &random)!
      let argument = Bool.random(using: &random) ? "" : ":" + arguments.randomElement(using: &random)!
      members.append(#""rules": [\#(quoted(entry.name + argument))]"#)
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      members.append(
        "\"\(properties.randomElement(using: &random)!)\": \(values.randomElement(using: &random)!)")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func recordRule(using random: inout SeededGenerator) -> String {
    [
      #"{"id": "r", "compare": "a < ab"}"#, #"{"id": "r", "compare": "a + a + ab == 1e999999999999"}"#,
      #"{"id": "r", "compare": "ab == ''"}"#,
      #"{"id": "r", "compare": "ab <= 9223372036854775808", "at": "ab"}"#,
      #"{"id": "r", "at": "ab", "required-if": {"field": "ab", "is": ["x", "x"]}}"#,
      #"{"id": "r", "exactly-one-of": ["a", "ab"]}"#, #"{"id": "r", "at-most-one-of": ["ab", "ab"]}"#,
      #"{"id": "r", "all-or-none": []}"#, #"{"id": "r", "compare": ""}"#,
      #"{"id": "r", "at": "ab", "rule": "password", "when": {"not": {"all": []}}}"#,
      #"{"id": "r", "at": "ab", "rule": "required", "when": {"field": "ab", "rule": "required"}}"#,
      #"{"id": "r", "at-least-one-of": ["ab"], "when": {"any": []}, "message": "{fields|a|b}"}"#,
    ].randomElement(using: &random)!
  }

  /// Returns submissions in the three encodings, with values that are wrong for most types.
  static func posts(to form: Form) -> [(body: [UInt8], type: SubmissionType)] {
    let names = form.fields.map(\.name)
    let values = [
      "", "9999999999999999999999e99", "2024-02-30", "\u{0}" + String(repeating: "ä", count: 300),
    ]
    var posts: [(body: [UInt8], type: SubmissionType)] = []
    for value in values {
      let pairs = names.map { encoded($0) + "=" + encoded(value) }
      posts.append((Array((pairs + pairs).joined(separator: "&").utf8), .urlEncoded))
      let members = names.map { quoted($0) + ": " + quoted(value) }
      posts.append((Array("{\(members.joined(separator: ", "))}".utf8), .json))
    }
    return posts
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
