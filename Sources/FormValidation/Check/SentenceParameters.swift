internal import Bytes
internal import RuleFiles
internal import Validation

/// The parameters by which a form speaks to a person: labels in place of names and values, sizes of files in the unit that people
/// know, and an example that the rules accept.
struct SentenceParameters {
  let form: Form
  /// The field of the finding, or `nil` for one of the form as a whole.
  let field: CompiledField?
  /// The language of the page.
  let language: String

  /// The greatest number of choices that a sentence lists.
  private static let listedChoices = 10
  /// The greatest number of values that a sentence about a control for text lists, where the page shows no list.
  private static let listedValues = 20

  /// Returns the parameters that replace those of the failure, or are new.
  func values(for finding: RuleSet.Finding) -> FailureParameters {
    let failure = finding.failure
    var values: FailureParameters = [:]
    for parameter in failure.parameters {
      if let spoken = spoken(parameter) { values[parameter.name] = spoken }
    }
    switch failure.code {
    case "one-of.not-listed": values = values.adding(choices())
    case "form.file-too-large": values = values.adding(size(of: failure))
    case "form.file-type": values = values.adding(types(of: failure))
    case "comparison.not-met":
      let inputs = form.rules.first { $0.name == finding.rule }?.inputs ?? []
      values["fields"] = .list(inputs.map(label))
    default:
      if failure.parameters["example"] == nil, let field, !field.field.isSecret {
        values["example"] = FieldExample(field, language: language).example(for: failure.code).map {
          .text($0)
        }
      }
    }
    return values
  }

  /// Returns a parameter with labels, or `nil` if it has no names and values of fields.
  private func spoken(_ parameter: FailureParameters.Element) -> ParameterValue? {
    switch (parameter.name, parameter.value) {
    case ("fields", .list(let names)), ("missing", .list(let names)): .list(names.map(label))
    case (_, .phrase(let phrase)): .phrase(spoken(phrase))
    default: nil
    }
  }

  /// Returns a condition with the labels of its fields and of their values.
  private func spoken(_ phrase: Phrase) -> Phrase {
    var parameters = phrase.parameters
    let named: String? = if case .text(let name)? = parameters["field"] { name } else { nil }
    for parameter in phrase.parameters {
      switch (parameter.name, parameter.value) {
      case ("field", .text(let name)): parameters["field"] = .text(label(of: name))
      case (_, .text(let value)): parameters[parameter.name] = .text(label(of: value, in: named))
      case (_, .phrase(let part)):
        parameters[parameter.name] = .phrase(named.map { labeled(part, in: $0) } ?? spoken(part))
      default: break
      }
    }
    return Phrase(phrase.name, parameters)
  }

  /// Returns the values of a field, in a phrase such as "DE or FR", as their labels.
  private func labeled(_ values: Phrase, in name: String) -> Phrase {
    var parameters = values.parameters
    for parameter in values.parameters {
      switch parameter.value {
      case .text(let value): parameters[parameter.name] = .text(label(of: value, in: name))
      case .phrase(let part): parameters[parameter.name] = .phrase(labeled(part, in: name))
      default: break
      }
    }
    return Phrase(values.name, parameters)
  }

  private func label(of name: String) -> String {
    form.index(of: name).map { form.compiledFields[$0].wording(in: language).label.text } ?? name
  }

  private func label(of value: String, in name: String?) -> String {
    guard let index = name.flatMap(form.index),
      case .choice(let choices, _) = form.compiledFields[index].kind,
      let choice = choices.first(where: { $0.value.hasSameBytes(as: value) })
    else { return value }
    return form.compiledFields[index].wording(in: language).label(of: choice).text
  }

  /// The labels of the field's choices, or all values of a list that the page does not show.
  private func choices() -> FailureParameters {
    guard let field else { return [:] }
    switch field.kind {
    case .choice(let choices, allowsSeveral: false) where choices.count <= Self.listedChoices:
      let wording = field.wording(in: language)
      return ["values": .list(choices.map { wording.label(of: $0).text }), "variant": "labels"]
    case .choice, .checkbox: return ["variant": "list"]
    default:
      let list = field.field.rules.strategies.lazy.compactMap { $0.strategy as? OneOfStrategy }.first
      guard let list, list.choices.count <= Self.listedValues else { return [:] }
      return ["values": .list(list.choices), "variant": "list"]
    }
  }

  /// The greatest size of a file as a whole number of megabytes or kilobytes, if it has that many.
  private func size(of failure: ValidationFailure) -> FailureParameters {
    guard case .integer(let bytes)? = failure.parameters["maximum"] else { return [:] }
    let (kilobyte, megabyte) = (1 << 10, 1 << 20)
    if bytes >= 10 * megabyte || bytes >= megabyte && bytes % megabyte == 0 {
      return ["count": .integer(bytes / megabyte), "variant": "megabytes"]
    }
    return bytes >= kilobyte ? ["count": .integer(bytes / kilobyte), "variant": "kilobytes"] : [:]
  }

  /// The types of files by the names that people know, such as PNG for `image/png`, if all have one.
  private func types(of failure: ValidationFailure) -> FailureParameters {
    guard case .list(let types)? = failure.parameters["types"] else { return [:] }
    let names = types.compactMap { type in
      let name = type.split(separator: "/").last?.prefix { $0 != "+" } ?? ""
      return !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit } ? name.uppercased() : nil
    }
    return names.count == types.count && !names.isEmpty ? ["names": .list(names), "variant": "listed"] : [:]
  }
}

extension FailureParameters {
  fileprivate func adding(_ others: FailureParameters) -> FailureParameters {
    var all = self
    for other in others { all[other.name] = other.value }
    return all
  }
}
