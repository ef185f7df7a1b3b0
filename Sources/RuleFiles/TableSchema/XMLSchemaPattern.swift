internal import Validation

/// A check for constructs that have a different meaning in the regular expressions of XML Schema than in PCRE2.
///
/// Table Schema v2 specifies XML Schema's regular expressions for `pattern`; here patterns are PCRE2's, matched against the
/// whole value. `^` at the start of a branch and `$` at the end of one are anchors without effect, as in the standard's
/// example `^a.*$`. Elsewhere they are rejected, because they are ordinary characters in XML Schema. Class subtraction
/// `[a-z-[aeiou]]`, the escapes `\i`, `\I`, `\c` and `\C`, and blocks such as `\p{IsGreek}` are rejected too. Differences that
/// authors rarely rely on are not rejected: `\d`, `\w` and `\s` are ASCII, and `.` matches all but a line feed.
enum XMLSchemaPattern {
  /// Returns the reason for rejecting a pattern, with a replacement, or `nil` if the pattern is accepted.
  static func fault(in pattern: String) -> String? {
    fault(in: PatternSyntax(pattern).branches)
  }

  private static func fault(in branches: [[PatternSyntax.Item]]) -> String? {
    for branch in branches {
      var isFirst = true
      for (index, item) in branch.enumerated() {
        let isLast = index == branch.count - 1
        if let fault = fault(in: item.element, isFirst: isFirst, isLast: isLast) { return fault }
        isFirst = isFirst && item.element.isEmpty
      }
    }
    return nil
  }

  /// - Parameters:
  ///   - isFirst: Whether no element that matches a character precedes this one in the branch.
  ///   - isLast: Whether the element is the last one of the branch.
  private static func fault(
    in element: PatternSyntax.Element, isFirst: Bool, isLast: Bool
  ) -> String? {
    switch element {
    case .anchor(.lineStart): isFirst ? nil : anchorFault("^", "beginning")
    case .anchor(.lineEnd): isLast ? nil : anchorFault("$", "end")
    case .group(_, let branches): fault(in: branches)
    case .repetition(let item, _): fault(in: item.element, isFirst: isFirst, isLast: false)
    case .characterClass(let characters): fault(in: characters)
    case .unsupported(let construct): fault(in: construct)
    default: nil
    }
  }

  private static func anchorFault(_ anchor: String, _ end: String) -> String {
    "'pattern' has a \(anchor) inside: in XML Schema it is the character, elsewhere the \(end) "
      + "of the value; write \\\(anchor) for the character, or remove it, since the whole value must match anyway"
  }

  private static func fault(in characters: PatternSyntax.CharacterClass) -> String? {
    for (index, member) in characters.members.enumerated() {
      if case .unsupported(let construct) = member, let fault = fault(in: construct) { return fault }
      let isBeforeBracket =
        switch member {
        case .range(_, let high): high.isPlain("[")
        case .literal, .unsupported:
          member.begins(with: "-")
            && characters.members.dropFirst(index + 1).first?.begins(with: "[") ?? false
        default: false
        }
      guard !isBeforeBracket else {
        return "'pattern' subtracts one class from another, [a-z-[aeiou]], which only XML Schema supports; "
          + "write (?![aeiou])[a-z]"
      }
    }
    return nil
  }

  private static func fault(in construct: PatternSyntax.Unsupported) -> String? {
    let replacements: [Unicode.Scalar: String] = [
      "i": #"[\p{L}_:]"#, "I": #"[^\p{L}_:]"#, "c": #"[\p{L}\p{N}\p{M}._:-]"#,
      "C": #"[^\p{L}\p{N}\p{M}._:-]"#,
    ]
    switch construct {
    case .escape(let letter):
      return replacements[letter].map { replacement in
        "'pattern' has \\\(letter), which has a different meaning in XML Schema, a class of name characters; write \(replacement)"
      }
    case .property(let name) where name.hasPrefix("Is"):
      return
        #"'pattern' has a block of XML Schema, \p{Is…}; write the script, as in \p{Greek}, or the characters, "#
        + #"as in [\x{370}-\x{3FF}]"#
    default: return nil
    }
  }
}

extension PatternSyntax.Element {
  /// Whether the element never matches a character, so that a following anchor is still at the start of the branch.
  fileprivate var isEmpty: Bool {
    switch self {
    case .anchor(.lineStart), .flags, .unsupported(.comment), .unsupported(.verb): true
    default: false
    }
  }
}
