// Texts of other people as a report shows them.

extension String {
  /// The text with control characters and characters that change the direction of text written as escapes.
  package var visible: String {
    var bytes: [UInt8] = []
    TextReport.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The beginning of the text, at most so many scalars as a sample of a record has, with an ellipsis if it was cut.
  var shortened: String {
    let beginning = unicodeScalars.prefix(RecordSample.longestText)
    guard beginning.endIndex < unicodeScalars.endIndex else { return self }
    return String(String.UnicodeScalarView(beginning)) + "…"
  }
}
