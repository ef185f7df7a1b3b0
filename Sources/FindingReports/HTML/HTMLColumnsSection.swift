internal import HTMLMarkup

/// The section of an ``HTMLReport`` with what was checked of each column: the numbers of its values, and the shares that are
/// valid, have warnings, and are invalid.
struct HTMLColumnsSection {
  /// The size of the page in bytes at which no further row is written. A row is at most some 20 KB.
  private static let size = 800 << 10
  /// The number of characters of a description that are shown.
  private static let longestDescription = 500

  private let run: RunReport
  private let fields: FieldDescriptions

  init(_ run: RunReport, _ fields: FieldDescriptions) {
    self.run = run
    self.fields = fields
  }

  /// Writes the section; nothing for the tests of rule files, and if no column was checked.
  func write(to html: inout HTMLWriter) {
    guard run.terms.unit == nil, !run.columns.isEmpty else { return }
    let hasDistinct = run.columns.contains { $0.distinct != nil }
    html.beginSection("columns", "Columns")
    html.markup("<table class=\"stack\">\n")
    html.element("caption") { $0.text("\(run.columns.count.counted("column")) checked") }
    html.markup("\n<thead><tr><th scope=\"col\">Column</th><th scope=\"col\" class=\"number\">Values</th>")
    html.markup("<th scope=\"col\" class=\"number\">Absent</th>")
    if hasDistinct { html.markup("<th scope=\"col\" class=\"number\">Distinct</th>") }
    html.markup("<th scope=\"col\" class=\"wide\">Result</th></tr></thead>\n<tbody>\n")
    var written = 0
    for column in run.columns where html.count < Self.size {
      write(column, hasDistinct: hasDistinct, to: &html)
      written += 1
    }
    html.endTable()
    html.rest(run.columns.count - written, "column")
    if hasDistinct {
      html.element("p", ["class": "note"]) {
        $0.text("Distinct values are counted only in a column whose values a rule compares with each other.")
      }
      html.newLine()
    }
    html.markup("</section>\n")
  }

  private func write(_ column: RunReport.Column, hasDistinct: Bool, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.text(column.shownName?.shortened.visible ?? "value")
        writeTexts(of: column, to: &html)
      }
      html.number("Values", column.values - column.absent)
      html.cell("Absent", "number") { html in
        html.text(column.absent.grouped)
        if column.absent > 0 {
          html.text(" ")
          html.element("span", ["class": "share"]) { $0.text(column.absent.percent(of: column.values)) }
        }
      }
      if hasDistinct { html.number("Distinct", column.distinct) }
      html.cell("Result", "wide") { html in
        let found = column.warned + column.invalid
        guard column.absent < column.values || found > 0 else { return html.text("no value to check") }
        HTMLShareBar(
          of: column.values, warned: column.warned, invalid: column.invalid, in: run.terms
        ).write(to: &html)
      }
    }
    html.newLine()
  }

  private func writeTexts(of column: RunReport.Column, to html: inout HTMLWriter) {
    let field = fields.field(of: column.name, table: column.table)
    if let type = field.type { html.element("span", ["class": "type"]) { $0.text(type) } }
    if let title = field.title {
      html.element("span", ["class": "title"]) { $0.text(title.shortened.visible) }
    }
    if let description = field.description {
      html.element("span", ["class": "title"]) {
        $0.text(description.shortened(to: Self.longestDescription).visible)
      }
    }
  }
}

extension RunReport.Column {
  /// The name with that of its table; `nil` for lines and whole records.
  var shownName: String? { name.map { name in table.map { "\($0): \(name)" } ?? name } }
}
