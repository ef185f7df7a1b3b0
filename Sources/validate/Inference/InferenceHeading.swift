internal import Bytes
internal import RuleAnalysis

/// The comment at the top of inferred rules: where they come from.
struct InferenceHeading {
  let lines: [String]

  /// - Parameter trims: Whether white space at the ends of fields was no part of their values, as an option said.
  init(_ table: ProfiledTable, _ tolerance: Tolerance, trims: Bool = false) {
    let (names, records) = (table.names, table.records)
    let files =
      names.count > 3
      ? "\(names[0]) and \((names.count - 1).separatedByCommas) more files" : names.joined(separator: ", ")
    let size = "\(records.separatedByCommas) record\(records == 1 ? "" : "s")"
    let share = tolerance.share == 0 ? "no value breaks these rules" : "nearly all values keep these rules"
    var lines = [
      "Proposed by 'validate infer' from \(files), \(size): \(share).",
      "Read them before you rely on them.",
    ]
    if trims { lines.append("Check with --trim, which a rule file cannot say.") }
    if table.omitsColumns { lines.append("Columns whose names are empty or repeated have no field.") }
    self.lines = lines
  }
}
