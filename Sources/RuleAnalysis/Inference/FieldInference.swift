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
    let missing = evidence.values.filter { MissingWords.contain($0.bytes) }
    let count = missing.reduce(0) { $0 + $1.count }
    let rest = evidence.removing { MissingWords.contain($0.bytes) }
    // Few such words are suspects; and a column of nothing else, or of short codes among which "na" is one, has none.
    let areWords =
      count > evidence.allowed && rest.present > 0
      && (missing.allSatisfy { MissingWords.containCertainly($0.bytes) }
        || TypeInference(rest).type().type != .string)
    self.evidence = areWords ? rest : evidence
    words = areWords ? missing.map(\.text) : []
  }

  /// Returns the field.
  func field() -> FieldProposal {
    let (type, notes) = TypeInference(evidence, areLines: areLines).type()
    // Digits whose check digits are right are codes, although they are numbers too.
    let isCode = type == TypeProposal("integer") && CatalogInference(evidence).rule(among: [.codes]) != nil
    var field = FieldProposal(evidence.name, isCode ? .string : type)
    field.notes = notes
    field.present = evidence.present
    field.missingValues = words
    if evidence.absent == 0, evidence.present >= Self.leastRecords {
      field.constraints.append((.required, "required", "true"))
    }
    if field.type == .string { addText(to: &field) }
    addNumbers(to: &field)
    addLengths(to: &field)
    if Uniqueness(field, evidence).isProposed { field.constraints.append((.unique, "unique", "true")) }
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
    if let values = ListInference(evidence).values() {
      field.listedValues = values
      field.constraints.append((.list, "enum", "[\(values.map(YAMLText.scalar).joined(separator: ", "))]"))
      return
    }
    if let found = PatternInference(evidence).pattern() {
      field.patternText = found.text
      field.constraints.append((.pattern, "pattern", YAMLText.scalar(found.text)))
      field.expectedRepeats = found.size.map { Uniqueness.expectedRepeats(of: evidence.present, among: $0) }
      if found.alternatives.count > 1 {
        let parts = found.alternatives.map { "\($0.text) (\($0.count.separatedByCommas))" }
        field.notes.append("Patterns: \(parts.joined(separator: ", ")).")
      }
      return
    }
    guard evidence.weight >= Self.leastTexts else { return }
    if evidence.count(without: { $0.withoutWhiteSpace == 0..<$0.count }) <= evidence.allowed {
      field.rules.append(("trimmed", nil))
    }
    let missing = evidence.values.filter { MissingWords.containCertainly($0.bytes) }
    if !missing.isEmpty, missing.reduce(0, { $0 + $1.count }) <= evidence.allowed {
      field.rules.append(("none-of", "[\(missing.map { YAMLText.scalar($0.text) }.joined(separator: ", "))]"))
    }
  }

  /// Adds a pattern of days and times whose format accepts numbers of fewer digits than nearly all values have.
  private func addLengths(to field: inout FieldProposal) {
    guard ["date", "time", "datetime"].contains(field.type.name), !field.type.properties.isEmpty, !areLines,
      evidence.weight >= Self.leastTexts, let found = PatternInference(evidence).pattern(), found.size != nil,
      found.alternatives.count == 1
    else { return }
    field.rules.append(("regex", YAMLText.scalar(found.text)))
  }

  /// Adds the bounds of numbers, or a list of few.
  private func addNumbers(to field: inout FieldProposal) {
    guard let bounds = BoundInference(evidence, field.type).bounds() else { return }
    if let minimum = bounds.minimum { field.constraints.append((.minimum, "minimum", minimum)) }
    if let maximum = bounds.maximum { field.constraints.append((.maximum, "maximum", maximum)) }
    if field.type.name == "integer", let least = Int(bounds.least), let greatest = Int(bounds.greatest) {
      field.expectedRepeats = Uniqueness.expectedRepeats(
        of: evidence.present, among: Double(greatest) - Double(least) + 1)
    }
    let ends = "From \(bounds.least) to \(bounds.greatest)"
    switch (bounds.minimum, bounds.maximum) {
    case (_?, _?): break
    case (_?, nil): field.notes.append("\(ends); no maximum, since too few records have it.")
    case (nil, _): field.notes.append("\(ends); no bounds, since too few records have them.")
    }
  }
}
