/// Finds the name most similar to a mistyped one.
package enum Suggestion {
  /// The maximum number of UTF-8 bytes of a name that is compared: the time is quadratic in it, and longer
  /// names are not mistyped ones.
  package static let longestName = 256

  /// The maximum number of choices that are compared, the first ones, so that the time is linear in the
  /// number of unknown names.
  package static let comparedChoices = 1_000

  /// The choice with the smallest distance to the word, if that is at most one edit of a scalar in three. Case
  /// is ignored. `nil` for a word of more than ``longestName`` bytes; choices that are longer, or after the
  /// first ``comparedChoices``, are skipped.
  package static func nearest(to word: String, among choices: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestName else { return nil }
    let source = Array(word.lowercased().unicodeScalars)
    var nearest: (choice: String, distance: Int)?
    for choice in choices.prefix(comparedChoices) where choice.utf8.count <= longestName {
      let limit = nearest?.distance ?? source.count / 3
      let target = Array(choice.lowercased().unicodeScalars)
      guard let distance = distance(from: source, to: target, atMost: limit) else { continue }
      if let nearest, nearest.distance == distance, nearest.choice <= choice { continue }
      nearest = (choice, distance)
    }
    return nearest?.choice
  }

  /// Returns the question for the most similar choice, such as `did you mean 'email'?`; `nil` if none is similar.
  package static func question(for word: String, among choices: some Sequence<String>) -> String? {
    nearest(to: word, among: choices).map(question)
  }

  /// Returns the question for a choice: `did you mean 'email'?`.
  package static func question(_ choice: String) -> String { "did you mean '\(choice)'?" }

  /// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and transpositions of scalars.
  ///
  /// - Returns: The distance, or `nil` if it is above the limit, which most distances show before their end.
  package static func distance(
    from source: [Unicode.Scalar], to target: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    var current = beforeLast
    var leastOfLast = 0
    for row in source.indices {
      current[0] = row + 1
      var least = row + 1
      for column in target.indices {
        let substitution = last[column] + (source[row] == target[column] ? 0 : 1)
        var best = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
        least = min(least, best)
      }
      // Each further row is computed from the two before it.
      if least > limit, leastOfLast > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
      leastOfLast = least
    }
    return last[target.count] <= limit ? last[target.count] : nil
  }
}
