internal import Bytes

/// The quotation marks of a language around the placeholder of a list, which are put around each element: in `'{names}'` the
/// list `a`, `b` is `'a', 'b'`.
struct QuotationMarks {
  let opening: String
  let closing: String

  /// The marks of the languages of the catalogs.
  private static let all = [
    QuotationMarks(opening: "'", closing: "'"), QuotationMarks(opening: "\"", closing: "\""),
    QuotationMarks(opening: "„", closing: "“"), QuotationMarks(opening: "“", closing: "”"),
    QuotationMarks(opening: "«\u{A0}", closing: "\u{A0}»"), QuotationMarks(opening: "«", closing: "»"),
    QuotationMarks(opening: "「", closing: "」"),
  ]

  /// Returns the marks whose opening one ends a text; `nil` if none does.
  static func opened(at text: [UInt8]) -> QuotationMarks? {
    all.first { marks in
      let mark = marks.opening.utf8
      return text.count >= mark.count && text[(text.count - mark.count)...].elementsEqual(mark)
    }
  }
}
