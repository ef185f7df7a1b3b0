/// The keys of a catalog under which the sentence of a form for a failure is looked up, the most specific first.
///
/// The sentence of a code has the key `form/CODE`. For a kind of control, for a variant of the message and for a label that is no
/// noun it may have one of its own, `form/CODE/checkbox`; and all codes that begin with the same name may share `form/NAME`.
struct SentenceKeys {
  let all: [FailureCode]

  init(_ failure: ValidationFailure, about subject: FormSubject) {
    let example = failure.parameters["example"]?.description
    let own = failure.code.rawValue
    let code = Self.shared[own] ?? Self.moment(own, such: example) ?? own
    var keys: [String] = []
    if subject.control.isTyped, !subject.hasNoun {
      keys.append(subject.isQuestion ? "\(code)/question" : "\(code)/plain")
    }
    if let variant = failure.parameters.messageVariant { keys.append("\(code)/\(variant)") }
    keys.append("\(code)/\(subject.control.rawValue)")
    if example != nil { keys.append("\(code)/example") }
    keys.append(code)
    if let point = code.firstIndex(of: ".") {
      let name = String(code[..<point])
      keys.append(Self.shared[name] ?? name)
    }
    all = keys.map { FailureCode(rawValue: "form/" + $0) }
  }

  /// Returns the name of the sentence about a malformed date or time, whose code does not say which of them it is: the example does.
  private static func moment(_ code: String, such example: String?) -> String? {
    guard code == "strptime.no-match" || code.hasPrefix("moment.malformed") || code.hasPrefix("time."),
      let example
    else { return nil }
    guard example.contains(":") else { return "date.malformed" }
    return example.utf8.count > 10 ? "date-time" : "time"
  }

  /// The keys of the sentence that is made of the message of a table.
  static let ofMessages: FailureCode = "form/other"
  static let ofMessagesWithoutNoun: FailureCode = "form/other/plain"

  /// The codes, and the first words of codes, that have the sentence of another one, because a person is to do the same.
  private static let shared = [
    "all.failed": "rejected", "any.failed": "rejected", "exactly-one.none": "rejected",
    "exactly-one.several": "rejected", "not.matched": "rejected", "rule.unexplained": "rejected",
    "not-blank": "required", "required-if": "required", "required-with": "required",
    "decimal.malformed": "number.malformed", "multiple-of.not-a-number": "number.malformed",
    "range.not-a-number": "number.malformed", "numeric": "digits",
    "moment.too-early": "date.too-early", "moment.too-late": "date.too-late",
    "local-date-time": "date-time", "not-regex.matched": "regex.no-match",
    "no-bidi": "no-control", "printable": "no-control",
    "e164": "phone", "e164.plus": "phone.not-international",
  ]
}
