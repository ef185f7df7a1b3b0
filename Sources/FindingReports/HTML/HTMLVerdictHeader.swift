internal import HTMLMarkup
internal import Validation

/// The beginning of an ``HTMLReport``: the verdict in words and as a bar, the numbers, and when, what and by which rules was
/// checked.
struct HTMLVerdictHeader {
  private let run: RunReport
  private let content: HTMLReport.Content

  init(_ run: RunReport, _ content: HTMLReport.Content) {
    self.run = run
    self.content = content
  }

  /// The verdict in words.
  var verdict: String {
    let verdict = run.terms.verdict(run.outcome)
    return !run.outcome.isInvalid && run.summary.invalid == 0 && hasWarnings
      ? "\(verdict), with warnings" : verdict
  }

  /// The name of the file, or of the first with the number of the others.
  var names: String {
    let first = run.files.first.map { $0.name == "-" ? "standard input" : $0.name.visible } ?? ""
    return run.files.count > 1 ? "\(first) and \(run.files.count - 1) more" : first
  }

  private var hasWarnings: Bool { run.summary.counts.contains { $0.severity == .warning } }

  private var kind: String {
    run.outcome.isInvalid ? "invalid" : run.summary.invalid > 0 || hasWarnings ? "warned" : "valid"
  }

  /// Writes the header.
  func write(to html: inout HTMLWriter) {
    let summary = run.summary
    html.element("header", ["class": kind]) { html in
      html.element("h1") { html in
        html.element("span", ["class": "verdict"]) { $0.text(verdict) }
        html.text(" ")
        html.element("span", ["class": "name"]) { $0.text(names) }
      }
      html.newLine()
      html.element("div", ["class": "whole"]) {
        HTMLShareBar(of: summary.records, warned: run.warned, invalid: summary.invalid, in: run.terms)
          .write(to: &$0)
      }
      html.newLine()
      if !run.outcome.note.isEmpty {
        html.element("p") { $0.text("\(run.outcome.note.capitalizedFirst).") }
      }
      if summary.breaksTableRules { html.element("p") { $0.text("The table breaks its rules.") } }
      for line in summary.uncheckedLines {
        html.element("p") { $0.text("\(line.visible.capitalizedFirst).") }
      }
      html.element("dl", ["class": "figures"]) { html in
        pair("\(run.unit)s".capitalizedFirst, summary.records.grouped, to: &html)
        pair(run.terms.invalid.capitalizedFirst, summary.invalid.grouped, to: &html)
        pair("Findings", run.totalFindings.grouped, to: &html)
        pair("Time", "\(run.duration.secondsText) s", to: &html)
      }
      html.newLine()
      html.element("dl", ["class": "run"]) { writeRun(to: &$0) }
    }
    html.newLine()
  }

  private func writeRun(to html: inout HTMLWriter) {
    if !content.time.isEmpty {
      html.element("div") { html in
        html.element("dt") { $0.text("Checked") }
        html.element("dd") { html in
          html.element("time", ["datetime": content.time + "Z"]) {
            $0.text(content.time.split(separator: "T").joined(separator: " ") + " UTC")
          }
        }
      }
    }
    pair(run.files.count > 1 ? "Files" : "File", names, to: &html)
    if !content.ruleFile.isEmpty { pair("Rule file", content.ruleFile.visible, to: &html) }
    if !content.format.isEmpty { pair("Read as", content.format.visible, to: &html) }
  }

  private func pair(_ name: String, _ value: String, to html: inout HTMLWriter) {
    html.element("div") { html in
      html.element("dt") { $0.text(name) }
      html.element("dd") { $0.text(value) }
    }
  }
}
