internal import HTMLMarkup
internal import Validation

/// The section of an ``HTMLReport`` with all rules and their results, those that passed included, and the rules as written.
struct HTMLRulesSection {
  /// The size of the page in bytes at which no further row is written. A row is at most some 20 KB.
  private static let size = 1_050 << 10
  /// The number of characters of the rules as written that are shown.
  private static let longestText = 16 << 10

  private let run: RunReport
  private let rows: [CheckedRules.Row]
  private let content: HTMLReport.Content

  init(_ run: RunReport, _ content: HTMLReport.Content) {
    self.run = run
    rows = run.terms.unit == nil ? CheckedRules(run).rows : []
    self.content = content
  }

  /// Writes the section; nothing if there are no rules.
  func write(to html: inout HTMLWriter) {
    guard !rows.isEmpty || !content.rules.isEmpty else { return }
    html.beginSection("rules", "Rules")
    if !rows.isEmpty { writeTable(to: &html) }
    writeText(to: &html)
    html.markup("</section>\n")
  }

  private func writeTable(to html: inout HTMLWriter) {
    let passed = rows.count { $0.hasPassed }
    let unchecked = rows.count { $0.unchecked != nil }
    let rest = unchecked > 0 ? ", \(unchecked.grouped) not checked" : ""
    html.beginTable(
      "\(rows.count.counted("rule")): \(passed.grouped) passed, \((rows.count - passed - unchecked).grouped) with findings\(rest)",
      ["Column": false, "Rule": false, "What it requires": false, "Result": false])
    var written = 0
    for row in rows where html.count < Self.size {
      write(row, to: &html)
      written += 1
    }
    html.endTable()
    html.rest(rows.count - written, "rule")
  }

  private func write(_ row: CheckedRules.Row, to html: inout HTMLWriter) {
    let field = content.fields.field(of: row.column.name, table: row.column.table)
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) {
        $0.text(row.column.shownName?.shortened.visible ?? (run.hasValues ? "value" : "record"))
      }
      html.cell("Rule") { html in html.element("code") { $0.text(row.rule.name.shortened.visible) } }
      html.cell("What it requires") { html in
        html.text(row.rule.meaning(of: field).visible)
        for argument in row.rule.arguments where !(row.rule.name == "regex" && field.isDescribed) {
          html.text(" ")
          html.element("code") { $0.text(argument.shortened.visible) }
        }
      }
      html.cell("Result") { writeResult(of: row, to: &$0) }
    }
    html.newLine()
  }

  private func writeResult(of row: CheckedRules.Row, to html: inout HTMLWriter) {
    switch row.unchecked {
    case .missingColumn: html.element("span", ["class": "result"]) { $0.text("not checked: no such column") }
    case .noValue: html.element("span", ["class": "result"]) { $0.text("not checked: no value") }
    case nil:
      if row.hasPassed { html.element("span", ["class": "result good"]) { $0.text("passed") } }
      write(row.errors, "error", as: "result bad", of: row, to: &html)
      write(row.warnings, "warning", as: "result warned", of: row, to: &html)
    }
  }

  private func write(
    _ count: Int, _ noun: String, as kind: String, of row: CheckedRules.Row, to html: inout HTMLWriter
  ) {
    guard count > 0 else { return }
    html.element("span", ["class": kind]) { html in
      html.text(count.counted(noun))
      if row.column.name != nil || run.hasValues, row.rule.scope != .column, count <= row.column.values {
        html.text(" (\(count.percent(of: row.column.values)))")
      }
    }
    html.text(" ")
  }

  private func writeText(to html: inout HTMLWriter) {
    guard !content.rules.isEmpty else { return }
    html.markup("<details>\n<summary>Rules as written</summary>\n<pre tabindex=\"0\">")
    html.text(content.rules.shortened(to: Self.longestText))
    html.markup("</pre>\n</details>\n")
  }
}

extension DescribedRule {
  /// Returns what the rule requires, in words: for a pattern the text of the field, if it has one.
  func meaning(of field: FieldDescriptions.Field) -> String {
    switch (name, scope) {
    case ("regex", .values) where field.isDescribed:
      "The pattern of “\((field.title ?? field.description ?? "").shortened)”."
    case ("primary-key", .columns(let names)):
      "No two records have the same \(Self.list(names)), and none lacks it."
    case ("unique-key", .columns(let names)): "No two records have the same \(Self.list(names))."
    case ("foreign-key", .columns(let names)): "There is a record to which \(Self.list(names)) refers."
    case (_, .columns(let names)): "A rule over \(Self.list(names))."
    case ("group", _): "Records that belong together meet the requirements of their group."
    case ("record", .records): "Each record has the shape of the table."
    case (_, .records): "The limits of the table as a whole."
    case (_, .column): "The limits of the column as a whole."
    case (_, .values): Catalog.entry(named: name)?.summary ?? ""
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}
