internal import Bytes
internal import RuleFiles

/// Fields that a form has several times, such as those of the items of an order.
///
/// ```swift
/// let item = [FormField("name", rules: [.required]), FormField("count", .number, rules: [.required, Rule(.integer)])]
/// let form = Form([FormField("items", .group(1...20, item), label: "Items")])
/// let body = Array("items[0][name]=Tea&items[0][count]=2&items[3][name]=&items[3][count]=1".utf8)
/// let result = form.check(try Submission(decoding: body, as: .urlEncoded, for: form))
/// result.findings.map(\.field)  // ["items[1][name]"]
/// ```
///
/// The field `price` of the first element of `items` has the name `items[0][price]`. Elements are numbered in the order in which a
/// submission first names them, so that the indices in the names may have gaps. An element after the least number all of whose values
/// are empty is skipped, unless the submission is JSON.
///
/// Two groups are equal if they are the same object.
public final class FieldGroup: Sendable, Hashable {
  /// The valid numbers of elements.
  public let count: ClosedRange<Int>
  /// The fields of an element, with their names in it.
  public let fields: [FormField]

  /// - Precondition: The names are different and not empty, no field is a group, and the numbers are not negative.
  init(_ count: ClosedRange<Int>, _ fields: [FormField]) {
    precondition(count.lowerBound >= 0, "a group has no negative number of elements")
    precondition(!fields.contains { $0.kind.group != nil }, "a group contains no other group")
    precondition(
      Set(fields.map { Array($0.name.utf8) }).count == fields.count
        && !fields.contains(where: \.name.isEmpty),
      "the fields of a group have different names")
    (self.count, self.fields) = (count, fields)
  }

  public static func == (first: FieldGroup, second: FieldGroup) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the fields of an element of the field that is the group, with their names in the form.
  func fields(ofElement index: Int, in owner: FormField) -> [FormField] {
    fields(ofElement: "\(index)", number: index + 1, in: owner)
  }

  /// - Parameters:
  ///   - index: The index in the names.
  ///   - number: The number of the element from 1; `nil` for one that a script makes.
  func fields(ofElement index: String, number: Int?, in owner: FormField) -> [FormField] {
    fields.map { field in
      let parts = NameTree.parts(of: field.name)
      let name = "\(owner.name)[\(index)]" + parts.map { "[\($0)]" }.joined()
      var placed = field.renamed(to: name)
      placed.element = FieldElement(label: owner.label, translations: owner.translations, number: number)
      if owner.isDisabled { placed.isDisabled = true }
      placed.dependence =
        field.dependence.map { dependence in
          let isInElement = fields.contains { $0.name.hasSameBytes(as: dependence.field) }
          return isInElement ? dependence.inside("\(owner.name)[\(index)]") : dependence
        } ?? owner.dependence
      return placed
    }
  }
}

/// The element of a repeated group that a field belongs to.
struct FieldElement: Sendable {
  /// The label of the group, and its titles in other languages.
  let label: String
  let translations: [String: FormField.Translation]
  /// The number of the element from 1; `nil` for one that a script makes.
  let number: Int?
}

extension FormField.Kind {
  /// Fields that the form has several times, from the least to the greatest number of elements.
  ///
  /// - Precondition: The names of the fields are different and not empty, none is a group, and the numbers are not negative.
  public static func group(_ count: ClosedRange<Int>, _ fields: [FormField]) -> FormField.Kind {
    .repeated(FieldGroup(count, fields))
  }

  /// Whether the values are files.
  var isFile: Bool {
    if case .file = self { true } else { false }
  }

  /// The group, or `nil` for any other kind.
  var group: FieldGroup? {
    if case .repeated(let group) = self { group } else { nil }
  }
}
