internal import Bytes
internal import Validation

/// Proposes the rules of a column by what is known of its values.
struct FieldInference {
  /// The number of values from which on the presence and the uniqueness of all are no chance.
  private static let leastRecords = 20
  /// The number of values from which on texts without white space at their ends are no chance.
  private static let leastTexts = 50

  private let evidence: ColumnEvidence
  private let words: [String]
  private let areLines: Bool

  /// - Parameters:
  ///   - evidence: The values of the column.
  ///   - areLines: Whether the values are lines, whose rules are options, which cannot say all types.
  init(_ evidence: ColumnEvidence, areLines: Bool = false) {
    self.areLines = areLines
    let missing = evidence.words
    let count = missing.reduce(0) { $0 + $1.count }
    let rest = evidence.withoutWords
    // Few such words are suspects; and a column of nothing else, or of short codes among which "na" is one, has none.
    let areWords =
      evidence.storedType == nil && count > evidence.tolerance.allowed(of: evidence.present)
      && rest.present > 0
      && (missing.allSatisfy { MissingWords.containCertainly($0.bytes) }
        || TypeInference(rest).type().type != .string)
    self.evidence = areWords ? rest : evidence
    words = areWords ? missing.map(\.text) : []
  }

  /// Returns the field.
  func field() -> FieldProposal {
    guard evidence.count(without: { $0.isUTF8 }) <= evidence.allowed else { return fieldOfBytes() }
    let (type, notes) = TypeInference(evidence, areLines: areLines).type()
    // Digits whose check digits are right are codes, although they are numbers too.
    let isCode =
      evidence.storedType == nil && type == TypeProposal("integer")
      && CatalogInference(evidence).rule(among: [.codes]) != nil
    var field = FieldProposal(evidence.name, isCode ? .string : type)
    field.notes = notes
    field.present = evidence.present
    field.missingValues = words
    if evidence.absent == 0, evidence.present >= Self.leastRecords {
      field.constraints.append(.required)
    } else if evidence.absent > 0, evidence.absent <= evidence.tolerance.allowed(of: evidence.present) {
      field.notes.append("Not proposed: required: \(evidence.absent.separatedByCommas) absent.")
    }
    if field.type == .string { addText(to: &field) }
    addUnit(to: &field)
    addNumbers(to: &field)
    addLengths(to: &field)
    if Uniqueness(field, evidence).isProposed { field.constraints.append(.unique) }
    return field
  }

  /// Returns the field of values that are bytes and no texts.
  private func fieldOfBytes() -> FieldProposal {
    var field = FieldProposal(evidence.name, TypeProposal("any"))
    field.notes = ["Values that are not UTF-8 have no rules."]
    field.present = evidence.present
    return field
  }

  /// Adds a rule of the catalog, a list or a pattern; texts without any have no white space at their ends.
  private func addText(to field: inout FieldProposal) {
    if let rule = CatalogInference(evidence).rule() {
      switch rule {
      case "email", "uuid": field.type = TypeProposal("string", ("format", "\"\(rule)\""))
      default: field.rules.append((rule, nil))
      }
      return
    }
    let found = PatternInference(evidence).pattern()
    if let values = ListInference(evidence).values(), !(found != nil && Self.haveNumbers(values)) {
      field.constraints.append(.list(values))
      return
    }
    if let found {
      field.constraints.append(.pattern(found.text))
      field.hasCodes = found.areCodes
      field.expectedRepeats = found.size.map { Uniqueness.expectedRepeats(of: evidence.present, among: $0) }
      if found.alternatives.count > 1 {
        let parts = found.alternatives.map { "\($0.text) (\($0.count.separatedByCommas))" }
        field.notes.append("Patterns: \(parts.joined(separator: ", ")).")
      }
      return
    }
    if let pattern = patternOfParts { field.constraints.append(.pattern(pattern)) }
    guard evidence.weight >= Self.leastTexts else { return }
    if evidence.count(without: { $0.withoutWhiteSpace == 0..<$0.count }) <= evidence.allowed,
      !field.isTrimmedByPattern
    {
      field.rules.append(("trimmed", nil))
    }
    let missing = evidence.words.filter { MissingWords.containCertainly($0.bytes) }
    let allowed = evidence.tolerance.allowed(of: evidence.present)
    if !missing.isEmpty, missing.reduce(0, { $0 + $1.count }) <= allowed {
      field.rules.append(("none-of", "[\(missing.map { YAMLText.scalar($0.text) }.joined(separator: ", "))]"))
    }
  }

