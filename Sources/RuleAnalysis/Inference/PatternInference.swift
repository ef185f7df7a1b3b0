internal import Bytes

/// Finds a pattern that nearly all values of a column match, if they have few shapes: codes, or texts with numbers.
struct PatternInference {
  /// A pattern, and its alternatives with their numbers of records.
  struct Found {
    let text: String
    let alternatives: [(text: String, count: Int)]
    /// The number of texts that match it; `nil` if there is no end of them.
    let size: Double?
    /// Whether all values are codes, which identify something, and not texts.
    let areCodes: Bool
    /// Whether each run has one length.
    var hasFixedLengths: Bool { !text.utf8.contains(UInt8(ascii: "+")) }
  }

  /// The most alternatives of a pattern, and the most shapes of the values.
  private static let (alternatives, alternativesOfTexts, shapes) = (4, 6, 256)
  private static let leastValues = 8

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the pattern; `nil` if there is none.
  func pattern() -> Found? {
    guard evidence.distinct >= Self.leastValues else { return nil }
    for merge in ShapeMerge.allCases {
      guard let groups = groups(merge), let found = pattern(of: groups) else { continue }
      return merge == .alphanumeric ? found : withoutPlaces(found) ?? found
    }
    return nil
  }

  /// The number of alternatives from which on others are no mistakes where all values consist of letters and digits.
  private static let manyAlternatives = 3

  /// Returns the pattern of letters and digits at any place; `nil` if all values match the one that was found, or have other characters.
  private func withoutPlaces(_ found: Found) -> Found? {
    let covered = found.alternatives.reduce(0) { $0 + $1.count }
    guard found.alternatives.count >= Self.manyAlternatives, covered < evidence.weight,
      let groups = groups(.alphanumeric), groups.count == 1
    else { return nil }
    return pattern(of: groups)
  }

  /// Returns the values by their shapes, the most frequent first; `nil` if there are too many.
  private func groups(_ merge: ShapeMerge) -> [ShapeGroup]? {
    var reader = ShapeReader(merge)
    var groups: [[UInt8]: ShapeGroup] = [:]
    for value in evidence.values {
      guard reader.read(value.bytes.span) else { return nil }
      groups[reader.runs, default: ShapeGroup(Shape(runs: reader.runs), evidence.tolerance)].add(
        value, lengths: reader.lengths)
      guard groups.count <= Self.shapes else { return nil }
    }
    return groups.ordered { one, other in
      one.value.count != other.value.count
        ? one.value.count > other.value.count : one.key.lexicographicallyPrecedes(other.key)
    }.map(\.value)
  }

  private func pattern(of groups: [ShapeGroup]) -> Found? {
    let (total, allowed) = (evidence.weight, evidence.allowed)
    var (kept, covered) = ([ShapeGroup](), 0)
    for group in groups where kept.count < Self.alternatives && total - covered > allowed {
      kept.append(group)
      covered += group.count
    }
    let areCodes = kept.allSatisfy(\.isCode)
    // Texts have other shapes that are no mistakes: all are alternatives, and all must be known.
    if !areCodes {
      guard evidence.isComplete else { return nil }
      (kept, covered) = (groups, total)
    }
    guard kept.count <= (areCodes ? Self.alternatives : Self.alternativesOfTexts) else { return nil }
    // As for lists: the chance of a new shape is near the share of those that occur once. Beside one shape of codes,
    // what the tolerance allows is a mistake.
    let once = groups.count { $0.count == 1 }
    let hasOneShape = areCodes && kept.count == 1
    guard total - covered <= allowed, once * 100 <= total || hasOneShape,
      kept.allSatisfy({ $0.isRegular && $0.count >= 2 })
    else { return nil }
    let texts = kept.map { (text: $0.pattern, count: $0.count) }
    let sizes = kept.compactMap(\.size)
    return Found(
      text: texts.map(\.text).joined(separator: "|"), alternatives: texts,
      size: sizes.count == kept.count ? sizes.reduce(0, +) : nil, areCodes: areCodes)
  }
}
