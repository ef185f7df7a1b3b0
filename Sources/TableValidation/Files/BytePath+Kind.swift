internal import Bytes

extension BytePath {
  private static let compressions = ["gz", "zst", "xz", "bz2"]

  /// Whether the name is that of JSON Lines: it ends with `.jsonl` or `.ndjson`, and the suffix of a compression may follow.
  package var hasJSONLines: Bool {
    var parts = lastName.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    func ends(with suffixes: [String]) -> Bool {
      guard parts.count > 1, let last = parts.last else { return false }
      let suffix = String(decoding: last, as: UTF8.self).lowercased()
      return suffixes.contains(suffix)
    }
    if ends(with: Self.compressions) { parts.removeLast() }
    return ends(with: ["jsonl", "ndjson"])
  }
}
