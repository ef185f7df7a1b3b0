internal import Bytes
public import Validation

extension Form {
  /// Checks a submission: the fields in the order of the form, then the rules over several of them.
  ///
  /// Each of several values of a field is checked; a disabled field is not. O(n) in the bytes of the values, unless a rule
  /// documents otherwise. The check of a valid submission allocates no memory, or once if the form has rules over several
  /// fields and more than about forty fields.
  ///
  /// ```swift
  /// let result = form.check(try Submission(decoding: Array("email=ann".utf8), as: .urlEncoded, for: form))
  /// result.isValid            // false
  /// result.fields()[0].state  // .invalid("email.no-at-sign")
  /// ```
  ///
  /// - Parameters:
  ///   - post: A submission of this form.
  ///   - scope: The findings that are reported; all by default.
  /// - Precondition: `post` was decoded for this form.
  public func check(_ post: consuming Submission, reporting scope: CheckScope = .all) -> FormResult {
    check(post, checking: nil, reporting: scope)
  }

  /// Checks some fields of a submission, for example while a person is typing, and the rules over several
  /// fields whose findings belong to one of them. Such a rule may read other fields; it is not evaluated if
  /// one of these has an error.
  ///
  /// ```swift
  /// let post = try Submission(decoding: Array("email=ann".utf8), as: .urlEncoded, for: form)
  /// let result = form.check(post, only: ["email"])
  /// result.fields().map(\.field.name)  // ["email"]
  /// result.fields()[0].state           // .invalid("email.no-at-sign")
  /// ```
  ///
  /// - Parameters:
  ///   - post: A submission of this form.
  ///   - names: The names of the fields to check; other names are ignored.
  ///   - scope: The findings that are reported; all by default.
  /// - Returns: The findings. They do not decide whether the form is valid.
  /// - Precondition: `post` was decoded for this form.
  public func check(
    _ post: consuming Submission, only names: [String], reporting scope: CheckScope = .all
  ) -> PartialFormResult {
    let isChecked = post.posted.form.names.map { name in names.contains { $0.hasSameBytes(as: name) } }
    return PartialFormResult(
      result: check(post, checking: isChecked, reporting: scope), isChecked: isChecked)
  }

  /// - Parameter isChecked: For each field whether it is checked; `nil` for all.
  private func check(
    _ post: consuming Submission, checking isChecked: [Bool]?, reporting scope: CheckScope
  ) -> FormResult {
    let posted = post.posted
    let form = compiled.groups.isEmpty ? compiled : posted.form
    precondition(
      posted.values.count == form.names.count && (form.groups.isEmpty || form.declared === compiled.declared),
      "the submission is of another form")
    let bytes = posted.bytes
    var found = form.evaluator.evaluate(posted, in: bytes.span, checking: isChecked, reporting: scope)
    if !form.groups.isEmpty {
      form.addFailures(ofCounts: &found, of: posted, checking: isChecked, reporting: scope)
    }
    if isChecked == nil, scope == .all || found.isEmpty {
      found += posted.memberFailures.map {
        FieldFinding(field: nil, finding: .init(rule: "form", failure: $0))
      }
    }
    return FormResult(form: Form(form), submission: post, found: found)
  }
}

extension CompiledForm {
  /// Adds the findings of groups that have too few or too many elements, each after those of earlier fields.
  fileprivate func addFailures(
    ofCounts found: inout [FieldFinding], of posted: PostedValues, checking isChecked: [Bool]?,
    reporting scope: CheckScope
  ) {
    for (number, group) in groups.enumerated() {
      let field = Self.start(ofElement: 0, number, in: groups, counts) - 1
      guard isChecked?[field] ?? true, !posted.disabled[field], posted.values[field] == nil,
        let failure = group.failure(of: counts[number])
      else { continue }
      let position = found.firstIndex { ($0.field ?? .max) > field } ?? found.count
      found.insert(FieldFinding(field: field, finding: .init(rule: "group", failure: failure)), at: position)
    }
    if scope == .first, found.count > 1 { found.removeSubrange(1...) }
  }
}
