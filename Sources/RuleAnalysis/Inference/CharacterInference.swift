internal import Bytes

/// Finds the characters of the texts of a column that have no pattern: kinds of letters, digits, and few other characters.
///
/// Texts of letters without digits are names and words: they may have any letters, and the marks that names have. As for lists, the chance
/// of another character that was not seen is near the share of those that one value has; it must be at most one in a thousand. All values
/// match, of which all must be known, so that no text is a suspect for its characters.
struct CharacterInference {
  private static let leastValues = 20
  /// The most other characters than letters and digits, beyond which the texts may have any.
  private static let mostOthers = 6
  /// The marks that names have.
  private static let marksOfNames = Set(" .'-".utf8)

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the classes of the first character and of all characters, as patterns have them; `nil` if the texts may have any.
  func classes() -> (first: String, all: String)? {
    guard evidence.isComplete, evidence.distinct >= Self.leastValues, !evidence.isProse else { return nil }
    var (first, all) = (Set<UInt8>(), Set<UInt8>())
    var numbers: [UInt8: Int] = [:]
    for value in evidence.values {
      guard let start = value.bytes.first, value.bytes.span.isUTF8 else { return nil }
      let kinds = Set(value.bytes.map { Shape.Run.of($0) })
      guard !kinds.contains(Shape.Run.control) else { return nil }
      first.insert(Shape.Run.of(start))
      all.formUnion(kinds)
      for kind in kinds where !Shape.Run.isRepeated(kind) { numbers[kind, default: 0] += value.count }
    }
    let areNames = !all.contains(Shape.Run.digits) && numbers.keys.contains { Self.marksOfNames.contains($0) }
    let others = numbers.filter { !areNames || !Self.marksOfNames.contains($0.key) }
    guard others.count <= Self.mostOthers, others.values.count(where: { $0 == 1 }) * 1_000 <= evidence.weight
    else {
      return nil
    }
    if areNames { all.formUnion(Self.marksOfNames.union([Shape.Run.beyondASCII])) }
    let start = Self.characters(first.union(areNames ? [Shape.Run.beyondASCII] : []))
    return ("[\(start)]", "[\(Self.characters(all))]")
  }

  /// Returns kinds of characters as they are written in a class.
  private static func characters(_ kinds: Set<UInt8>) -> String {
    var text = ""
    if kinds.contains(Shape.Run.digits) { text += "0-9" }
    if kinds.contains(Shape.Run.beyondASCII) {
      text += #"\p{L}\p{M}"#
    } else {
      if kinds.contains(Shape.Run.capitals) { text += "A-Z" }
      if kinds.contains(Shape.Run.small) { text += "a-z" }
    }
    for kind in kinds.ordered(by: <) where !Shape.Run.isRepeated(kind) {
      let mustBeEscaped = Array(#"\]^-["#.utf8).contains(kind)
      text += (mustBeEscaped ? "\\" : "") + String(UnicodeScalar(kind))
    }
    return text
  }
}
