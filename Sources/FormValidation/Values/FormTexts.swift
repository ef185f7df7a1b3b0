/// The values of a form's fields from which a type is decoded: those of a valid submission, or samples of such values.
struct FormTexts {
  let form: CompiledForm
  let tree: NameTree
  /// The normalized values of a field, by its index; none if it is absent.
  let values: (Int) -> [String]

  init(_ form: CompiledForm, values: @escaping (Int) -> [String]) {
    (self.form, self.values) = (form, values)
    tree = NameTree(form)
  }
}

/// What is decoded: a part of the tree of names, or one of several values of a field.
struct DecodedPart {
  let tree: NameTree
  /// The values of the field; none for a part without a field.
  let texts: [String]
  let field: FormField?

  init(_ tree: NameTree, in form: FormTexts) {
    self.tree = tree
    field = tree.field.map { form.form.fields[$0] }
    texts = tree.field.map(form.values) ?? []
  }

  private init(_ part: DecodedPart, text: String) {
    (tree, field, texts) = (part.tree, part.field, [text])
  }

  /// The values of the field, each as a part of its own.
  var eachValue: [DecodedPart] { texts.map { DecodedPart(self, text: $0) } }

  var isCheckbox: Bool {
    if case .checkbox = field?.kind { true } else { false }
  }

  /// Whether there is nothing to decode. A check box that is not ticked is absent too.
  func isAbsent(in form: FormTexts) -> Bool {
    guard tree.isEmpty else { return !tree.isList && tree.keys.allSatisfy { isAbsent($0, in: form) } }
    return texts.isEmpty
  }

  private func isAbsent(_ key: String, in form: FormTexts) -> Bool {
    tree[key].map { DecodedPart($0, in: form).isAbsent(in: form) } ?? true
  }
}
