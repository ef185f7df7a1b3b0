internal import Bytes

/// The comment at the top of inferred rules: where they come from.
package struct InferenceHeading {
  /// The lines of the comment.
  package private(set) var lines: [String]

  /// - Parameters:
  ///   - proposer: What a user calls to infer rules.
  ///   - names: The names of the files or of the table, at least one.
  ///   - records: The number of all records.
  package init(by proposer: String, from names: [String], records: Int, _ tolerance: Tolerance) {
    let tables =
      names.count > 3
      ? "\(names[0]) and \((names.count - 1).separatedByCommas) more files" : names.joined(separator: ", ")
    let size = "\(records.separatedByCommas) record\(records == 1 ? "" : "s")"
    let share = tolerance.share == 0 ? "no value breaks these rules" : "nearly all values keep these rules"
    lines = [
      "Proposed by \(proposer) from \(tables), \(size): \(share).", "Read them before you rely on them.",
    ]
  }

  /// Adds a sentence.
  package mutating func add(_ line: String) { lines.append(line) }
}
