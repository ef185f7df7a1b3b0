internal import TableValidation
internal import Validation

/// The text of a summary.
enum SummaryText {
  /// Returns the text of a summary.
  ///
  /// - Parameter unit: The noun for a record, such as "record" or "line".
  static func render(
    _ summary: Summary, _ outcome: CheckOutcome, unit: String, duration: Duration
  ) -> String {
    var text = "\(plural(summary.records, unit)), \(grouped(summary.invalid)) invalid"
    if !outcome.note.isEmpty { text += "; \(outcome.note)" }
    if summary.hasTableFindings { text += "; the header is invalid" }
    if summary.breaksTableRules { text += "; the table breaks its rules" }
    text += "\n"
    text += table(
      summary.counts.map { count in
        let whole = count.code != nil || unit == "record" ? unit : ""
        let mark = count.severity == .error ? "" : count.findings == 1 ? " warning" : " warnings"
        return [name(count.field ?? whole), name(count.code ?? count.rule), grouped(count.findings), mark]
      })
    if summary.omittedFindings > 0 {
      text += "\(plural(summary.omittedFindings, "finding")) not reported, because of the limits\n"
    }
    if !summary.changes.isEmpty {
      text += "normalized:\n"
      text += table(summary.changes.map { [name($0.field ?? ""), $0.step.rawValue, grouped($0.values)] })
    }
    return text + speed(summary, unit, duration)
  }

  /// The maximum number of characters of a name, since all names of a column are padded to the width of the longest one.
  private static let longestName = 100

  private static func name(_ text: String) -> String {
    text.utf8.count > longestName ? String(text.prefix(longestName - 1)) + "…" : text
  }

  /// Returns rows as lines with aligned columns: a name, a word, a right-aligned number, and an optional suffix.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let number = String(repeating: " ", count: widths[2] - row[2].count) + row[2]
      let name = widths[0] > 0 ? Help.pad(row[0], to: widths[0]) + "  " : ""
      var line: [UInt8] = []
      let mark = row.count > 3 ? row[3] : ""
      TextReport.append("  " + name + Help.pad(row[1], to: widths[1]) + "  " + number + mark, to: &line)
      return String(decoding: line, as: UTF8.self) + "\n"
    }.joined()
  }

  private static func speed(_ summary: Summary, _ unit: String, _ duration: Duration) -> String {
    let milliseconds = max(1, duration.wholeMilliseconds)
    // A shorter run consists mainly of the start of the process.
    guard milliseconds >= 100 else {
      return "\(bytes(summary.bytes)) in \(decimal(milliseconds, 1000, digits: 3)) s\n"
    }
    let records = grouped(summary.records * 1000 / milliseconds)
    let size = bytes(summary.bytes)
    let rate = bytes(summary.bytes * 1000 / milliseconds)
    return "\(size) in \(decimal(milliseconds, 1000, digits: 3)) s: \(records) \(unit)s/s, \(rate)/s\n"
  }

  static func plural(_ count: Int, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
  }

  /// Returns a number with its digits in groups of three, such as 1,000,000.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits)
  }

  static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<1_000_000: "\(decimal(count, 1000, digits: 1)) kB"
    case ..<1_000_000_000: "\(decimal(count, 1_000_000, digits: 1)) MB"
    default: "\(decimal(count, 1_000_000_000, digits: 2)) GB"
    }
  }

  /// Returns a quotient with a number of digits after the point, rounded toward zero.
  private static func decimal(_ number: Int, _ divisor: Int, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let fraction = String(number % divisor * scale / divisor)
    return "\(number / divisor)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension Duration {
  /// The number of milliseconds, rounded toward zero.
  var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
