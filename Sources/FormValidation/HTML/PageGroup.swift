public import Validation

/// A repeated group on a page, with its elements.
public struct PageGroup: Sendable {
  /// The field that is the group, whose state is invalid if there are too few or too many elements.
  public let field: PageField
  /// The fields of each element.
  public let elements: [[PageField]]
  /// The valid numbers of elements.
  public let count: ClosedRange<Int>
  /// The fields of a new element, from which a script makes elements.
  let newElement: [PageField]
  /// The name and the values of the buttons that change the elements.
  let editName: String

  /// The name of the group, with which those of its fields begin.
  public var name: String { field.field.name }
  /// The label of the group.
  public var label: String { field.field.label }
  /// Whether elements can be added.
  var canGrow: Bool { elements.count < count.upperBound }
  /// Whether elements can be removed.
  var canShrink: Bool { elements.count > count.lowerBound }
}

extension FormPage {
  /// Creates the page of a form with what was typed and without errors, after a person has added, removed or moved an element of a
  /// repeated group (``Submission/isEdit``).
  ///
  /// ```swift
  /// let form = Form([FormField("items", .group(1...20, [FormField("name")]), label: "Items")])
  /// let post = try Submission(decoding: Array("items[0][name]=Tea&form-edit=add+items".utf8), as: .urlEncoded, for: form)
  /// post.isEdit                                                   // true
  /// let page = FormPage(form, editing: post, action: "/order").html()  // the page with a second, empty item
  /// ```
  ///
  /// The first control of a new element takes the focus. Secrets and files are not shown, as on every page.
  ///
  /// - Precondition: The submission is one of this form.
  public init(
    _ form: Form, editing post: Submission, action: String, token: FormToken? = nil,
    catalog: MessageCatalog = .english
  ) {
    let posted = post.posted
    precondition(posted.form.declared === form.compiled.declared, "the submission is of another form")
    let form = Form(posted.form)
    let markup = form.fieldMarkup(in: catalog.language)
    var fields = form.compiledFields.indices.map { index in
      PageField(
        FieldResult(unchecked: form.compiledFields[index], in: catalog), markup[index], at: index, in: post)
    }
    if let edit = posted.edit, edit.verb == .add {
      let start = CompiledForm.start(
        ofElement: edit.element, edit.group, in: posted.form.groups, posted.form.counts)
      fields[start].takesFocus = true
    }
    self.init(form, fields, action: action, token: token, catalog: catalog)
  }

  /// Calls a closure with each field outside repeated groups, and another one with each group, in the order of the form.
  func forEachPart(_ writeField: (PageField) -> Void, _ writeGroup: (PageGroup) -> Void) {
    var (index, number) = (0, 0)
    while index < fields.count {
      guard let group = fields[index].field.kind.group else {
        writeField(fields[index])
        index += 1
        continue
      }
      let new = form.markup(in: catalog.language).newElements[number]
      let elements = (0..<form.compiled.counts[number]).map { element in
        let start = index + 1 + element * group.fields.count
        return Array(fields[start..<start + group.fields.count])
      }
      writeGroup(
        PageGroup(
          field: fields[index], elements: elements, count: group.count,
          newElement: new.map { PageField($0.field, $0.markup, in: catalog) },
          editName: form.compiled.editName))
      index += 1 + elements.count * group.fields.count
      number += 1
    }
  }
}
