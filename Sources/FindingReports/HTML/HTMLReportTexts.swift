internal import HTMLMarkup

// Texts that the sections of an HTML report share.

extension RunReport {
  /// Whether values are checked that are in no column, such as those of lines.
  var hasValues: Bool { columns.contains { $0.name == nil } }

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
    element("p") { $0.text("\(count.grouped) more \(noun)\(count == 1 ? "" : "s")") }
    newLine()
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
}
