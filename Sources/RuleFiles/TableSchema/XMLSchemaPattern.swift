internal import Validation

/// The constructs that mean something else in XML Schema's regular expressions, which Table Schema v2 names for `pattern`,
/// than in PCRE2's.
///
/// Patterns are PCRE2's, matched against the whole value. `^` at the start of a branch and `$` at the end of one are anchors
/// without effect, as in the standard's own example `^a.*$`; elsewhere they are refused, because they are characters in XML
/// Schema. Refused too: class subtraction `[a-z-[aeiou]]`, the escapes `\i`, `\I`, `\c` and `\C`, and blocks `\p{IsGreek}`.
/// Not refused, because the difference is hardly ever meant: `\d`, `\w` and `\s` are ASCII, `.` is all but a line feed.
enum XMLSchemaPattern {
  /// Returns the reason for which the pattern is refused, with what to write instead, or `nil`.
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
  ///   - isFirst: Whether nothing in the branch that matches a character precedes the element.
  ///   - isLast: Whether nothing in the branch follows the element.
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
    "'pattern' has a \(anchor) within: XML Schema means the character, others the \(end) "
      + "of the value; write \\\(anchor) for the character, and nothing for the other, the whole value has to match"
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
        return "'pattern' takes one class from another, [a-z-[aeiou]], as XML Schema does and others do not; "
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
        "'pattern' has \\\(letter), which XML Schema has for names and others for something else; write \(replacement)"
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
  /// Whether the element matches no character, so that an anchor behind it is still the first of its branch.
  fileprivate var isEmpty: Bool {
    switch self {
    case .anchor(.lineStart), .flags, .unsupported(.comment), .unsupported(.verb): true
    default: false
    }
  }
}
