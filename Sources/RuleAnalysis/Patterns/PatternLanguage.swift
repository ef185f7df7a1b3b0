internal import Validation

/// The values that match a pattern as a whole, between two languages.
///
/// The two are equal for a pattern that is regular. For another, with references to groups or repetitions that never yield, the
/// one has only values that match, and the other has all of them.
///
/// ```swift
/// PatternLanguage(#"(?!00)\d\d"#).isExact   // true
/// PatternLanguage(#"(a|b)x\1"#).isExact     // true: there are two values
/// PatternLanguage(#"(\d+)-\1"#).isExact     // false
/// ```
struct PatternLanguage: Sendable {
  /// The pattern and its options; `nil` for texts that no single pattern describes.
  private let source: (pattern: String, options: PatternOptions)?
  /// Values that match; maybe not all.
  let lower: Language
  /// All values that match; maybe others.
  let upper: Language
  /// Whether the two are the same language.
  let isExact: Bool
  /// Whether the pattern means the same as a branch of another one.
  private let isIndependent: Bool

  /// - Parameter characters: The sets of characters that are known from other patterns.
  init(_ pattern: String, options: PatternOptions = [], _ characters: PatternCharacters = PatternCharacters())
  {
    source = (pattern, options)
    let syntax = PatternSyntax(pattern)
    var reading = PatternReading(pattern, syntax, bound: .upper, characters: characters)
    let upper = reading.language(of: syntax.branches, options)
    let isReadable = !options.contains(.extended) && !reading.isBeyondReading
    isExact = reading.isExact && isReadable
    isIndependent = isReadable && !reading.dependsOnWhole
    self.upper = isReadable ? upper : .anything
    guard isReadable, !isExact else {
      lower = isReadable ? upper : .nothing
      return
    }
    var lowerReading = PatternReading(pattern, syntax, bound: .lower, characters: characters)
    lower = lowerReading.language(of: syntax.branches, options)
  }

  /// Returns whether each value that matches the pattern matches another one.
  func containment(in other: PatternLanguage) -> Containment {
    guard !isBranch(of: other), upper.containment(in: other.lower) != .proved else { return .proved }
    return switch lower.containment(in: other.upper) {
    case .refuted(let text): .refuted(text)
    case .proved, .unknown: .unknown
    }
  }

  /// Whether the other pattern is this one, or begins with it as one of its branches.
  func isBranch(of other: PatternLanguage) -> Bool {
    guard let source, let others = other.source, source.options == others.options else { return false }
    return source.pattern == others.pattern
      || isIndependent && other.isIndependent
        && others.pattern.utf8.starts(with: (source.pattern + "|").utf8)
  }

  init(lower: Language, upper: Language, isExact: Bool) {
    self.lower = lower
    self.upper = upper
    self.isExact = isExact
    isIndependent = false
    source = nil
  }

  init(_ language: Language) { self.init(lower: language, upper: language, isExact: true) }

  /// The texts that match all of some patterns.
  static func intersection(_ parts: [PatternLanguage]) -> PatternLanguage {
    PatternLanguage(
      lower: .intersection(parts.map(\.lower)), upper: .intersection(parts.map(\.upper)),
      isExact: parts.allSatisfy(\.isExact))
  }

  /// The texts that match one of some patterns.
  static func union(_ parts: [PatternLanguage]) -> PatternLanguage {
    PatternLanguage(
      lower: .union(parts.map(\.lower)), upper: .union(parts.map(\.upper)),
      isExact: parts.allSatisfy(\.isExact))
  }

  /// The texts that do not match.
  var complement: PatternLanguage {
    PatternLanguage(lower: .complement(upper), upper: .complement(lower), isExact: isExact)
  }
}
