internal import Validation

/// A token of a comparison in a rule file, with its column in the text.
///
/// A word is a run of characters other than white space, `<`, `>`, `=`, `!`, quotes and backquotes. A word that begins with a
/// digit, a sign or a point is a number or a date, `+` alone is addition, and any other word is the name of a field. Text in
/// single or double quotes is a string; text in backquotes is the name of a field with any characters. The enclosing quote is
/// doubled inside.
struct ComparisonToken {
  enum Kind {
    case name(String)
    case number(String)
    case text(String)
    case plus
    case comparison(RecordComparison.Operator)
  }

  /// A fault in a comparison, with the 1-based column of its character.
  struct Fault: Error {
    let column: Int
    let text: String
  }

  let kind: Kind
  /// The 1-based column of its first character, in Unicode scalars.
  let column: Int

  /// Returns the tokens of a text. O(*n*).
  static func read(_ text: String) throws(Fault) -> [ComparisonToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [ComparisonToken] = []
    var index = 0
    while index < scalars.count {
      let start = index
      if scalars[index].properties.isWhitespace {
        index += 1
        continue
      }
      let kind = try next(scalars, &index)
      tokens.append(ComparisonToken(kind: kind, column: start + 1))
    }
    return tokens
  }

  private static func next(_ scalars: [Unicode.Scalar], _ index: inout Int) throws(Fault) -> Kind {
    switch scalars[index] {
    case "<", ">", "=", "!": return .comparison(try comparison(scalars, &index))
    case "'", "\"": return .text(try quoted(scalars, &index))
    case "`": return .name(try quoted(scalars, &index))
    default: break
    }
    var word = ""
    while index < scalars.count, !scalars[index].properties.isWhitespace, !isMark(scalars[index]) {
      word.unicodeScalars.append(scalars[index])
      index += 1
    }
    if word == "+" { return .plus }
    let first = word.unicodeScalars.first ?? "+"
    return "0"..."9" ~= first || first == "-" || first == "+" || first == "." ? .number(word) : .name(word)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ["<", ">", "=", "!", "'", "\"", "`"].contains(scalar)
  }

  private static func comparison(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) throws(Fault) -> RecordComparison.Operator {
    let start = index
    var text = ""
    while index < scalars.count, ["<", ">", "=", "!"].contains(scalars[index]) {
      text.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard let found = RecordComparison.Operator(rawValue: text) else {
      let all = RecordComparison.Operator.allCases.map(\.rawValue).joined(separator: " ")
      throw Fault(column: start + 1, text: "'\(text)' is not one of \(all)")
    }
    return found
  }

  private static func quoted(_ scalars: [Unicode.Scalar], _ index: inout Int) throws(Fault) -> String {
    let start = index
    let quote = scalars[start]
    var text = ""
    index += 1
    while index < scalars.count {
      if scalars[index] == quote {
        index += 1
        guard index < scalars.count, scalars[index] == quote else { return text }
      }
      text.unicodeScalars.append(scalars[index])
      index += 1
    }
    throw Fault(column: start + 1, text: "the \(quote) that begins here is not closed")
  }
}
