internal import JSONDocument
internal import Validation

/// Decodes `categories` and `categoriesOrdered` of a field: Table Schema v2, field, `categories`.
///
/// Categories are values, or objects with a `value` and an optional `label`; values and labels are each unique. Only fields
/// of type `string` and `integer` have categories, and an `enum` beside them may list only their values. Their order and
/// labels are for programs that load the data. frictionless ignores categories.
struct CategoriesDecoder {
  let members: Members
  let meaning: FieldMeaning

  private var faults: FaultCollector { members.faults }

  func decode() -> (any InputFieldValidationStrategy)? {
    guard !meaning.isPython else { return nil }
    _ = members.boolean("categoriesOrdered")
    guard let member = members.object["categories"] else {
      if let member = members.object["categoriesOrdered"] {
        faults.report("'categoriesOrdered' needs 'categories' beside it", at: member.keyPosition)
      }
      return nil
    }
    guard meaning.type == .string || meaning.type == .integer else {
      let text =
        "'categories' is only for types 'string' and 'integer', not for '\(meaning.type.rawValue)'; use 'enum'"
      faults.report(text, at: member.keyPosition)
      return nil
    }
    guard let elements = members.array("categories") else { return nil }
    guard !elements.isEmpty else {
      faults.report("'categories' must be an array of at least one value", at: member.value.position)
      return nil
    }
    let values = values(of: elements)
    let decoder = ChoiceDecoder(meaning: meaning, what: "a category of this field", faults: faults)
    guard let (strategy, meanings) = decoder.decode(values) else { return nil }
    rejectRepeated(meanings, of: values)
    rejectForeign(to: Set(meanings))
    return strategy
  }

  private func values(of elements: [DocumentNode]) -> [DocumentNode] {
    var labels: Set<[UInt8]> = []
    return elements.compactMap { element in
      guard case .object = element.content,
        let members = Members(element, as: "a category", reportingTo: faults)
      else {
        return element
      }
      members.rejectMisplaced(besides: ["value", "label"], in: "a category")
      if let label = members.string("label"), !labels.insert(Array(label.utf8)).inserted,
        let node = members.object["label"]?.value
      {
        faults.report(
          "label \(Excerpt(label)) occurs twice; each category must have its own", at: node.position)
      }
      if members.object["value"] == nil {
        faults.report("a category that is an object must have a 'value'", at: element.position)
      }
      return members.object["value"]?.value
    }
  }

  private func rejectRepeated(
    _ meanings: [[UInt8]], of values: [DocumentNode]
  ) {
    var seen: Set<[UInt8]> = []
    for (meaning, value) in zip(meanings, values) where !seen.insert(meaning).inserted {
      faults.report("this category occurs twice", at: value.position)
    }
  }

  /// Reports values of an `enum` that are not categories.
  private func rejectForeign(to categories: Set<[UInt8]>) {
    guard case .object(let constraints)? = members.object["constraints"]?.value.content,
      case .array(let elements)? = constraints["enum"]?.value.content
    else { return }
    for element in elements {
      guard let text = meaning.text(of: element), let canonical = meaning.logicalType.canonical(of: text)
      else { continue }
      if !categories.contains(canonical) {
        faults.report("a value of 'enum' must be one of the 'categories'", at: element.position)
      }
    }
  }
}
