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

  /// Whether there is nothing to decode: a field without a value, and a type none of whose parts has one. A check box that is not
  /// ticked is absent too.
  func isAbsent(in form: FormTexts) -> Bool {
    if tree.isEmpty || field?.kind.group != nil { return tree.isEmpty && texts.isEmpty }
    return tree.keys.allSatisfy { key in
      tree[key].map { DecodedPart($0, in: form).isAbsent(in: form) } ?? true
    }
  }
}
