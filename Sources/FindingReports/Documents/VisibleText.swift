// Texts of other people as a report shows them.

internal import Bytes

extension String {
  /// The text with control characters and characters that change the direction of text written as escapes.
  package var visible: String {
    var bytes: [UInt8] = []
    TextReport.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with the marks written as escapes that look like one letter with the character before them.
  var showingMarks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var (shown, last) = (String.UnicodeScalarView(), Unicode.Scalar(0 as UInt8))
    for scalar in unicodeScalars {
      if scalar.isDecomposed(after: last) {
        shown.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        shown.append(scalar)
      }
      last = scalar
    }
    return String(shown)
  }

  /// The beginning of the text, at most so many scalars as a sample of a record has, with an ellipsis if it was cut.
  var shortened: String { shortened(to: RecordSample.longestText) }

  /// Returns the beginning of the text, at most so many scalars, with an ellipsis if it was cut.
  func shortened(to count: Int) -> String {
    let beginning = unicodeScalars.prefix(count)
    guard beginning.endIndex < unicodeScalars.endIndex else { return self }
    return String(String.UnicodeScalarView(beginning)) + "…"
  }
}
