internal import HTMLMarkup
internal import Validation

/// The section of an ``HTMLReport`` with the findings by column and rule: the most frequent first, those of equal number in the
/// order of their first findings.
struct HTMLCountsSection {
  /// The size of the page in bytes at which no further row is written. A row is at most some 100 KB.
  private static let size = 800 << 10
  private static let valuesPerRule = 5

  private let run: RunReport

  init(_ run: RunReport) { self.run = run }

  /// Writes the section; nothing if there are no findings.
  func write(to html: inout HTMLWriter) {
    let all = run.statistics.entries
    let entries = all.indices.sorted { (all[$1].count, $0) < (all[$0].count, $1) }.map { all[$0] }
    guard let largest = entries.first?.count else { return }
    html.markup(
      "<section aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings by column and rule</h2>\n")
    html.markup(
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-labelledby=\"findings\">\n<table>\n<thead><tr>"
    )
    html.markup(
      "<th scope=\"col\">Column</th><th scope=\"col\">Rule</th><th scope=\"col\" class=\"number\">Findings</th>"
    )
    html.markup(
      "<th scope=\"col\">First</th><th scope=\"col\">Most frequent values</th></tr></thead>\n<tbody>\n")
    var written = 0
    for entry in entries where html.count < Self.size {
      writeRow(entry, largest, to: &html)
      written += 1
    }
    html.markup("</tbody>\n</table>\n</div>\n")
    html.rest(entries.count - written, "row")
    html.markup("</section>\n")
  }

  private func writeRow(_ entry: FindingStatistics.Entry, _ largest: Int, to html: inout HTMLWriter) {
    html.element("tr", ["class": entry.severity.rawValue]) { html in
      html.element("th", ["scope": "row"]) { $0.text(entry.column?.visible ?? "–") }
      html.element("td") { html in
        html.element("code") { $0.text(entry.code.rawValue) }
        if entry.severity != .error {
          html.element("span", ["class": "tag"]) { $0.text(entry.severity.rawValue) }
        }
        html.element("p") { $0.text(entry.firstMessage.visible) }
      }
      html.element("td", ["class": "number"]) { html in
        html.text(entry.count.grouped)
        let width = max(1, 100 * entry.count / largest)
        html.element("span", ["class": "bar", "style": "inline-size:\(width)%", "aria-hidden": "true"])
      }
      html.element("td", ["class": "location"]) {
        $0.text(run.locationText(entry.firstFile, entry.firstLocation))
      }
      html.element("td") { html in
        for (value, count) in entry.mostFrequentValues(Self.valuesPerRule) {
          html.element("span", ["class": "value"]) { html in
            if value.isEmpty {
              html.element("i") { $0.text("empty") }
            } else {
              html.element("code") { $0.text(value.shortened.visible) }
            }
            html.text(" ×\u{202F}\(count.grouped)\(entry.isApproximate ? "+" : "")")
          }
          html.text(" ")
        }
      }
    }
    html.newLine()
  }
}
