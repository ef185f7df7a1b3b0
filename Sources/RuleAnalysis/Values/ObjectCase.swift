internal import Bytes
internal import JSONDocument
internal import Validation

/// Requirements that an object must meet together.
struct ObjectCase {
  private typealias Part = ValueRequirements.Part

  /// The most sets of names, whose combinations are exponentially many.
  private static let maximumSets = 6
  /// The most properties that are added to have enough of them.
  private static let maximumAdded = 64
  /// The number of properties that are added to an object that is not accepted.
  private static let triedAdditions = 3

  private var counts = 0...Int.max
  private var universal: [(names: NameSet, part: Part)] = []
  private var existential: [(names: NameSet, part: Part)] = []
  private var listed: JSONChoices?
  private var isContradictory = false

  init(_ atoms: [ObjectSearch.Atom]) {
    for atom in atoms {
      switch atom {
      case .counts(let range):
        guard counts.overlaps(range) else {
          isContradictory = true
          continue
        }
        counts = counts.clamped(to: range)
      case .every(let names, let part): universal.append((names, part))
      case .some(let names, let part): existential.append((names, part))
      case .listed(let choices, let isValid): if isValid { listed = choices }
      }
    }
  }

  mutating func outcome(
    _ search: inout ValueSearch, _ requirements: ValueRequirements
  ) -> ValueSearch.Outcome {
    if isContradictory { return .none }
    if let listed { return requirements.first(of: listed.values.map(\.jsonText)) }
    let named = existential.compactMap { requirement in requirement.names.name.map { ($0, requirement.part) }
    }
    var parts: [[UInt8]: [Part]] = [:]
    for (name, part) in named { parts[name, default: []].append(part) }
    guard parts.count <= counts.upperBound else { return .none }
    var members: [(name: [UInt8], value: String)] = []
    var isUnknown = false
    for (name, own) in parts.ordered(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      switch search.value(meeting: ValueRequirements(own + self.requirements(of: name))) {
      case .none: return .none
      case .unknown: isUnknown = true
      case .found(let text): members.append((name, text))
      }
    }
    for requirement in existential where requirement.names.name == nil {
      switch place(requirement.names, meeting: requirement.part, &members, using: &search) {
      case .found: break
      case .none: return .none
      case .unknown: isUnknown = true
      }
    }
    if isUnknown { return .unknown }
    return complete(&members, requirements, using: &search)
  }

  private func requirements(of name: [UInt8]) -> [Part] {
    universal.filter { $0.names.contains(name) }.map(\.part)
  }

  /// The names that requirements mention.
  private var mentioned: [[UInt8]] {
    var names: [[UInt8]] = []
    for name in (universal.map(\.names) + existential.map(\.names)).flatMap(\.mentioned)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// A name of each kind that requirements tell apart, among those of a set; and whether these are all kinds.
  private func names(
    of set: NameSet, besides taken: [[UInt8]], _ search: inout ValueSearch
  ) -> (names: [[UInt8]], areAll: Bool) {
    let known = mentioned
    var names = known.filter { set.contains($0) && !taken.contains($0) }
    let sets = universal.map(\.names).filter { $0.name == nil }
    guard sets.count <= Self.maximumSets else { return (names, false) }
    var areAll = true
    let excluded = (known + taken).map { NameSet(.name($0)) }.flatMap { $0.requirements(isMember: false) }
    var text = JSONSchema()
    text.kinds = [.string]
    for combination in 0..<(1 << sets.count) {
      let own = sets.indices.flatMap { sets[$0].requirements(isMember: combination >> $0 & 1 == 1) }
      let wanted = ValueRequirements(
        [Part(text, [], isValid: true)] + set.requirements(isMember: true) + own + excluded)
      switch search.value(meeting: wanted) {
      case .none: break
      case .unknown: areAll = false
      case .found(let json):
        let bytes = Array(json.utf8)
        if case .string(let name)? = JSONValue(exactly: bytes.span) { names.append(name) }
      }
    }
    return (names, areAll)
  }

  /// Adds a property with one of the names that meets a part, unless there is one.
  private func place(
    _ set: NameSet, meeting part: Part, _ members: inout [(name: [UInt8], value: String)],
    using search: inout ValueSearch
  ) -> ValueSearch.Outcome {
    if members.contains(where: { set.contains($0.name) && ValueRequirements([part]).accept($0.value) }) {
      return .found("")
    }
    let (names, areAll) = names(of: set, besides: [], &search)
    var isUnknown = !areAll
    for name in names {
      let own = existential.filter { $0.names.name == name }.map(\.part)
      switch search.value(meeting: ValueRequirements([part] + own + requirements(of: name))) {
      case .none: break
      case .unknown: isUnknown = true
      case .found(let text):
        if let index = members.firstIndex(where: { $0.name == name }) {
          members[index].value = text
        } else {
          members.append((name, text))
        }
        return .found("")
      }
    }
    return isUnknown ? .unknown : .none
  }

  /// Adds properties until there are enough, and returns the object if it meets all; else one with some more properties.
  private func complete(
    _ members: inout [(name: [UInt8], value: String)], _ requirements: ValueRequirements,
    using search: inout ValueSearch
  ) -> ValueSearch.Outcome {
    while members.count < counts.lowerBound {
      switch another(&members, &search) {
      case .found: break
      case .none where existential.allSatisfy({ $0.names.name != nil }): return .none
      case .none, .unknown: return .unknown
      }
    }
    for _ in 0..<Self.triedAdditions {
      let text = Self.text(of: members)
      if requirements.accept(text) { return .found(text) }
      guard members.count < counts.upperBound, case .found = another(&members, &search) else { break }
    }
    return .unknown
  }

  /// Adds a property that may be present; the outcome is `none` if all that may be are.
  private func another(
    _ members: inout [(name: [UInt8], value: String)], _ search: inout ValueSearch
  ) -> ValueSearch.Outcome {
    guard members.count < Self.maximumAdded else { return .unknown }
    let (names, areAll) = names(of: .all, besides: members.map(\.name), &search)
    var isUnknown = !areAll
    for name in names {
      switch search.value(meeting: ValueRequirements(requirements(of: name))) {
      case .found(let text):
        members.append((name, text))
        return .found(text)
      case .none: break
      case .unknown: isUnknown = true
      }
    }
    return isUnknown ? .unknown : .none
  }

  private static func text(of members: [(name: [UInt8], value: String)]) -> String {
    let texts = members.map { String(decoding: $0.name, as: UTF8.self).asJSON + ":" + $0.value }
    return "{" + texts.joined(separator: ",") + "}"
  }
}

extension NameSet {
  /// The single names by which the set is described.
  fileprivate var mentioned: [[UInt8]] { test.mentioned }
}

extension NameSet.Test {
  fileprivate var mentioned: [[UInt8]] {
    switch self {
    case .name(let name): [name]
    case .others(let tests): tests.flatMap(\.mentioned)
    case .pattern, .schema: []
    }
  }
}
