internal import Bytes
internal import HTMLMarkup
internal import Validation

/// The section of an ``HTMLReport`` with the findings by column and rule: the most frequent first, those of equal number in the
/// order of their first findings.
struct HTMLCountsSection {
  /// The size of the page in bytes at which no further row is written. A row is at most some 100 KB.
  private static let size = 600 << 10
  private static let valuesPerRule = 5

  private let run: RunReport
  private let fields: FieldDescriptions

  init(_ run: RunReport, _ fields: FieldDescriptions) {
    self.run = run
    self.fields = fields
  }

  /// Writes the section; nothing if there are no findings.
  func write(to html: inout HTMLWriter) {
    let all = run.statistics.entries
    guard !all.isEmpty else { return }
    let entries = all.indices.ordered { (all[$1].count, $0) < (all[$0].count, $1) }.map { all[$0] }
    html.beginSection("findings", "Findings by column and rule")
    html.beginTable(
      "\(run.totalFindings.counted("finding")), the most frequent first; shares are of all \(run.unit)s",
      ["Column": false, "Rule": false, "Findings": true, "First": false, "Most frequent values": false])
    var written = 0
    for entry in entries where html.count < Self.size {
      writeRow(entry, to: &html)
      written += 1
    }
    html.endTable()
    html.rest(entries.count - written, "row")
    html.markup("</section>\n")
  }

  private func writeRow(_ entry: FindingStatistics.Entry, to html: inout HTMLWriter) {
    html.element("tr", ["class": entry.severity.rawValue]) { html in
      html.element("th", ["scope": "row"]) { html in
        html.text(entry.column?.shortened.visible ?? (run.hasValues ? "value" : "record"))
        let field = fields.field(of: entry.field, table: entry.table)
        if let title = field.title {
          html.element("span", ["class": "title"]) { $0.text(title.shortened.visible) }
        }
      }
      html.cell("Rule") { html in
        html.element("span", ["class": "tag"]) { $0.text(entry.severity.rawValue) }
        html.text(" ")
        html.text(fields.message(entry.firstMessage, of: entry.field, table: entry.table).visible)
        html.text(" ")
        html.element("code", ["class": "rule"]) { $0.text(entry.code.rawValue) }
      }
      html.cell("Findings", "number") { html in
        html.text(entry.count.grouped)
        if run.summary.records > 0, entry.count <= run.summary.records, entry.firstLocation.record != nil {
          html.text(" ")
          html.element("span", ["class": "share"]) { $0.text(entry.count.percent(of: run.summary.records)) }
        }
      }
      html.cell("First", "location") { $0.text(run.locationText(entry.firstFile, entry.firstLocation)) }
      if entry.values.values.isEmpty {
        html.markup("<td></td>")
      } else {
        html.cell("Most frequent values") { writeValues(of: entry, to: &$0) }
      }
    }
    html.newLine()
  }

  private func writeValues(of entry: FindingStatistics.Entry, to html: inout HTMLWriter) {
    let shown = entry.mostFrequentValues(Self.valuesPerRule)
    for (value, count) in shown {
      html.element("span", ["class": "value"]) { html in
        html.value(value)
        html.text(" ×\u{202F}\(count.grouped)\(entry.isApproximate ? "+" : "")")
      }
      html.text(" ")
    }
    let all = entry.values.values.count
    guard shown.count < all else { return }
    html.element("span", ["class": "share"]) {
      $0.text("\(shown.count) of \(all.grouped)\(entry.isApproximate ? " or more" : "") different values")
    }
  }
}
