internal import Validation

/// Reports a length in graphemes without an upper bound.
enum LengthLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    let isBounded = field.rules.contains { placed in
      guard let length = placed.strategy as? LengthStrategy else { return false }
      return length.maximum < .max
    }
    guard !isBounded else { return [] }
    return field.rules.compactMap { placed in
      guard let strategy = placed.strategy, countsOpenGraphemes(strategy) else { return nil }
      let reason =
        "\(placed.title) counts graphemes without an upper bound, and one grapheme can have any number of bytes"
      return LintFinding(
        .unboundedGraphemes, at: placed.position, reason,
        fix: "add an upper bound in bytes or characters, such as 'length:..4096 bytes'")
    }
  }

  private static func countsOpenGraphemes(_ strategy: any InputFieldValidationStrategy) -> Bool {
    switch strategy {
    case let length as LengthStrategy: length.unit == .graphemes && length.maximum == .max
    case let all as AllStrategy: all.parts.contains(where: countsOpenGraphemes)
    case let any as AnyStrategy: any.parts.contains(where: countsOpenGraphemes)
    case let one as ExactlyOneStrategy: one.parts.contains(where: countsOpenGraphemes)
    case let not as NotStrategy: countsOpenGraphemes(not.part)
    default: false
    }
  }
}
