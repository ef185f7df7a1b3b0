/// The tree of a regular expression in PCRE2's syntax (pcre2pattern(3)).
///
/// Every text has a tree. A construct that is not analyzed further, or that PCRE2 does not compile, is an
/// ``Unsupported`` element, so each user of the tree decides whether the pattern is regular, has a counterpart in
/// ECMAScript or has another meaning in XML Schema. Extended syntax, `(?x)`, is not interpreted: its white space and
/// comments are literals after ``Flags/hasOthers``.
///
/// ```swift
/// PatternSyntax("ab|c+").branches.map(\.count)   // [2, 1]
/// ```
package struct PatternSyntax: Sendable {
  /// The alternatives of the whole pattern.
  package let branches: [[Item]]
  /// The number of Unicode scalars in the pattern.
  package let scalarCount: Int

  package init(_ pattern: String) {
    var parser = PatternParser(pattern)
    branches = parser.parseBranches()
    scalarCount = parser.scanner.index
  }

  /// An element and its location in the pattern.
  package struct Item: Sendable {
    package let element: Element
    /// The offsets of its Unicode scalars.
    package let range: Range<Int>
  }

  package indirect enum Element: Sendable {
    case literal(Literal)
    /// A `{` that does not begin a quantifier and therefore matches itself.
    case openingBrace
    /// `.`
    case anyCharacter
    /// `\N`
    case anyButNewline
    case set(CharacterSet)
    case characterClass(CharacterClass)
    case anchor(Anchor)
    case group(Group, [[Item]])
    case repetition(Item, Quantifier)
    /// `(?i)` and other flags, in effect to the end of the enclosing group.
    case flags(Flags)
    case unsupported(Unsupported)
  }

  /// A character that matches itself.
  package struct Literal: Hashable, Sendable {
    package let scalar: Unicode.Scalar
    package let spelling: Spelling

    package enum Spelling: Hashable, Sendable {
      case plain
      /// A backslash and the character itself.
      case escaped
      /// A backslash and a letter, as in `\n`.
      case letter(Unicode.Scalar)
      /// A code point, as in `\x41`.
      case number
    }

    /// Returns whether the literal is that character without a backslash.
    package func isPlain(_ scalar: Unicode.Scalar) -> Bool { spelling == .plain && self.scalar == scalar }
  }

  package enum Anchor: Sendable {
    /// `^`
    case lineStart
    /// `$`
    case lineEnd
    /// `\A`
    case start
    /// `\z`
    case end
    /// `\Z`
    case endOrFinalNewline
    /// `\b`
    case wordBoundary
    /// `\B`
    case noWordBoundary
  }

  package enum Group: Sendable {
    case capturing
    /// `(?:…)`
    case noncapturing
    case named
    /// `(?|…)`
    case branchReset
    /// `(?>…)`
    case atomic
    case lookaround(isAhead: Bool, isNegative: Bool)
    /// A group with flags, such as `(?i:…)`.
    case flags(Flags)
    /// A condition, whose first element is the condition's own group, or an assertion spelled `(*name:…)`.
    case other
  }

  package struct Quantifier: Sendable {
    /// The spelling without the suffix that makes it lazy or possessive.
    package let text: String
    package let minimum: Int
    package let maximum: Int?
    package let isPossessive: Bool
  }

  package struct Flags: Sendable {
    package var set: PatternOptions = []
    /// The flags after a hyphen; `nil` if there is no hyphen.
    package var cleared: PatternOptions?
    /// Whether there are flags other than `i`, `m` and `s`.
    package var hasOthers = false

    /// The options after the flags.
    package func applied(to options: PatternOptions) -> PatternOptions {
      options.union(set).subtracting(cleared ?? [])
    }
  }

  /// A construct that PCRE2 rejects or that has no element of its own.
  package enum Unsupported: Hashable, Sendable {
    /// A backslash and a letter or digit.
    case escape(Unicode.Scalar)
    /// `\p{name}` or `\P{name}`.
    case property(name: String)
    /// `\Q…\E`
    case quotation
    /// `(?#…)`
    case comment
    /// `(*NAME)`
    case verb
    /// `(?…)`: recursion, back reference, callout or unknown.
    case group
    /// A quantifier that is not well-formed or follows nothing that can be repeated.
    case quantifier
    /// A hyphen next to a set in a class.
    case hyphen
    /// `[:name:]` with an unknown name, `[.name.]` or `[=name=]`.
    case posixClass
    /// A parenthesis, bracket or backslash without its counterpart.
    case unmatched
    /// A group deeper than ``PatternLimits/nesting``; the rest of the pattern is in it.
    case nesting
  }
}
