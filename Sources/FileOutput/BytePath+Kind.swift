internal import Bytes

/// The kinds of files by the ends of their names, in any case; the suffix of a compression may follow.
extension BytePath {
  private static let compressions = ["gz", "zst", "xz", "bz2"]
  private static let jsonLines = ["jsonl", "ndjson"]
  private static let tables = ["csv", "tsv"] + jsonLines

  /// Whether the name is that of JSON Lines: it ends with `.jsonl` or `.ndjson`.
  package var hasJSONLines: Bool { hasSuffix(among: Self.jsonLines) }

  /// Whether the name is that of any JSON: it ends with `.json`.
  package var hasJSON: Bool { hasSuffix(among: ["json"]) }

  /// Whether the name is that of a table: it ends with `.csv`, `.tsv`, `.jsonl` or `.ndjson`.
  package var isTable: Bool { hasSuffix(among: Self.tables) }

  /// Whether the name is that of a table whose fields are separated by tabs: it ends with `.tsv` or `.tab`.
  package var hasTabs: Bool { hasSuffix(among: ["tsv", "tab"]) }

  private func hasSuffix(among suffixes: [String]) -> Bool {
    var parts = lastName.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    func ends(with suffixes: [String]) -> Bool {
      guard parts.count > 1, let last = parts.last else { return false }
      let suffix = String(decoding: last, as: UTF8.self).lowercased()
      return suffixes.contains(suffix)
    }
    if ends(with: Self.compressions) { parts.removeLast() }
    return ends(with: suffixes)
  }
}
