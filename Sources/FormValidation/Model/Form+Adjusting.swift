internal import Bytes
public import RuleFiles
internal import Validation

extension Form {
  /// Returns the form as one request has it: with choices that the program knows only now, with fields disabled, or without some.
  ///
  /// ```swift
  /// let form = Form([FormField("seat", .choice([])), FormField("email"), FormField("voucher")])
  /// let own = form.adjusted(choices: ["seat": [.init("4A"), .init("4B")]], disabled: ["email"], omitted: ["voucher"])
  /// let result = own.check(try Submission(decoding: Array("seat=5C".utf8), as: .urlEncoded, for: own))
  /// print(own.fields.map(\.name), result.findings.map(\.finding.failure.code))  // prints ["seat", "email"] [one-of.not-listed]
  /// ```
  ///
  /// Submissions are decoded and checked, and pages made, by the form that is returned. A rule over several fields that reads an omitted
  /// field is omitted too, and so is a field whose condition names one. O(n) in the number of fields and rules; the form should be kept while it is the same.
  ///
  /// - Parameters:
  ///   - choices: The choices of fields whose kind is `choice`, in place of their own and of their rule `one-of`, by name.
  ///   - disabled: The names of fields that accept no input.
  ///   - omitted: The names of fields that the form does not have.
  /// - Precondition: The form has the fields, and those with choices are choices.
  public func adjusted(
    choices: [String: [FormField.Choice]] = [:], disabled: Set<String> = [], omitted: Set<String> = []
  ) -> Form {
    for name in Array(choices.keys) + disabled + omitted {
      precondition(index(of: name) != nil, "the form has no field '\(name)'")
    }
    let declared = compiled.declared
    let omitted = declared.fields.omittingDependents(of: omitted)
    let fields = declared.fields.filter { !omitted.contains($0.name) }.map { field in
      var field = (choices[field.name].map(field.choosing) ?? field).withoutDependents(of: omitted)
      if disabled.contains(field.name) { field.isDisabled = true }
      return field
    }
    let rules = declared.rules.filter { rule in
      (rule.inputs + [rule.field].compactMap(\.self)).allSatisfy { !omitted.contains($0) }
    }
    return Form(fields, rules: rules, language: language, messages: declared.messages)
  }
}

extension [FormField] {
  /// Returns the names and those of fields that depend on one of them, even through others.
  fileprivate func omittingDependents(of names: Set<String>) -> Set<String> {
    let dependents = filter { $0.dependence.map { names.contains($0.field) } ?? false }.map(\.name)
    let all = names.union(dependents)
    return all.count == names.count ? names : omittingDependents(of: all)
  }
}

extension FormField {
  /// Returns the field, a group without the fields of elements that depend on one of the names.
  fileprivate func withoutDependents(of names: Set<String>) -> FormField {
    guard let group = kind.group else { return self }
    let siblings = Set(group.fields.map(\.name))
    let omitted = group.fields.omittingDependents(of: names.subtracting(siblings)).intersection(siblings)
    guard !omitted.isEmpty else { return self }
    var field = self
    field.kind = .repeated(FieldGroup(group.count, group.fields.filter { !omitted.contains($0.name) }))
    return field
  }

  /// Returns the field with other choices.
  fileprivate func choosing(from choices: [Choice]) -> FormField {
    guard case .choice(_, let allowsSeveral) = kind else { preconditionFailure("'\(name)' is no choice") }
    var field = self
    field.kind = .choice(choices, allowsSeveral: allowsSeveral)
    field.rules = rules.withoutList.appending(OneOfStrategy(choices.map(\.value)))
    return field
  }
}
