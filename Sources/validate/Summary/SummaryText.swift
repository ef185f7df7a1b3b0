internal import Bytes
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
    var text = "\(plural(summary.records, unit)), \((summary.invalid).separatedByCommas) invalid"
    if summary.invalid > 0 { text += " (\(SummaryFindings.share(summary.invalid, of: summary.records)))" }
    if !outcome.note.isEmpty { text += "; \(outcome.note)" }
    if summary.hasTableFindings { text += "; the header is invalid" }
    if summary.unusableFiles > 0 { text += "; \(plural(summary.unusableFiles, "file")) not checked" }
    if summary.breaksTableRules { text += "; the table breaks its rules" }
    text += "\n"
    text += SummaryFindings(summary, unit: unit).text
    if summary.omittedFindings > 0 {
      text += "\(plural(summary.omittedFindings, "finding")) not reported, because of the limits\n"
    }
    for line in summary.uncheckedLines { text += line.visible + "\n" }
    if !summary.changes.isEmpty { text += "normalized:\n" + changes(summary.changes) }
    return text + speed(of: summary, unit: unit, duration: duration)
  }

  /// Returns the numbers of normalized values, by column and step.
  private static func changes(_ changes: [Summary.Change]) -> String {
    let table = SummaryTable([.left, .left, .right])
    let rows = changes.prefix(SummaryFindings.maximumRows).map { change in
      [change.field ?? "", change.step.rawValue, (change.values).separatedByCommas]
    }
    let others = changes.dropFirst(rows.count).reduce(0) { $0 + $1.values }
    return table.text(rows) + (others == 0 ? "" : "  … and \(plural(others, "value")) by other steps\n")
  }

  private static func speed(of summary: Summary, unit: String, duration: Duration) -> String {
    let milliseconds = max(1, duration.wholeMilliseconds)
    // A shorter run consists mainly of the start of the process.
    guard milliseconds >= 100 else {
      return "\(bytes(summary.bytes)) in \(decimal(milliseconds, 1000, digits: 3)) s\n"
    }
    let records = (summary.records * 1000 / milliseconds).separatedByCommas
    let size = bytes(summary.bytes)
    let rate = bytes(summary.bytes * 1000 / milliseconds)
    return "\(size) in \(decimal(milliseconds, 1000, digits: 3)) s: \(records) \(unit)s/s, \(rate)/s\n"
  }

  static func plural(_ count: Int, _ unit: String) -> String {
    "\(count.separatedByCommas) \(unit)\(count == 1 ? "" : "s")"
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
