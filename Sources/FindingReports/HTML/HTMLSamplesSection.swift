internal import HTMLMarkup
internal import Validation

/// The section of an ``HTMLReport`` with samples of records, their invalid cells marked.
struct HTMLSamplesSection {
  /// The size of the page in bytes at which no further record is written, so that the page stays within 2 MB. A record is at
  /// most some 100 KB.
  private static let size = 1_600 << 10

  private let run: RunReport
  private let header: [String]

  /// - Parameter header: The names of the columns; empty if there are none.
  init(_ run: RunReport, header: [String]) {
    self.run = run
    self.header = header
  }

  /// Writes the section; nothing if there are no samples.
  func write(to html: inout HTMLWriter) {
    guard !run.samples.isEmpty else { return }
    html.markup("<section aria-labelledby=\"samples\">\n<h2 id=\"samples\">Samples</h2>\n")
    var written = 0
    for sample in run.samples where html.count < Self.size {
      written += 1
      write(sample, written, to: &html)
    }
    html.markup("</section>\n")
  }

  private func write(_ sample: RecordSample, _ number: Int, to html: inout HTMLWriter) {
    html.element("article", ["aria-labelledby": "sample-\(number)"]) { html in
      let first = sample.findings[0]
      html.element("h3", ["id": "sample-\(number)"]) { $0.text(run.locationText(first.file, first.location)) }
      if !sample.cells.isEmpty {
        html.element(
          "div",
          ["class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": "sample-\(number)"]
        ) { html in
          html.element("table") { writeCells(of: sample, to: &$0) }
        }
      }
      html.element("ul") { html in
        for finding in sample.findings.prefix(20) {
          html.element("li", ["class": finding.severity.rawValue]) { html in
            html.text(finding.idText.visible)
            if let field = finding.field { html.element("b") { $0.text(field.visible) } }
            if finding.severity == .warning { html.element("span", ["class": "tag"]) { $0.text("warning") } }
            html.text(" \(finding.explanation().visible) ")
            html.element("code") { $0.text(finding.failure.code.rawValue) }
          }
        }
      }
    }
    html.newLine()
  }

  private func writeCells(of sample: RecordSample, to html: inout HTMLWriter) {
    if !header.isEmpty {
      html.element("thead") { html in
        html.element("tr") { html in
          for cell in sample.cells {
            html.element("th", ["scope": "col"]) { $0.text(name(of: cell.column)) }
          }
        }
      }
    }
    html.element("tbody") { html in
      html.element("tr") { html in for cell in sample.cells { write(cell, to: &html) } }
    }
  }

  private func write(_ cell: RecordSample.Cell, to html: inout HTMLWriter) {
    html.element("td", ["class": cell.severity?.rawValue]) { html in
      switch cell.text {
      case nil: html.element("i") { $0.text("hidden") }
      case "": html.element("i") { $0.text("empty") }
      case let text? where cell.severity != nil: html.element("mark") { $0.text(text.visible) }
      case let text?: html.text(text.visible)
      }
    }
  }

  private func name(of column: Int) -> String {
    header.indices.contains(column) ? header[column].shortened.visible : "\(column + 1)"
  }
}
