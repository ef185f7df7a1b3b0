internal import HTMLMarkup

// Texts that the sections of an HTML report share.

extension RunReport {
  /// Whether values are checked that are in no column, such as those of lines.
  var hasValues: Bool { columns.contains { $0.name == nil } }

  /// The noun for one thing that is checked.
  var unit: String { terms.unit ?? (hasValues ? "value" : "record") }

  /// Returns a location as text, with the file only if there are several.
  func locationText(_ file: String, _ location: Finding.Location) -> String {
    let unit = terms.unit == nil && !hasValues ? "record" : "value"
    let line =
      location.line.map { "line \($0.grouped)" } ?? location.record.map { "\(unit) \($0.grouped)" } ?? "table"
    return files.count > 1 ? "\(file.visible), \(line)" : line.capitalizedFirst
  }
}

extension HTMLWriter {
  /// Writes how many more there are of what was cut; nothing if nothing was cut.
  mutating func rest(_ count: Int, _ noun: String) {
    guard count > 0 else { return }
    element("p") { $0.text(count.counted("more \(noun)")) }
    newLine()
  }

  /// Writes the beginning of a section with its heading.
  ///
  /// - Parameter id: The identifier of the heading.
  mutating func beginSection(_ id: String, _ title: String) {
    open("section", ["aria-labelledby": id])
    markup(">\n")
    element("h2", ["id": id]) { $0.text(title) }
    newLine()
  }

  /// Writes the beginning of a table whose rows become blocks on a narrow screen: caption, head and the start of the body.
  ///
  /// - Parameter columns: The headings, and whether each is of numbers.
  mutating func beginTable(_ caption: String, _ columns: KeyValuePairs<String, Bool>) {
    markup("<table class=\"stack\">\n")
    element("caption") { $0.text(caption) }
    markup("\n<thead><tr>")
    for (title, isNumber) in columns {
      element("th", ["scope": "col", "class": isNumber ? "number" : nil]) { $0.text(title) }
    }
    markup("</tr></thead>\n<tbody>\n")
  }

  mutating func endTable() { markup("</tbody>\n</table>\n") }

  /// Writes a cell of a table whose rows become blocks, with the heading that then stands before it.
  mutating func cell(_ label: String, _ kind: String? = nil, content: (inout HTMLWriter) -> Void) {
    element("td", ["class": kind, "data-label": label], content: content)
  }

  /// Writes a cell with a number, or a dash for `nil`.
  mutating func number(_ label: String, _ count: Int?) {
    cell(label, count == nil ? "number none" : "number") { $0.text(count?.grouped ?? "–") }
  }

  /// Writes a value: its text as code, or a word for an empty or a hidden one.
  mutating func value(_ text: String?) {
    switch text {
    case nil: element("i") { $0.text("hidden") }
    case "": element("i") { $0.text("empty") }
    case let text?: element("code") { $0.text(text.shortened.visible) }
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Int {
  /// The number with its digits in groups of three, separated by narrow spaces as in ISO 80000-1.
  var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { text.append("\u{202F}") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// The number and the noun, in the plural unless it is 1.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The share of the total in percent, to a tenth; 0 and 100 are exact.
  func percent(of total: Int) -> String {
    guard total > 0 else { return "0\u{202F}%" }
    let tenths = (self * 2_000 + total) / (total * 2)
    if tenths == 0 && self > 0 { return "under 0.1\u{202F}%" }
    if tenths == 1_000 && self < total { return "over 99.9\u{202F}%" }
    return tenths.isMultiple(of: 10) && (self == 0 || self == total)
      ? "\(tenths / 10)\u{202F}%" : "\(tenths / 10).\(tenths % 10)\u{202F}%"
  }
}
