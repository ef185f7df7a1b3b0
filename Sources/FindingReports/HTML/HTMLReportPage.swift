internal import HTMLMarkup

/// The page of an ``HTMLReport``: the verdict, the findings, the samples, the columns, the rules and the files.
struct HTMLReportPage {
  /// The number of files that are listed, and the size of the page in bytes at which no further one is.
  private static let maximumFiles = 200
  private static let size = 1_800 << 10

  private let run: RunReport
  private let content: HTMLReport.Content

  init(_ run: RunReport, _ content: HTMLReport.Content) {
    self.run = run
    self.content = content
  }

  /// Returns the page.
  func render() -> [UInt8] {
    let header = HTMLVerdictHeader(run, content)
    var html = HTMLWriter(capacity: 1 << 16)
    html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
    html.element("title") { $0.text("\(header.verdict) · \(header.names)") }
    html.markup("\n<style>\n")
    html.markup(HTMLReportStyle.sheet)
    html.markup(HTMLReportStyle.media)
    html.markup("</style>\n</head>\n<body>\n<main>\n")
    header.write(to: &html)
    HTMLCountsSection(run, content.fields).write(to: &html)
    HTMLColumnsSection(run, content.fields).write(to: &html)
    HTMLRulesSection(run, content).write(to: &html)
    HTMLSamplesSection(run, content).write(to: &html)
    writeFiles(to: &html)
    html.markup("</main>\n")
    html.element("footer") { $0.element("p") { $0.text("validate \(content.version)") } }
    html.markup("\n</body>\n</html>\n")
    return html.bytes
  }

  private func writeFiles(to html: inout HTMLWriter) {
    guard run.files.count > 1 else { return }
    let (unit, invalid) = ((run.unit + "s").capitalizedFirst, run.terms.invalid.capitalizedFirst)
    html.beginSection("files", "Files")
    html.beginTable("\(unit) of each file", ["File": false, unit: true, invalid: true])
    var written = 0
    for file in run.files.prefix(Self.maximumFiles) where html.count < Self.size {
      written += 1
      html.element("tr") { html in
        html.element("th", ["scope": "row"]) { $0.text(file.name.shortened.visible) }
        html.number(unit, file.records)
        html.number(invalid, file.invalid)
      }
      html.newLine()
    }
    html.endTable()
    html.rest(run.files.count - written, "file")
    html.markup("</section>\n")
  }
}
