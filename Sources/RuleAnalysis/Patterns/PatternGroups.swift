internal import Validation

/// The numbers of a pattern's capturing groups, by the places at which they begin (pcre2pattern(3), "Capture groups").
///
/// There are none for a pattern in which branches have the same numbers, or in whose conditions numbers look like groups.
struct PatternGroups {
  private(set) var numbers: [Int: Int] = [:]
  private var areKnown = true

  init(_ syntax: PatternSyntax) {
    number(syntax.branches)
    if !areKnown { numbers = [:] }
  }

  private mutating func number(_ branches: [[PatternSyntax.Item]]) {
    for item in branches.joined() { number(item) }
  }

  private mutating func number(_ item: PatternSyntax.Item) {
    switch item.element {
    case .repetition(let part, _): number(part)
    case .group(let group, let branches):
      switch group {
      case .capturing, .named: numbers[item.range.lowerBound] = numbers.count + 1
      case .branchReset, .other: areKnown = false
      case .noncapturing, .atomic, .lookaround, .flags: break
      }
      number(branches)
    default: break
    }
  }
}
