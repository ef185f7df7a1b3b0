internal import JSONDocument
internal import Validation

/// The texts of `messages` with their locations, which allow reporting texts that are never shown.
struct DecodedMessages {
  /// The failures that a text is for.
  enum Subject {
    case code(FailureCode)
    case rule(String)
    case other
  }

  private struct Entry {
    let key: String
    let subject: Subject
    let keyPosition: DocumentPosition
    /// The names of the placeholders, which are in braces.
    let placeholders: [String]
    let position: DocumentPosition
  }

  private(set) var texts = RuleMessages.Texts()
  private var entries: [Entry] = []
  private let faults: FaultCollector

  /// The placeholders that any text may contain in addition to the parameters of the failure.
  private static let commonPlaceholders: Set = ["value", "field"]

  /// Codes that every rule can report.
  private static let commonCodes: Set<FailureCode> = ["text.invalid-utf8", "rule.unexplained"]

  init?(_ member: DocumentMember, reportingTo faults: FaultCollector) {
    guard let members = Members(member.value, as: "'messages'", reportingTo: faults) else { return nil }
    self.faults = faults
    texts = decode(members, isLocale: false)
  }

  private mutating func decode(
    _ members: Members, isLocale: Bool
  ) -> RuleMessages.Texts {
    var texts = RuleMessages.Texts()
    for member in members.object.members {
      switch member.value.content {
      case .string(let text): add(text, member, to: &texts)
      case .object where isLocale:
        faults.report("a text inside a language must be a string, not an object", at: member.value.position)
      case .object: addLocale(member, to: &texts)
      default:
        let text =
          "a text must be a string, or an object for a language such as de, not \(member.value.content.noun)"
        faults.report(text, at: member.value.position)
      }
    }
    return texts
  }

  private mutating func add(_ text: String, _ member: DocumentMember, to texts: inout RuleMessages.Texts) {
    let code = FailureCode(rawValue: member.key)
    let subject: Subject
    if member.key == "default" {
      subject = .other
      texts.other = text
    } else if MessageCatalog.english.contains(code) || member.key.utf8.contains(UInt8(ascii: ".")) {
      subject = .code(code)
      texts.byCode[code] = text
    } else {
      subject = .rule(member.key)
      texts.byRule[member.key] = text
    }
    entries.append(
      Entry(
        key: member.key, subject: subject, keyPosition: member.keyPosition,
        placeholders: RuleMessages.placeholders(in: text), position: member.value.position))
  }

  private mutating func addLocale(
    _ member: DocumentMember, to texts: inout RuleMessages.Texts
  ) {
    let tag = member.key.lowercased()
    guard LanguageStrategy().verdict(on: member.key) == .valid else {
      let text =
        "\(Excerpt(member.key)) is not a language tag such as de or pt-BR; the text of a code or a rule must be a string"
      faults.report(text, at: member.keyPosition)
      return
    }
    guard texts.byLocale[tag] == nil else {
      faults.report("the language '\(tag)' is already here in another case", at: member.keyPosition)
      return
    }
    guard let members = Members(member.value, as: "the texts of a language", reportingTo: faults) else {
      return
    }
    texts.byLocale[tag] = decode(members, isLocale: true)
  }

  /// Reports the texts that none of a set of rules uses, and the placeholders that are not parameters.
  ///
  /// - Parameters:
  ///   - codes: Every code that the rules can report, or `nil` if that is unknown.
  ///   - rules: The codes that the rules of each name can report; empty if texts by rule name are not possible.
  ///   - isSecret: Whether one of the rules is for secrets, whose values texts must not contain.
  ///   - owner: The noun for the owner of the rules in a fault, such as "this field".
  func check(
    codes: Set<FailureCode>?, rules: [String: Set<FailureCode>], isSecret: Bool = false, of owner: String
  ) {
    let codes = codes.map { $0.union(Self.commonCodes) }
    for entry in entries {
      var covered: Set<FailureCode> = []
      switch entry.subject {
      case .code(let code):
        guard codes?.contains(code) ?? MessageCatalog.english.contains(code) else {
          reportUnreachable(entry, of: owner, codes: codes, rules: rules)
          continue
        }
        covered = [code]
      case .rule(let name):
        guard let own = rules[name] else {
          reportUnreachable(entry, of: owner, codes: codes, rules: rules)
          continue
        }
        covered = own
      case .other: covered = codes ?? ["rule.unexplained"]
      }
      checkPlaceholders(of: entry, codes: covered, isSecret: isSecret)
    }
  }

  private func reportUnreachable(
    _ entry: Entry, of owner: String, codes: Set<FailureCode>?, rules: [String: Set<FailureCode>]
  ) {
    let known = codes.map { Array($0) } ?? MessageCatalog.english.codes
    let codeNames = known.map(\.rawValue)
    let choices = codeNames.sorted() + rules.keys.filter { !codeNames.contains($0) }.sorted() + ["default"]
    let near = Suggestion.question(for: entry.key, among: choices)
    let own = choices.filter { !Self.commonCodes.contains(FailureCode(rawValue: $0)) }
    let list =
      own.count > 12 ? "its codes, the names of its rules, and default" : own.joined(separator: ", ")
    let hint = near ?? "the choices are \(list)"
    faults.report("\(owner) never reports \(Excerpt(entry.key)); \(hint)", at: entry.keyPosition)
  }

  private func checkPlaceholders(
    of entry: Entry, codes: Set<FailureCode>, isSecret: Bool
  ) {
    for placeholder in entry.placeholders {
      if placeholder == "value" && isSecret {
        faults.report("'{value}' would show a secret: remove it", at: entry.position)
      }
      guard !Self.commonPlaceholders.contains(placeholder) else { continue }
      let lacking = codes.subtracting(Self.commonCodes).filter {
        !MessageCatalog.parameters(of: $0).contains(placeholder)
      }
      guard let code = lacking.min(by: { $0.rawValue < $1.rawValue }) else { continue }
      let names = MessageCatalog.parameters(of: code).union(Self.commonPlaceholders)
      let near = Suggestion.nearest(to: placeholder, among: names.sorted())
      let hint =
        near.map { Suggestion.question("{\($0)}") }
        ?? "its parameters are " + names.sorted().map { "{\($0)}" }.joined(separator: ", ")
      let name = Excerpt("{\(placeholder)}")
      let text = "\(name) is not a parameter of '\(code)', which uses this text; \(hint)"
      faults.report(text, at: entry.position)
    }
  }
}
