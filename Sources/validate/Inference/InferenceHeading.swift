internal import Bytes
internal import RuleAnalysis

/// The comment at the top of inferred rules: where they come from.
struct InferenceHeading {
  let lines: [String]

  init(_ names: [String], records: Int, _ tolerance: Tolerance) {
    let files =
      names.count > 3
      ? "\(names[0]) and \((names.count - 1).separatedByCommas) more files" : names.joined(separator: ", ")
    let size = "\(records.separatedByCommas) record\(records == 1 ? "" : "s")"
    let share = tolerance.share == 0 ? "no value breaks these rules" : "nearly all values keep these rules"
    lines = [
      "Proposed by 'validate infer' from \(files), \(size): \(share).",
      "Read them before you rely on them.",
    ]
  }
}
