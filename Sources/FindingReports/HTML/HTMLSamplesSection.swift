internal import HTMLMarkup
internal import Validation

/// The section of an ``HTMLReport`` with samples of records: of each first the values with findings, then its other fields.
struct HTMLSamplesSection {
  /// The size of the page in bytes at which no further record is written, so that the page stays within 2 MB. A record is at
  /// most some 100 KB.
  private static let size = 1_400 << 10
  private static let findingsPerRecord = 20

  private let run: RunReport
  private let content: HTMLReport.Content

  init(_ run: RunReport, _ content: HTMLReport.Content) {
    self.run = run
    self.content = content
  }

  /// Writes the section; nothing if there are no samples.
  func write(to html: inout HTMLWriter) {
    guard !run.samples.isEmpty else { return }
    var records = HTMLWriter(capacity: 1 << 16)
    var written: [RecordSample] = []
    for sample in run.samples where html.count + records.count < Self.size {
      written.append(sample)
      write(sample, written.count, to: &records)
    }
    html.beginSection("samples", "Samples")
    html.element("p", ["class": "note"]) { $0.text(extent(of: written)) }
    html.newLine()
    html.append(html: records.bytes)
    html.markup("</section>\n")
  }

  /// Returns how many of the records with findings are shown, and how they are chosen.
  private func extent(of shown: [RecordSample]) -> String {
    let invalid = shown.count { $0.findings.contains { $0.severity == .error } }
    let warned = shown.count - invalid
    var parts: [String] = []
    if invalid > 0 || warned == 0 {
      parts.append(
        "\(invalid.grouped) of \(run.summary.invalid.counted("\(run.terms.invalid) \(run.unit)"))")
    }
    if warned > 0 {
      parts.append("\(warned.grouped) of \(run.warned.counted("\(run.unit)")) with warnings alone")
    }
    return "\(parts.joined(separator: ", and ")): the first three by each rule of a column."
  }

  private func write(_ sample: RecordSample, _ number: Int, to html: inout HTMLWriter) {
    let first = sample.findings[0]
    let place = run.locationText(first.file, first.location)
    html.element("article", ["aria-labelledby": "sample-\(number)"]) { html in
      html.element("h3", ["id": "sample-\(number)"]) { html in
        html.text(place)
        if !first.idText.isEmpty {
          html.element("span", ["class": "title"]) { $0.text(first.idText.trimmedColon.visible) }
        }
      }
      html.beginTable(
        "Findings on \(place.lowercasedFirst)", ["Column": false, "Value": false, "Finding": false])
      for finding in sample.findings.prefix(Self.findingsPerRecord) { write(finding, of: sample, to: &html) }
      html.endTable()
      html.rest(sample.findings.count - Self.findingsPerRecord, "finding")
      writeRest(of: sample, to: &html)
    }
    html.newLine()
  }

  private func write(_ finding: Finding, of sample: RecordSample, to html: inout HTMLWriter) {
    html.element("tr", ["class": finding.severity.rawValue]) { html in
      html.element("th", ["scope": "row"]) {
        $0.text(finding.field?.shortened.visible ?? (run.hasValues ? "value" : "record"))
      }
      let cell = sample.cells.first { $0.severity != nil && isColumn($0.column, of: finding) }
      if finding.field == nil, cell == nil, finding.value == nil || finding.value == "" {
        html.cell("Value") { html in html.element("i") { $0.text("the whole \(run.unit)") } }
      } else {
        html.cell("Value", "bad") { html in
          html.element("mark") { $0.value(cell.map(\.text) ?? finding.value) }
        }
      }
      html.cell("Finding") { html in
        html.element("span", ["class": "tag"]) { $0.text(finding.severity.rawValue) }
        html.text(" ")
        html.text(content.fields.message(finding.explanation(), of: finding.field, table: nil).visible)
        html.text(" ")
        html.element("code", ["class": "rule"]) { $0.text(finding.failure.code.rawValue) }
      }
    }
    html.newLine()
  }

  /// Writes the fields without findings.
  private func writeRest(of sample: RecordSample, to html: inout HTMLWriter) {
    let rest = sample.cells.filter { $0.severity == nil }
    guard !rest.isEmpty else { return }
    html.element("h4") { $0.text("Other fields") }
    html.element("dl", ["class": "fields"]) { html in
      for cell in rest {
        html.element("div") { html in
          html.element("dt") { $0.text(name(of: cell.column)) }
          html.element("dd") { html in
            if let text = cell.text, !text.isEmpty { html.text(text.visible) } else { html.value(cell.text) }
          }
        }
      }
    }
  }

  private func isColumn(_ column: Int, of finding: Finding) -> Bool {
    guard let field = finding.field else { return content.header.isEmpty }
    return content.header.indices.contains(column)
      ? content.header[column] == field : field == "\(column + 1)"
  }

  private func name(of column: Int) -> String {
    content.header.indices.contains(column) ? content.header[column].shortened.visible : "\(column + 1)"
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The text without a colon and spaces at its end.
  fileprivate var trimmedColon: String {
    var text = self
    while let last = text.last, last == ":" || last == " " { text.removeLast() }
    return text
  }
}
