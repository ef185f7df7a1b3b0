internal import Bytes
internal import JSONDocument
internal import Validation

/// Requirements that an array must meet together.
struct ArrayCase {
  private typealias Part = ValueRequirements.Part

  /// The longest array that is made.
  private static let maximumLength = 64

  private var counts = 0...Int.max
  private var universal: [(positions: Range<Int>, part: Part)] = []
  private var existential: [(positions: Range<Int>, part: Part, count: Int)] = []
  private var limited: [(part: Part, count: Int)] = []
  private var isDistinct = false
  private var isRepeated = false
  private var listed: JSONChoices?
  private var isContradictory = false

  init(_ atoms: [ArraySearch.Atom]) {
    for atom in atoms {
      switch atom {
      case .counts(let range):
        limit(counts: range)
      case .every(let positions, let part): universal.append((positions, part))
      case .some(let positions, let part): existential.append((positions, part, 1))
      case .atLeast(let count, let part):
        if count > 0 { existential.append((0..<Int.max, part, count)) }
      case .atMost(let count, let part):
        if count == 0 {
          universal.append((0..<Int.max, Part(part.checker, isValid: !part.isValid)))
        } else {
          limited.append((part, count))
        }
      case .distinct: isDistinct = true
      case .repeated:
        isRepeated = true
        limit(counts: 2...Int.max)
      case .listed(let choices, let isValid): if isValid { listed = choices }
      }
    }
  }

  private mutating func limit(counts range: ClosedRange<Int>) {
    guard counts.overlaps(range) else {
      isContradictory = true
      return
    }
    counts = counts.clamped(to: range)
  }

  mutating func outcome(
    _ search: inout ValueSearch, _ requirements: ValueRequirements
  ) -> ValueSearch.Outcome {
    if isContradictory || isDistinct && isRepeated { return .none }
    if let listed { return requirements.first(of: listed.values.map(\.jsonText)) }
    guard !contradictsLimits(&search), limit(&search) else { return .none }
    var placement = Placement(count: existential.count)
    switch place(0, &placement, using: &search) {
    case .found: break
    case let other: return other
    }
    var elements: [Int: String] = [:]
    for (position, parts) in placement.parts.ordered(by: { $0.key < $1.key }) {
      var wanted = self.requirements(at: position)
      wanted.parts += parts
      if isDistinct { wanted = wanted.excluding(Array(elements.values)) }
      guard case .found(let text) = search.value(meeting: wanted) else { return .unknown }
      elements[position] = text
    }
    return complete(elements, requirements, using: &search)
  }

  /// The first position from which all elements meet the same.
  private var uniformPosition: Int {
    (universal.map(\.positions) + existential.map(\.positions)).reduce(0) { last, positions in
      max(last, positions.lowerBound, positions.upperBound == .max ? 0 : positions.upperBound)
    }
  }

  private func requirements(at position: Int) -> ValueRequirements {
    ValueRequirements(universal.filter { $0.positions.contains(position) }.map(\.part))
  }

  /// Whether more elements must meet a part than may meet one that is implied by it.
  private func contradictsLimits(_ search: inout ValueSearch) -> Bool {
    for (_, required, count) in existential {
      for limit in limited where count > limit.count {
        let contrary = Part(limit.part.checker, isValid: !limit.part.isValid)
        if search.value(meeting: ValueRequirements([required, contrary])) == .none { return true }
      }
    }
    return false
  }

  /// Limits the counts to the positions that can have an element; returns whether a count is left.
  private mutating func limit(_ search: inout ValueSearch) -> Bool {
    for position in 0...min(uniformPosition, Self.maximumLength) where position < counts.upperBound {
      guard search.value(meeting: requirements(at: position)) == .none else { continue }
      guard counts.lowerBound <= position else { return false }
      counts = counts.lowerBound...position
    }
    return true
  }

  /// The positions of the elements that must exist, and what these meet.
  private struct Placement {
    var parts: [Int: [Part]] = [:]
    /// The positions of the elements for each requirement.
    var positions: [[Int]]
    /// The number of positions that may be tried.
    var tries = 400

    init(count: Int) { positions = Array(repeating: [], count: count) }
  }

  /// Chooses positions for the requirements from one on, so that at each position some value meets all; the outcome is `none` if there
  /// are no such positions.
  private func place(
    _ number: Int, _ placement: inout Placement, using search: inout ValueSearch
  ) -> ValueSearch.Outcome {
    guard number < existential.count else { return .found("") }
    let (positions, part, count) = existential[number]
    let chosen = placement.positions[number]
    if chosen.count == count { return place(number + 1, &placement, using: &search) }
    guard count <= Self.maximumLength else { return counts.upperBound < count ? .none : .unknown }
    // Beyond these positions each is as good as the last ones.
    let last = min(
      uniformPosition + existential.reduce(0) { $0 + min($1.count, Self.maximumLength) }, counts.upperBound)
    let candidates = positions.clamped(to: 0..<max(last, 0)).filter { $0 > chosen.last ?? -1 }
    let (free, taken) = (
      candidates.filter { placement.parts[$0] == nil }, candidates.filter { placement.parts[$0] != nil }
    )
    var isUnknown = false
    for position in free + taken {
      guard placement.tries > 0 else { return .unknown }
      placement.tries -= 1
      var wanted = requirements(at: position)
      wanted.parts += (placement.parts[position] ?? []) + [part]
      switch search.value(meeting: wanted) {
      case .none: continue
      case .unknown:
        isUnknown = true
        continue
      case .found: break
      }
      let known = placement
      placement.parts[position, default: []].append(part)
      placement.positions[number].append(position)
      switch place(number, &placement, using: &search) {
      case .found: return .found("")
      case .none: break
      case .unknown: isUnknown = true
      }
      let tries = placement.tries
      placement = known
      placement.tries = tries
    }
    return isUnknown ? .unknown : .none
  }

  /// Adds the other elements, and returns the array if it meets all.
  private func complete(
    _ placed: [Int: String], _ requirements: ValueRequirements, using search: inout ValueSearch
  ) -> ValueSearch.Outcome {
    let shortest = max(counts.lowerBound, (placed.keys.max() ?? -1) + 1)
    guard shortest <= Self.maximumLength else { return .unknown }
    var elements: [String] = []
    let longest = min(counts.upperBound, shortest + 2)
    for position in 0..<longest {
      if position >= shortest, let found = accepted(elements, requirements) { return .found(found) }
      if let text = placed[position] {
        elements.append(text)
        continue
      }
      if isRepeated, let last = elements.last, self.requirements(at: position).accept(last) {
        elements.append(last)
        continue
      }
      guard let text = filler(at: position, besides: elements + Array(placed.values), &search) else {
        return .unknown
      }
      elements.append(text)
    }
    return accepted(elements, requirements).map { .found($0) } ?? .unknown
  }

  private func accepted(_ elements: [String], _ requirements: ValueRequirements) -> String? {
    let text = "[" + elements.joined(separator: ",") + "]"
    return requirements.accept(text) ? text : nil
  }

  private func filler(at position: Int, besides others: [String], _ search: inout ValueSearch) -> String? {
    var wanted = requirements(at: position)
    if isDistinct { wanted = wanted.excluding(others) }
    var without = wanted
    without.parts += limited.map { Part($0.part.checker, isValid: !$0.part.isValid) }
    if case .found(let text) = search.value(meeting: without) { return text }
    if case .found(let text) = search.value(meeting: wanted) { return text }
    return nil
  }
}
