internal import HTMLMarkup

/// The page of an ``HTMLReport``: the verdict, the sections of the findings and of the samples, the files and the rules.
struct HTMLReportPage {
  /// The maximum number of bytes of the rules, and of files in the list.
  private static let sizeOfRules = 64 << 10
  private static let maximumFiles = 200

  private let run: RunReport
  private let content: HTMLReport.Content
  private let unit: String

  init(_ run: RunReport, _ content: HTMLReport.Content) {
    self.run = run
    self.content = content
    unit = (run.terms.unit ?? (run.hasValues ? "value" : "record")) + "s"
  }

  /// Returns the page.
  func render() -> [UInt8] {
    var html = HTMLWriter(capacity: 1 << 16)
    html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
    html.element("title") { $0.text("\(verdict) · \(names)") }
    html.markup("\n<style>\n")
    html.markup(HTMLReportStyle.sheet)
    html.markup("</style>\n</head>\n<body>\n<main>\n")
    writeVerdict(to: &html)
    HTMLCountsSection(run).write(to: &html)
    HTMLSamplesSection(run, header: content.header).write(to: &html)
    writeFiles(to: &html)
    writeRules(to: &html)
    html.markup("</main>\n")
    html.element("footer") { $0.element("p") { $0.text("validate \(content.version)") } }
    html.markup("\n</body>\n</html>\n")
    return html.bytes
  }

  private var verdict: String { run.terms.verdict(run.outcome) }

  private var names: String {
    let first = run.files.first.map { $0.name == "-" ? "standard input" : $0.name.visible } ?? ""
    return run.files.count > 1 ? "\(first) and \(run.files.count - 1) more" : first
  }

  private func writeVerdict(to html: inout HTMLWriter) {
    let summary = run.summary
    html.element("header", ["class": run.outcome.isInvalid ? "invalid" : "valid"]) { html in
      html.element("h1") { html in
        html.element("span", ["class": "verdict"]) { $0.text(verdict) }
        html.text(" ")
        html.element("span", ["class": "name"]) { $0.text(names) }
      }
      if !run.outcome.note.isEmpty { html.element("p") { $0.text(run.outcome.note) } }
      if summary.breaksTableRules { html.element("p") { $0.text("The table breaks its rules.") } }
      for line in summary.uncheckedLines {
        html.element("p") { $0.text("\(line.visible.capitalizedFirst).") }
      }
      html.element("dl") { html in
        figure(unit.capitalizedFirst, summary.records.grouped, to: &html)
        let share = summary.records > 0 ? " (\(percent(summary.invalid, of: summary.records)))" : ""
        figure(run.terms.invalid.capitalizedFirst, summary.invalid.grouped + share, to: &html)
        figure("Findings", run.totalFindings.grouped, to: &html)
        figure("Time", "\(run.duration.secondsText) s", to: &html)
      }
    }
    html.newLine()
  }

  private func figure(_ name: String, _ value: String, to html: inout HTMLWriter) {
    html.element("div") { html in
      html.element("dt") { $0.text(name) }
      html.element("dd") { $0.text(value) }
    }
  }

  private func writeFiles(to html: inout HTMLWriter) {
    guard run.files.count > 1 else { return }
    html.markup("<section aria-labelledby=\"files\">\n<h2 id=\"files\">Files</h2>\n<table>\n<thead><tr>")
    html.markup("<th scope=\"col\">File</th>")
    html.element("th", ["scope": "col", "class": "number"]) { $0.text(unit.capitalizedFirst) }
    html.element("th", ["scope": "col", "class": "number"]) { $0.text(run.terms.invalid.capitalizedFirst) }
    html.markup("</tr></thead>\n<tbody>\n")
    for file in run.files.prefix(Self.maximumFiles) {
      html.element("tr") { html in
        html.element("th", ["scope": "row"]) { $0.text(file.name.visible) }
        html.element("td", ["class": "number"]) { $0.text(file.records.grouped) }
        html.element("td", ["class": "number"]) { $0.text(file.invalid.grouped) }
      }
      html.newLine()
    }
    html.markup("</tbody>\n</table>\n")
    html.rest(run.files.count - Self.maximumFiles, "file")
    html.markup("</section>\n")
  }

  private func writeRules(to html: inout HTMLWriter) {
    guard !content.rules.isEmpty else { return }
    let rules =
      content.rules.utf8.count > Self.sizeOfRules
      ? content.rules.prefix(Self.sizeOfRules / 4) + "…" : content.rules
    html.markup("<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n<pre tabindex=\"0\">")
    html.text(String(rules))
    html.markup("</pre>\n</section>\n")
  }

  private func percent(_ count: Int, of total: Int) -> String {
    let tenths = (count * 2_000 + total) / (total * 2)
    return tenths == 0 && count > 0 ? "under 0.1\u{202F}%" : "\(tenths / 10).\(tenths % 10)\u{202F}%"
  }
}
