internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `texts` of a field, its titles, helper texts and labels of choices by language, and `language` of a rule file.
///
/// ```yaml
/// language: en
/// fields:
///   - name: country
///     title: Country
///     categories: [DE, EG]
///     texts: {ar: {title: البلد, choices: {DE: ألمانيا, EG: مصر}}}
/// ```
struct FieldTextsDecoder {
  private static let known = ["title", "assistiveText", "placeholder", "choices"]

  private let members: Members
  /// The values that can be chosen; `nil` if the field has no list of values.
  private let values: [String]?

  private var faults: FaultCollector { members.faults }

  /// - Parameter rules: The rules of `rules`, of which one may list the values.
  init(_ members: Members, rules: [Rule]) {
    self.members = members
    values = members.listedValues ?? rules.lazy.compactMap(\.listedValues).first
  }

  func decode() -> [String: FieldTexts.Translation] {
    guard let member = members.object["texts"],
      let languages = Members(member.value, as: "'texts'", reportingTo: faults)
    else { return [:] }
    var texts: [String: FieldTexts.Translation] = [:]
    for language in languages.object.members {
      let tag = language.key.lowercased()
      if !language.key.isLanguageTag {
        faults.report(
          "\(Excerpt(language.key)) is not a language tag such as de or pt-BR; 'texts' has the texts of each language",
          at: language.keyPosition)
      } else if texts[tag] != nil {
        faults.report("the language '\(tag)' is already here in another case", at: language.keyPosition)
      } else if let own = Members(language.value, as: "the texts of a language", reportingTo: faults) {
        texts[tag] = decode(own)
      }
    }
    return texts
  }

  private func decode(_ members: Members) -> FieldTexts.Translation {
    members.rejectUnknown(besides: Self.known, in: "the texts of a language")
    return FieldTexts.Translation(
      title: members.string("title"), placeholder: members.string("placeholder"),
      assistiveText: members.string("assistiveText"), choices: choices(of: members))
  }

  private func choices(of members: Members) -> [String: String] {
    guard let member = members.object["choices"],
      let choices = Members(member.value, as: "'choices'", reportingTo: faults)
    else { return [:] }
    guard let values else {
      faults.report(
        "'choices' needs values to choose from: 'categories', 'enum' or the rule one-of",
        at: member.keyPosition)
      return [:]
    }
    var labels: [String: String] = [:]
    for choice in choices.object.members {
      if !values.contains(where: { $0.hasSameBytes(as: choice.key) }) {
        let hint = Suggestion.question(for: choice.key, among: values).map { "; \($0)" } ?? ""
        faults.report("\(Excerpt(choice.key)) is not a value of this field\(hint)", at: choice.keyPosition)
      } else if case .string(let label) = choice.value.content {
        labels[choice.key] = label
      } else {
        faults.report(
          "the label of a choice must be a string, not \(choice.value.content.noun)",
          at: choice.value.position)
      }
    }
    return labels
  }

  /// Decodes the language of a rule file.
  static func language(of members: Members) -> String? {
    guard let tag = members.string("language") else { return nil }
    if !tag.isLanguageTag, let node = members.object["language"]?.value {
      members.faults.report("'language' must be a language tag such as de or pt-BR", at: node.position)
    }
    return tag
  }
}

extension String {
  fileprivate var isLanguageTag: Bool { LanguageStrategy().verdict(on: self) == .valid }
}

extension Members {
  /// The values of `categories`, or those of `enum`, as a form submits them; `nil` if there are neither.
  fileprivate var listedValues: [String]? {
    if case .array(let categories)? = object["categories"]?.value.content {
      return categories.compactMap(\.submitted)
    }
    guard case .object(let constraints)? = object["constraints"]?.value.content,
      case .array(let values)? = constraints["enum"]?.value.content
    else { return nil }
    return values.compactMap(\.submitted)
  }
}

extension DocumentNode {
  /// The text of a value, or of the value of a category.
  fileprivate var submitted: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .object(let category): category["value"]?.value.submitted
    default: nil
    }
  }
}

extension Rule {
  fileprivate var listedValues: [String]? {
    guard case .content(let strategy) = kind else { return nil }
    return (strategy as? OneOfStrategy)?.choices
  }
}
