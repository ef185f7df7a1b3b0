internal import Bytes
internal import Validation

extension Form {
  /// Checks a submission by its own rules, and then by rules that have to wait.
  ///
  /// ```swift
  /// let known = AsyncRule("email.unknown", reading: ["email"], message: "There is no such address") { _ in .undecided }
  /// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
  /// let result = await form.check(post, with: [known])
  /// print(result.findings.map(\.finding.failure.code))  // prints [form.undecided]
  /// ```
  ///
  /// The findings of a rule are in ``FormResult/findings`` after those of its field, in the order of the rules. A cancelled task has
  /// undecided rules.
  ///
  /// - Precondition: `post` was decoded for this form, and the rules name fields of it.
  public func check(_ post: consuming Submission, with rules: [AsyncRule]) async -> FormResult {
    await check(post).adding(rules)
  }

  /// Checks some fields of a submission by their own rules, and then by the rules that have to wait whose findings belong to one of
  /// them.
  ///
  /// - Precondition: `post` was decoded for this form, and the rules name fields of it.
  public func check(
    _ post: consuming Submission, only names: [String], with rules: [AsyncRule]
  ) async -> PartialFormResult {
    let partial = check(post, only: names)
    let own = rules.filter { rule in names.contains { $0.hasSameBytes(as: rule.field) } }
    return PartialFormResult(result: await partial.result.adding(own), isChecked: partial.isChecked)
  }
}

extension FormResult {
  fileprivate func adding(_ rules: [AsyncRule]) async -> FormResult {
    let verdicts = await withTaskGroup(of: (Int, AsyncRule.Verdict).self) { group in
      for (number, rule) in rules.enumerated() {
        guard let values = values(of: rule) else { continue }
        group.addTask { (number, await rule.verdict(on: values)) }
      }
      var verdicts = rules.map { _ in AsyncRule.Verdict.valid }
      for await (number, verdict) in group { verdicts[number] = verdict }
      return verdicts
    }
    var result = self
    for (rule, verdict) in zip(rules, verdicts) {
      guard let finding = rule.finding(of: verdict) else { continue }
      result = result.adding(finding, to: rule.field)
    }
    return result
  }

  /// Returns the values that a rule reads; `nil` if one of its fields has an error, or if none has a value.
  private func values(of rule: AsyncRule) -> AsyncRule.Values? {
    var values: [String: String] = [:]
    for name in rule.inputs {
      guard let index = form.index(of: name) else { preconditionFailure("the form has no field '\(name)'") }
      if found.contains(where: { $0.field == index && $0.isError }) { return nil }
      values[name] = submission.posted.presentTexts(of: index).first
    }
    return values.isEmpty ? nil : AsyncRule.Values(values)
  }
}
