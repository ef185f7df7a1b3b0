internal import Bytes

/// Writes proposed rules as a rule file in YAML, with a comment for each field.
public enum RuleFileWriter {
  /// Returns the document of a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The rules.
  ///   - heading: The lines of the comment at the top.
  ///   - describesFiles: Whether the dialect and the encoding are written.
  public static func document(
    of proposal: TableProposal, heading: [String] = [], describesFiles: Bool = true
  ) -> String {
    var text = heading.map { YAMLText.comment($0, indent: "") }.joined()
    if describesFiles {
      if let encoding = proposal.encoding { text += "encoding: \(YAMLText.scalar(encoding))\n" }
      if !proposal.dialect.isEmpty {
        text += "dialect: {\(proposal.dialect.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}\n"
      }
    }
    if describesFiles, !proposal.missingValues.isEmpty {
      text +=
        "missingValues: [\(([""] + proposal.missingValues).map(YAMLText.scalar).joined(separator: ", "))]\n"
    }
    if proposal.allowsOtherColumns { text += "fieldsMatch: subset\n" }
    text += document(of: proposal.fields, common: proposal.missingValues)
    if !proposal.primaryKey.isEmpty {
      text += "primaryKey: [\(proposal.primaryKey.map(YAMLText.scalar).joined(separator: ", "))]\n"
    }
    if !proposal.comparisons.isEmpty {
      text += "rules:\n"
      for comparison in proposal.comparisons {
        let names = [comparison.first, comparison.second].map(Self.operand)
        text += "  - id: \(comparison.id)\n"
        text += "    compare: \(YAMLText.scalar("\(names[0]) <= \(names[1])"))\n"
        text += "    at: \(YAMLText.scalar(comparison.second))\n"
      }
    }
    return text
  }

  /// Returns a string as a scalar of YAML.
  package static func scalar(_ text: String) -> String { YAMLText.scalar(text) }

  /// Returns a line that is a comment.
  package static func comment(_ text: String) -> String { YAMLText.comment(text, indent: "") }

  /// Returns the key `fields` with fields.
  ///
  /// - Parameter common: The texts that mean an absent value in all of them.
  static func document(of fields: [FieldProposal], common: [String] = []) -> String {
    "fields:\n" + fields.map { text(of: $0, common) }.joined()
  }

  private static func text(of field: FieldProposal, _ common: [String]) -> String {
    var text = field.notes.map { YAMLText.comment($0, indent: "  ") }.joined()
    text += "  - name: \(YAMLText.scalar(field.name))\n"
    text += "    type: \(field.type.name)\n"
    for property in field.type.properties { text += "    \(property.key): \(property.value)\n" }
    if !field.missingValues.isEmpty {
      let words = [""] + common + field.missingValues
      text += "    missingValues: [\(words.map(YAMLText.scalar).joined(separator: ", "))]\n"
    }
    if !field.constraints.isEmpty {
      text +=
        "    constraints: {\(field.constraints.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}\n"
    }
    if !field.rules.isEmpty {
      let rules = field.rules.map { rule in rule.argument.map { "{\(rule.name): \($0)}" } ?? rule.name }
      text += "    rules: [\(rules.joined(separator: ", "))]\n"
    }
    return text
  }

  /// Returns the name of a field in a comparison.
  private static func operand(_ name: String) -> String {
    let isWord =
      name.utf8.first?.isLetter == true
      && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    return isWord ? name : "`\(YAMLText.doubling("`", in: name))`"
  }
}
