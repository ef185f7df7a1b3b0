import TestSupport
import Testing
import Validation

/// Compares randomly nested composites, for single values and for batches, with a direct implementation of their
/// definitions.
@Suite struct CompositeTreeTests {
  @Test func `random composites give the verdicts of their definitions, for single values and for batches`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var seen: Set<Verdict> = []
    for _ in 0..<TestRun.rounds(1000) {
      let tree = generator.tree(depth: 4)
      let strategy = tree.strategy
      let rows = (0..<20).map { _ in (0..<Tree.leafCount).map { _ in generator.pick(Verdict.allCases) } }
      let decided = rows.map { _ in
        generator.pick([.valid, .valid, .valid, .invalid, .undecided] as [Verdict])
      }
      let expected = rows.map(tree.verdict)
      seen.formUnion(expected)
      #expect(rows.map { strategy.verdict(on: $0.value) } == expected, "seed \(seed): \(tree)")
      #expect(
        rows.map { strategy.failure(of: $0.value) == nil } == expected.map { $0 == .valid },
        "seed \(seed): \(tree)")
      let batch = strategy.judge(rows.map(\.value), decided: decided)
      #expect(batch == zip(decided, expected).map { $0 == .valid ? $1 : $0 }, "seed \(seed): \(tree)")
    }
    #expect(seen.count == 3)
  }
}

/// A composite that is evaluated by its definition.
private indirect enum Tree {
  case leaf(Int)
  case all([Tree], AllStrategy.Reporting)
  case any([Tree])
  case not(Tree)
  case exactlyOne([Tree])
  case when(Tree, then: Tree, otherwise: Tree?)

  /// The number of different leaves.
  static let leafCount = 6

  var strategy: any InputFieldValidationStrategy {
    switch self {
    case .leaf(let place): WrittenVerdictStrategy(place: place)
    case .all(let parts, let reporting): AllStrategy(parts.map(\.strategy), reporting: reporting)
    case .any(let parts): AnyStrategy(parts.map(\.strategy))
    case .not(let part): NotStrategy(part.strategy)
    case .exactlyOne(let parts): ExactlyOneStrategy(parts.map(\.strategy))
    case .when(let condition, let consequence, let alternative):
      WhenStrategy(condition.strategy, then: consequence.strategy, otherwise: alternative?.strategy)
    }
  }

  /// Returns the verdict by the definition of the composite, with every part evaluated.
  func verdict(on row: [Verdict]) -> Verdict {
    switch self {
    case .leaf(let place): return row[place]
    case .all(let parts, _):
      let verdicts = parts.map { $0.verdict(on: row) }
      return verdicts.contains(.invalid) ? .invalid : verdicts.contains(.undecided) ? .undecided : .valid
    case .any(let parts):
      let verdicts = parts.map { $0.verdict(on: row) }
      return verdicts.contains(.valid) ? .valid : verdicts.contains(.undecided) ? .undecided : .invalid
    case .not(let part):
      switch part.verdict(on: row) {
      case .valid: return .invalid
      case .invalid: return .valid
      case .undecided: return .undecided
      }
    case .exactlyOne(let parts):
      let verdicts = parts.map { $0.verdict(on: row) }
      let valid = verdicts.count { $0 == .valid }
      if valid > 1 { return .invalid }
      return verdicts.contains(.undecided) ? .undecided : Verdict(valid == 1)
    case .when(let condition, let consequence, let alternative):
      let (first, second) = (consequence.verdict(on: row), alternative?.verdict(on: row) ?? .valid)
      switch condition.verdict(on: row) {
      case .valid: return first
      case .invalid: return second
      case .undecided: return first == second ? first : .undecided
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func tree(depth: Int) -> Tree {
    guard depth > 0, below(4) > 0 else { return .leaf(below(Tree.leafCount)) }
    var parts: [Tree] = []
    for _ in 0..<below(4) { parts.append(tree(depth: depth - 1)) }
    return switch below(6) {
    case 0: .all(parts, .first)
    case 1: .all(parts, .collected)
    case 2: .any(parts)
    case 3: .exactlyOne(parts)
    case 4:
      .when(
        tree(depth: depth - 1), then: tree(depth: depth - 1),
        otherwise: below(3) > 0 ? tree(depth: depth - 1) : nil)
    default: .not(tree(depth: depth - 1))
    }
  }
}
