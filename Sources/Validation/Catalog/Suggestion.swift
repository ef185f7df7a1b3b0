/// Finds the name most similar to a mistyped one.
package enum Suggestion {
  /// The maximum number of UTF-8 bytes of a name that is compared: the time is quadratic in it, and longer
  /// names are not mistyped ones.
  package static let longestName = 256

  /// The maximum number of choices that are compared, the first ones, so that the time is linear in the
  /// number of unknown names.
  package static let comparedChoices = 1_000

  /// The choice with the smallest distance to the word, if that is at most one edit in three characters. Case
  /// is ignored. `nil` for a word of more than ``longestName`` bytes; choices that are longer, or after the
  /// first ``comparedChoices``, are skipped.
  package static func nearest(to word: String, among choices: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestName else { return nil }
    let limit = word.count / 3
    return choices.prefix(comparedChoices).lazy.filter { $0.utf8.count <= longestName }
      .map { (choice: $0, distance: distance(from: word, to: $0)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.choice) < ($1.distance, $1.choice) }?.choice
  }

  /// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and transpositions of neighbors.
  static func distance(from first: String, to second: String) -> Int {
    let (source, target) = (Array(first.lowercased()), Array(second.lowercased()))
    var beforeLast = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    for row in 0..<source.count {
      var current = [row + 1]
      for column in 0..<target.count {
        let substitution = last[column] + (source[row] == target[column] ? 0 : 1)
        var best = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