  /// The pattern of what texts begin and end with, of their characters, or of both.
  private var patternOfParts: String? {
    let others = withoutSuspects
    guard let (first, all) = CharacterInference(others).classes() else {
      return AffixInference(others).pattern()
    }
    return AffixInference(others, characters: all).pattern() ?? (first == all ? "\(all)+" : "\(first)\(all)*")
  }

  /// Adds a pattern of days and times whose format accepts numbers of fewer digits than nearly all values have.
  private func addLengths(to field: inout FieldProposal) {
    guard ["date", "time", "datetime"].contains(field.type.name), !field.type.properties.isEmpty, !areLines,
      evidence.weight >= Self.leastTexts, let found = PatternInference(evidence).pattern(),
      found.hasFixedLengths,
      found.alternatives.count == 1, found.areCodes
    else { return }
    field.rules.append(("regex", YAMLText.scalar(found.text)))
  }

  /// Whether so many words have digits that they are rather numbers than a list.
  private static func haveNumbers(_ words: [String]) -> Bool {
    words.count >= 10 && words.count(where: { $0.utf8.contains(where: \.isDigit) }) * 5 >= words.count * 4
  }

  /// The values without the few that other rules reject: words for none, and white space at the ends.
  private var withoutSuspects: ColumnEvidence {
    let rest = evidence.values.filter { value in
      let text = value.bytes.span
      return !MissingWords.containCertainly(value.bytes) && text.withoutWhiteSpace == 0..<text.count
    }
    let others = ColumnEvidence(rest, of: evidence)
    return evidence.weight - others.weight <= evidence.allowed ? others : evidence
  }

  /// Adds the sign or unit that all numbers have, which the type does not say.
  private func addUnit(to field: inout FieldProposal) {
    guard field.type.name == "number", let unit = TypeInference(evidence).unit else { return }
    field.rules.append((unit.isPrefix ? "starts-with" : "ends-with", YAMLText.scalar(unit.text)))
  }

  /// Adds the bounds of numbers.
  private func addNumbers(to field: inout FieldProposal) {
    guard let bounds = BoundInference(evidence, field.type).bounds() else { return }
    if let minimum = bounds.minimum { field.constraints.append(.minimum(minimum)) }
    if let maximum = bounds.maximum { field.constraints.append(.maximum(maximum)) }
    if field.type.name == "integer", let least = Int(bounds.least), let greatest = Int(bounds.greatest) {
      field.expectedRepeats = Uniqueness.expectedRepeats(
        of: evidence.present, among: Double(greatest) - Double(least) + 1)
    }
    let ends = "From \(bounds.least) to \(bounds.greatest)"
    switch (bounds.minimum, bounds.maximum) {
    case (_?, _?): break
    case (_?, nil): field.notes.append("\(ends); no maximum, since too few records have it.")
    case (nil, _?): field.notes.append("\(ends); no minimum, since too few records have it.")
    case (nil, nil): field.notes.append("\(ends); no bounds, since too few records have them.")
    }
  }
}

extension FieldProposal {
  /// Whether its pattern matches no text with white space at an end.
  fileprivate var isTrimmedByPattern: Bool {
    constraints.contains { constraint in
      guard case .pattern(let text) = constraint, let trimmed = StrategyPattern.of(TrimmedStrategy()) else {
        return false
      }
      return PatternLanguage(text).containment(in: PatternLanguage(trimmed)) == .proved
    }
  }
}
