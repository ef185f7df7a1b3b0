import JSONDocument

@testable import RuleFiles

/// Messages for a document that is not JSON.
extension ObviousJSONReader {
  /// A description of the word, scalar or end of the document at the cursor.
  var found: String {
    let word = cursor.word
    if word.count > 1 { return "\(Excerpt(String(decoding: word, as: UTF8.self)))" }
    return cursor.scalar.map { "\(Excerpt($0))" } ?? "the end of the document"
  }

  /// Returns the fault that something else was expected at the cursor, with advice.
  func expected(_ expectation: String, advice: String? = nil) -> RuleFileFault {
    let isComment = cursor.next == UInt8(ascii: "/") || cursor.next == UInt8(ascii: "#")
    let advice = isComment ? "JSON has no comments" : advice
    return RuleFileFault(
      at: cursor.position, "expected \(expectation), found \(found)" + (advice.map { ": \($0)" } ?? ""))
  }

  /// Returns the advice for an array or object in which the document ends.
  func adviceOnEnd(in bracket: String, from opening: DocumentPosition) -> String? {
    cursor.next == nil ? "'\(bracket)' at \(opening) is not closed" : nil
  }

  /// The advice for text at the cursor that is not a value.
  var adviceOnValue: String? {
    switch cursor.scalar {
    case "+": return "a number has no plus sign"
    case ".": return "a number begins with a digit, as in 0.5"
    case "'", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": return "a string is written in '\"'"
    default: break
    }
    let word = String(decoding: cursor.word, as: UTF8.self)
    switch word.prefix(10).lowercased() {
    case "": return nil
    case "true", "false", "null": return "it is written '\(word.lowercased())'"
    case "none", "nil", "undefined": return "no value is written 'null'"
    case "nan", "inf", "infinity": return "JSON numbers are finite"
    default: return "a string is written in '\"'"
    }
  }
}
