internal import JSONDocument
internal import Validation

/// Decoding of arguments by their structure in the catalog.
extension RuleDecoder {
  /// Returns a rule of the catalog with the member's value as its argument.
  func rule(of entry: CatalogEntry, _ member: DocumentMember) -> Rule? {
    let node = member.value
    let count = faults.count
    let argument = argument(node, of: entry)
    guard faults.count == count else { return nil }
    do throws(RuleError) {
      if let argument { return try entry.rule(argument, in: context) }
      return try entry.rule(in: context)
    } catch {
      faults.report(error.description, at: Self.position(of: error, in: node))
      return nil
    }
  }

  /// Returns the position of an error: for an unreadable file, that of its path.
  private static func position(of error: RuleError, in node: DocumentNode) -> DocumentPosition {
    guard case .unreadableFile = error, case .object(let object) = node.content else { return node.position }
    return (object["path"] ?? object["list"])?.value.position ?? node.position
  }

  /// Returns the argument, or `nil` for none.
  private func argument(
    _ node: DocumentNode, of entry: CatalogEntry
  ) -> RuleArgument? {
    switch node.content {
    case .boolean(let flag): checkFlag(flag, at: node, of: entry)
    case .string(let text), .number(let text):
      if entry.argument != .none { return .text(text) }
      faults.report("rule '\(entry.name)' takes no argument: write {\(entry.name): true}", at: node.position)
    case .array(let elements) where entry.structure?.takesList == true:
      return .list(texts(elements, of: entry.name))
    case .array(let elements) where entry.structure?.takesObjects == true:
      return .objects(objects(elements, of: entry))
    case .object(let object) where entry.structure?.parts.isEmpty == false:
      return .parts(parts(object, of: entry))
    case .null, .array, .object:
      faults.report("\(entry.expectation), not \(node.content.noun)", at: node.position)
    }
    return nil
  }

  /// Checks a boolean argument: `true` means no argument.
  private func checkFlag(
    _ flag: Bool, at node: DocumentNode, of entry: CatalogEntry
  ) {
    if case .required = entry.argument {
      faults.report("\(entry.expectation); '\(flag)' in quotes is a string", at: node.position)
    } else if !flag {
      let text = "'\(entry.name): false' is not a rule: remove it, or write {not: \(entry.name)}"
      faults.report(text, at: node.position)
    }
  }

  private func texts(
    _ elements: [DocumentNode], of name: String
  ) -> [String] {
    elements.compactMap { element in
      switch element.content {
      case .string(let text), .number(let text): return text
      case .boolean, .null:
        let text = "a value of '\(name)' must be a string, not \(element.content.noun): put it in quotes"
        faults.report(text, at: element.position)
      case .array, .object:
        faults.report(
          "a value of '\(name)' must be a string, not \(element.content.noun)", at: element.position)
      }
      return nil
    }
  }

  private func objects(_ elements: [DocumentNode], of entry: CatalogEntry) -> [RuleArgument] {
    elements.compactMap { element in
      guard case .object(let object) = element.content else {
        let text = "an element of '\(entry.name)' must be an object, not \(element.content.noun)"
        faults.report(text, at: element.position)
        return nil
      }
      return .parts(parts(object, of: entry))
    }
  }

  private func parts(
    _ object: DocumentObject, of entry: CatalogEntry
  ) -> [String: RuleArgument] {
    let known = entry.structure?.parts ?? []
    var parts: [String: RuleArgument] = [:]
    for member in object.members {
      guard let part = known.first(where: { $0.name == member.key }) else {
        let names = known.map(\.name)
        let near = Suggestion.question(for: member.key, among: names)
        let hint = near ?? "known keys are \(names.joined(separator: ", "))"
        let text = "unknown key \(Excerpt(member.key)) in '\(entry.name)'; \(hint)"
        faults.report(text, at: member.keyPosition)
        continue
      }
      parts[part.name] = argument(member.value, as: part, of: entry)
    }
    return parts
  }

  private func argument(
    _ node: DocumentNode, as part: ArgumentStructure.Part, of entry: CatalogEntry
  ) -> RuleArgument? {
    switch (part.kind, node.content) {
    case (.text, .string(let text)), (.text, .number(let text)), (.number, .number(let text)):
      return .text(text)
    case (.flag, .boolean(let flag)): return .flag(flag)
    case (.list, .array(let elements)): return .list(texts(elements, of: entry.name))
    case (.map, .object(let object)): return .parts(values(object, of: part, entry))
    default:
      let text = "'\(part.name)' of '\(entry.name)' must be \(part.kind.noun), not \(node.content.noun)"
      faults.report(text, at: node.position)
      return nil
    }
  }

  /// The texts of an object whose keys are any.
  private func values(
    _ object: DocumentObject, of part: ArgumentStructure.Part, _ entry: CatalogEntry
  ) -> [String: RuleArgument] {
    var values: [String: RuleArgument] = [:]
    for member in object.members {
      switch member.value.content {
      case .string(let text), .number(let text): values[member.key] = .text(text)
      default:
        let text =
          "a value of '\(part.name)' of '\(entry.name)' must be a string, not \(member.value.content.noun)"
        faults.report(text, at: member.value.position)
      }
    }
    return values
  }
}

extension CatalogEntry {
  /// The beginning of a fault, with the arguments that the rule takes.
  fileprivate var expectation: String {
    let object = structure.map { " or \($0.notation)" } ?? ""
    return switch argument {
    case .none: "rule '\(name)' takes no argument: write {\(name): true}"
    case .optional(let form, _): "rule '\(name)' takes true, \(form)\(object)"
    case .required(let form, _): "rule '\(name)' takes \(form)\(object)"
    }
  }
}

extension ArgumentStructure.Part.Kind {
  /// The noun for the kind, with its article.
  fileprivate var noun: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .list: "an array"
    case .flag: "true or false"
    case .map: "an object"
    }
  }
}
