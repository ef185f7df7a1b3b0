/// The answer to whether one language is a part of another.
enum Containment: Equatable {
  /// Each text of the first is one of the second.
  case proved
  /// A shortest text of the first that is none of the second.
  case refuted(String)
  /// The automaton has more states than ``LanguageLimits/states``.
  case unknown
}

/// The limits of the work that questions about languages may cause: counts, so that an answer does not depend on the machine.
enum LanguageLimits {
  /// The maximum number of states that are reached.
  static let states = 20_000
  /// The maximum number of terms of which these states consist.
  static let terms = 400_000
  /// The maximum number of members of their unions and intersections.
  static let members = 1_000_000
  /// The maximum depth of a repeated part that may be empty: its texts with a character are written out, at a quadratic length.
  static let optionalParts = 200
  /// The maximum depth of a language: its repetitions, in one another and in sequence, through which a derivative may recurse.
  static let depth = 2_000
}
