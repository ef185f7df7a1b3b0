internal import Bytes
internal import RuleAnalysis

/// The comment at the top of inferred rules: where they come from.
struct InferenceHeading {
  let lines: [String]

  init(_ names: [String], records: Int, _ tolerance: Tolerance) {
    let files =
      names.count > 3
      ? "\(names[0]) and \((names.count - 1).separatedByCommas) more files" : names.joined(separator: ", ")
    let share = tolerance.share == 0 ? "none breaks" : "nearly all keep"
    lines = [
      "Proposed by 'validate infer' from \(files): rules that \(records.separatedByCommas) record\(records == 1 ? "" : "s") show and \(share).",
      "Read them before you rely on them.",
    ]
  }
}
