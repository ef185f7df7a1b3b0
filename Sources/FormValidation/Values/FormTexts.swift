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
