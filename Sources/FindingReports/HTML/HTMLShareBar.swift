internal import HTMLMarkup

/// A bar of an ``HTMLReport`` with the shares of what is valid, has warnings alone, and is invalid. The same is said in words, and
/// each part has a pattern of its own, so that nothing depends on colors.
struct HTMLShareBar {
  private let parts: [(kind: String, word: String, count: Int)]
  private let total: Int

  /// - Parameters:
  ///   - total: The number of records, of which the others are valid.
  ///   - warned: The number with warnings and no error.
  ///   - invalid: The number with an error.
  ///   - terms: The words for what is valid and invalid.
  init(of total: Int, warned: Int, invalid: Int, in terms: ReportTerms) {
    self.total = total
    parts = [
      ("good", terms.verdicts.valid.lowercased(), max(0, total - warned - invalid)),
      ("warned", "with warnings alone", warned), ("bad", terms.invalid, invalid),
    ]
  }

  /// Writes the bar and the shares in words; nothing if there are no records.
  func write(to html: inout HTMLWriter) {
    guard total > 0 else { return }
    html.element("span", ["class": "shares", "aria-hidden": "true"]) { html in
      for part in parts where part.count > 0 {
        let width = max(5, 1_000 * part.count / total)
        html.element("span", ["class": part.kind, "style": "flex-grow:\(width)"])
      }
    }
    html.element("span", ["class": "legend"]) { html in
      for part in parts where part.count > 0 || part.kind == "good" {
        html.element("span", ["class": part.kind]) {
          $0.text("\(part.count.grouped) \(part.word) (\(part.count.percent(of: total)))")
        }
        html.text(" ")
      }
    }
  }
}
