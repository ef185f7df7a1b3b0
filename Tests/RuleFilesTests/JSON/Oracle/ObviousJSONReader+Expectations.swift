import JSONDocument

@testable import RuleFiles

/// What is said of a document that is no JSON.
extension ObviousJSONReader {
  /// What stands under the cursor: a word, a scalar or the end.
  var found: String {
    let word = cursor.word
    if word.count > 1 { return "\(Excerpt(String(decoding: word, as: UTF8.self)))" }
    return cursor.scalar.map { "\(Excerpt($0))" } ?? "the end of the document"
  }

  /// The fault that something else was expected under the cursor, and what to do about it.
  func expected(_ expectation: String, advice: String? = nil) -> RuleFileFault {
    let isComment = cursor.next == UInt8(ascii: "/") || cursor.next == UInt8(ascii: "#")
    let advice = isComment ? "JSON has no comments" : advice
    return RuleFileFault(
      at: cursor.position, "expected \(expectation), found \(found)" + (advice.map { ": \($0)" } ?? ""))
  }

  /// What to say in an array or object if the document ends there.
  func adviceOnEnd(in bracket: String, from opening: DocumentPosition) -> String? {
    cursor.next == nil ? "'\(bracket)' at \(opening) is not closed" : nil
  }

  /// What was probably meant by something under the cursor that is no value.
  var adviceOnValue: String? {
    switch cursor.scalar {
    case "+": return "a number has no plus sign"
    case ".": return "a number begins with a digit, as in 0.5"
    case "'", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": return "a string stands in '\"'"
    default: break
    }
    let word = String(decoding: cursor.word, as: UTF8.self)
    switch word.prefix(10).lowercased() {
    case "": return nil
    case "true", "false", "null": return "it is written '\(word.lowercased())'"
    case "none", "nil", "undefined": return "no value is written 'null'"
    case "nan", "inf", "infinity": return "JSON numbers are finite"
    default: return "a string stands in '\"'"
    }
  }
}
