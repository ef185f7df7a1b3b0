internal import Bytes
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The line after the summary about a header that differs from a rule file: a name that is probably misspelled, or the value of
/// `fieldsMatch` by which the header fits.
struct HeaderAdvice {
  /// The line, without the name of the file.
  let text: String

  /// Creates the line; `nil` for a header that repeats a name, or of which nothing can be said.
  init?(_ header: [String], _ rules: RuleFile) {
    let compared = HeaderComparison(rules, BoundHeader(rules, header))
    let missing = compared.missing
    guard missing.count < rules.fields.count else { return nil }
    if let (name, other) = Self.slip(missing, compared.extra.map { header[$0] }) {
      text =
        "'\(other.shortened)' is probably the field '\(name.shortened)' of the rules; rename one of the two"
      return
    }
    guard !compared.fits(rules.fieldsMatch) else { return nil }
    let stricter: [RuleFile.FieldsMatch] = [.equal, .subset, .superset, .partial]
    guard let match = stricter.first(where: compared.fits), !Self.isRequired(missing, rules) else {
      return nil
    }
    text = "its columns fit the rules with 'fieldsMatch: \(match.rawValue)'"
  }

  /// Returns the first missing name with the most similar of the others; `nil` if none is similar.
  private static func slip(_ missing: [String], _ extra: [String]) -> (name: String, other: String)? {
    for name in missing.prefix(Suggestion.comparedChoices) {
      if let other = Suggestion.nearest(to: name, among: extra) { return (name, other) }
    }
    return nil
  }

  /// Whether one of the names is that of a field that must be there, whatever `fieldsMatch` is.
  private static func isRequired(_ names: [String], _ rules: RuleFile) -> Bool {
    rules.fields.contains { field in
      field.mustBeInHeader && names.contains { $0.hasSameBytes(as: field.name) }
    }
  }
}
