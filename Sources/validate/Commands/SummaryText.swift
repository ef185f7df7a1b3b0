internal import TableValidation
internal import Validation

/// A summary as people read it.
enum SummaryText {
  /// - Parameter unit: What the records are: "record", "line".
  static func render(
    _ summary: Summary, _ standing: RunOutcome, unit: String, duration: Duration
  ) -> String {
    var text = "\(plural(summary.records, unit)), \(grouped(summary.invalid)) invalid"
    if !standing.note.isEmpty { text += "; \(standing.note)" }
    text += summary.hasTableFindings ? "; the header is at fault\n" : "\n"
    text += table(
      summary.counts.map { count in
        let whole = count.code != nil || unit == "record" ? unit : ""
        let mark = count.severity == .error ? "" : count.findings == 1 ? " warning" : " warnings"
        return [count.field ?? whole, count.code ?? count.rule, grouped(count.findings), mark]
      })
    if !summary.changes.isEmpty {
      text += "normalized:\n"
      text += table(summary.changes.map { [$0.field ?? "", $0.step.rawValue, grouped($0.values)] })
    }
    return text + speed(summary, unit, duration)
  }

  /// Lines of a name, a word and a number, each under those above, and what follows the number.
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
    let (seconds, attoseconds) = duration.components
    let milliseconds = max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    let records = grouped(summary.records * 1000 / milliseconds)
    let size = bytes(summary.bytes)
    let rate = bytes(summary.bytes * 1000 / milliseconds)
    return "\(size) in \(decimal(milliseconds, 1000, digits: 3)) s: \(records) \(unit)s/s, \(rate)/s\n"
  }

  private static func plural(_ count: Int, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
  }

  /// Digits in groups of three: 1,000,000.
  private static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits)
  }

  private static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<1_000_000: "\(decimal(count, 1000, digits: 1)) kB"
    case ..<1_000_000_000: "\(decimal(count, 1_000_000, digits: 1)) MB"
    default: "\(decimal(count, 1_000_000_000, digits: 2)) GB"
    }
  }

  /// A quotient with that many digits after the point, cut.
  private static func decimal(_ number: Int, _ divisor: Int, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let fraction = String(number % divisor * scale / divisor)
    return "\(number / divisor)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
