internal import Bytes
internal import Validation

extension Form {
  /// What is wrong with a post: what its fields say, in the order of the form, then what rules over several find.
  ///
  /// A field of several values is asked of each. A disabled field is not asked. O(n) in the bytes of the values, unless a
  /// rule says otherwise; nothing is allocated where every field keeps its rules, but for rules over several of more than some
  /// forty fields.
  ///
  /// ```swift
  /// form.check(post, only: ["email"]).fields()[0].state  // .invalid("email.no-at-sign"), all others .normal
  /// ```
  ///
  /// - Parameters:
  ///   - names: The fields that are asked, as a page does while somebody types: all others stay as they are, though rules
  ///     over several read them. All fields unless given; names of no field are passed over.
  ///   - scope: How much is told; everything unless given.
  /// - Precondition: The submission is one of this form.
  public func check(
    _ post: consuming Submission, only names: [String]? = nil, reporting scope: CheckScope = .all
  ) -> FormResult {
    let isChecked = names.map { names in
      fields.map { field in names.contains { $0.hasSameBytes(as: field.name) } }
    }
    var check = FormCheck(compiled, isChecked, scope)
    check.check(post.posted)
    return FormResult(form: self, submission: post, checked: isChecked, found: check.findings)
  }
}
