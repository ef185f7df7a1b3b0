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

  func decode(_ faults: inout [RuleFileFault]) -> (any InputFieldValidationStrategy)? {
    guard !meaning.isPython else { return nil }
    _ = members.boolean("categoriesOrdered", &faults)
    guard let member = members.object["categories"] else {
      if let member = members.object["categoriesOrdered"] {
        faults.append(
          .init(
            at: member.keyPosition, "'categoriesOrdered' needs 'categories' beside it"))
      }
      return nil
    }
    guard meaning.type == .string || meaning.type == .integer else {
      let text =
        "'categories' is only for types 'string' and 'integer', not for '\(meaning.type.rawValue)'; use 'enum'"
      faults.append(.init(at: member.keyPosition, text))
      return nil
    }
    guard let elements = members.array("categories", &faults) else { return nil }
    guard !elements.isEmpty else {
      faults.append(.init(at: member.value.position, "'categories' must be an array of at least one value"))
      return nil
    }
    let values = values(of: elements, &faults)
    let decoder = ChoiceDecoder(meaning: meaning, what: "a category of this field")
    guard let (strategy, meanings) = decoder.decode(values, &faults) else { return nil }
    rejectRepeated(meanings, values, &faults)
    rejectForeign(to: Set(meanings), &faults)
    return strategy
  }

  private func values(of elements: [DocumentNode], _ faults: inout [RuleFileFault]) -> [DocumentNode] {
    var labels: Set<[UInt8]> = []
    return elements.compactMap { element in
      guard case .object = element.content, let members = Members(element, "a category", &faults) else {
        return element
      }
      members.rejectUnknown(besides: ["value", "label"], in: "a category", onlySlips: true, &faults)
      if let label = members.string("label", &faults), !labels.insert(Array(label.utf8)).inserted,
        let node = members.object["label"]?.value
      {
        faults.append(
          .init(at: node.position, "label \(Excerpt(label)) occurs twice; each category must have its own"))
      }
      if members.object["value"] == nil {
        faults.append(.init(at: element.position, "a category that is an object must have a 'value'"))
      }
      return members.object["value"]?.value
    }
  }

  private func rejectRepeated(
    _ meanings: [[UInt8]], _ values: [DocumentNode], _ faults: inout [RuleFileFault]
  ) {
    var seen: Set<[UInt8]> = []
    for (meaning, value) in zip(meanings, values) where !seen.insert(meaning).inserted {
      faults.append(.init(at: value.position, "this category occurs twice"))
    }
  }

  /// Reports values of an `enum` that are not categories.
  private func rejectForeign(to categories: Set<[UInt8]>, _ faults: inout [RuleFileFault]) {
    guard case .object(let constraints)? = members.object["constraints"]?.value.content,
      case .array(let elements)? = constraints["enum"]?.value.content
    else { return }
    for element in elements {
      guard let text = meaning.text(of: element), let canonical = meaning.logicalType.canonical(of: text)
      else { continue }
      if !categories.contains(canonical) {
        faults.append(
          .init(at: element.position, "a value of 'enum' must be one of the 'categories'"))
      }
    }
  }
}
