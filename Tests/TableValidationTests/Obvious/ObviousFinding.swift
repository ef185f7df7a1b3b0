import Validation

/// The simple reference for a finding and its notations in reports.
struct ObviousFinding {
  var file: String
  var record: Int?
  var line: Int?
  var column: Int
  var offset: Int
  var field: String?
  var rule: String
  var failure: ValidationFailure
  var isWarning = false
  var messages: RuleMessages?
  var value: [UInt8]?
  var pointer: String?

  /// Returns the rule's own message with its parameters inserted, or that of the catalog.
  private func message(_ failure: ValidationFailure, isCause: Bool = false) -> String {
    guard var text = messages?.text(for: failure.code, of: isCause ? nil : rule) else {
      // Reports escape characters that change the direction of text and therefore do not isolate values.
      var bytes: [UInt8] = []
      MessageCatalog.english.appendMessage(for: failure, isolation: .never, to: &bytes)
      return Self.withoutMiddle(String(decoding: bytes, as: UTF8.self))
    }
    for parameter in failure.parameters {
      text = text.replacing("{\(parameter.name)}", with: parameter.value.description)
    }
    text = text.replacing("{field}", with: field ?? "")
    return text.replacing("{value}", with: value.map { decoded($0) + (isCut($0) ? "…" : "") } ?? "")
  }

  /// Returns a text of at most 2 KiB; of a longer one, whole characters of 1 KiB at its beginning and at its end.
  private static func withoutMiddle(_ text: String) -> String {
    func fitting(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      var size = 0
      return scalars.prefix {
        size += UTF8.width($0)
        return size <= 1024
      }
    }
    guard text.utf8.count > 2048 else { return text }
    var cut = String.UnicodeScalarView()
    cut += fitting(text.unicodeScalars) + ["…"] + fitting(text.unicodeScalars.reversed()).reversed()
    return String(cut)
  }

  /// The finding as `FILE:LINE:COLUMN: error: FIELD: 'VALUE' MESSAGE [CODE]`; without lines, the number of the value
  /// replaces the line.
  /// The first causes of the failure, unless the rule has a text of its own.
  private var causes: String {
    guard !failure.causes.isEmpty, messages?.text(for: failure.code, of: rule) == nil else { return "" }
    let shown = failure.causes.prefix(4).map { message($0, isCause: true) }
    let others = failure.causes.count - shown.count
    return " (" + shown.joined(separator: "; ") + (others > 0 ? "; … and \(others) more)" : ")")
  }

  var text: String {
    var text = "\(shown(file)):\(line ?? record ?? 0):\(column): \(isWarning ? "warning" : "error"): "
    if let field { text += "\(shown(field)): " }
    if let value { text += "'\(shown(decoded(value)))\(isCut(value) ? "…" : "")' " }
    return text + "\(shown(message(failure)))\(shown(causes)) [\(failure.code)]\n"
  }

  /// The finding as JSON, with the keys in the documented order.
  var json: String {
    var members = [
      ("file", quoted(file)), ("record", number(record)), ("line", number(line)), ("column", "\(column)"),
      ("offset", "\(offset)"),
    ]
    if let pointer { members.append(("pointer", quoted(pointer))) }
    members += [("field", field.map(quoted) ?? "null"), ("rule", quoted(rule))]
    members += [("code", quoted(failure.code.rawValue)), ("params", json(failure.parameters))]
    members.append(("value", value.map { quoted(decoded($0)) } ?? "null"))
    if let value, isCut(value) { members.append(("truncated", "true")) }
    members += [
      ("message", quoted(message(failure))), ("severity", isWarning ? "\"warning\"" : "\"error\""),
    ]
    if !failure.causes.isEmpty { members.append(("causes", json(failure.causes))) }
    return object(members) + "\n"
  }

  private func json(_ causes: [ValidationFailure]) -> String {
    let objects = causes.map { cause in
      var members = [
        ("code", quoted(cause.code.rawValue)), ("params", json(cause.parameters)),
        ("message", quoted(message(cause, isCause: true))),
      ]
      if !cause.causes.isEmpty { members.append(("causes", json(cause.causes))) }
      return object(members)
    }
    return "[\(objects.joined(separator: ","))]"
  }

  private func json(_ parameters: FailureParameters) -> String {
    object(
      parameters.filter { $0.name != "variant" }.map { parameter in
        switch parameter.value {
        case .integer(let value): (parameter.name, "\(value)")
        case .decimal(let value): (parameter.name, "\(value)")
        case .text(let value): (parameter.name, quoted(value))
        case .list(let values): (parameter.name, "[\(values.map(quoted).joined(separator: ","))]")
        case .phrase(let phrase): (parameter.name, quoted(phrase.description))
        }
      })
  }

  private func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ","))}"
  }

  private func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }

  /// Quotes a text by RFC 8259, section 7: quotation mark, reverse solidus and control characters are escaped, and
  /// DEL as well.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x10: result += "\\u000\(String(scalar.value, radix: 16))"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u00\(String(scalar.value, radix: 16))"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a text in which control characters, line separators, unusual spaces and invisible characters are escaped, except
  /// within emoji and before French punctuation.
  private func shown(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let category = scalar.properties.generalCategory
      let isInEmoji =
        index > 0
        && (scalars[index - 1] == "\u{FE0F}"
          || scalars[index - 1].value >= 0x2100 && scalars[index - 1].properties.isEmoji)
      let isBeforePunctuation =
        index + 1 < scalars.count && ":;!?»".unicodeScalars.contains(scalars[index + 1])
      switch scalar {
      case "\u{200D}" where isInEmoji, "\u{FE0F}" where isInEmoji, "\u{A0}" where isBeforePunctuation,
        "\u{202F}" where isBeforePunctuation:
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where [.control, .lineSeparator, .paragraphSeparator].contains(category)
        || category == .spaceSeparator && scalar != " " || scalar.properties.isDefaultIgnorableCodePoint
        || scalar == "\u{2800}" || (index > 0 && looksJoined(scalars[index - 1], scalar)):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether two scalars look like one letter that has a character of its own.
  private func looksJoined(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
    let isLatin = letter == "'" || letter.isASCII && letter.properties.isAlphabetic
    let isGreek = (0x391...0x3C9).contains(letter.value) && mark.value <= 0x345
    let isCyrillic = (0x406...0x456).contains(letter.value) && [0x306, 0x308].contains(mark.value)
    let isKana = (0x3041...0x30FF).contains(letter.value) && [0x3099, 0x309A].contains(mark.value)
    let isHangul = (0x1100...0x11FF).contains(letter.value) && (0x1161...0x11FF).contains(mark.value)
    return isKana || isHangul
      || (0x300...0x36F).contains(mark.value) && (isLatin || isGreek || isCyrillic)
  }

  /// Returns a value with invalid UTF-8 replaced by U+FFFD, cut before the scalar that exceeds 1 KiB.
  private func decoded(_ value: [UInt8]) -> String {
    String(decoding: value.prefix(Self.cut(value)), as: UTF8.self)
  }

  private func isCut(_ value: [UInt8]) -> Bool { Self.cut(value) < value.count }

  /// Returns the largest number of bytes up to 1 KiB after which a scalar or a replaced sequence begins.
  private static func cut(_ value: [UInt8]) -> Int {
    func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
      Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }
    guard value.count > 1024 else { return value.count }
    let whole = scalars(value.prefix(1040))
    return (1000...1024).last { end in
      scalars(value[..<end]) + scalars(value[end...].prefix(1040 - end)) == whole
    }!
  }
}
