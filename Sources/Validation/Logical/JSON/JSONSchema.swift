internal import Bytes
internal import JSONDocument

/// A schema in a subset of JSON Schema 2020-12: the assertions and applicators that need no reference and no regular
/// expression.
///
/// Supported are `type`, `enum`, `const`; `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`; `minLength`,
/// `maxLength`; `items`, `prefixItems`, `minItems`, `maxItems`, `uniqueItems`; `properties`, `required`,
/// `additionalProperties`, `propertyNames`, `minProperties`, `maxProperties`; `allOf`, `anyOf`, `oneOf`, `not`; and the
/// schemas true and false. Numbers are compared exactly, and `1.0` is an integer (Validation, section 6.1.1).
package struct JSONSchema: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case null, boolean, object, array, number, string, integer
  }

  package init() {}

  /// Whether every value is invalid: the schema `false`.
  package var rejectsAll = false
  package var kinds: [Kind]?
  /// The canonical bytes of the values of `enum`, and of the value of `const`; a valid value is in each of the sets.
  package var choices: [Set<[UInt8]>] = []
  package var minimum: ExactDecimal?
  package var maximum: ExactDecimal?
  package var exclusiveMinimum: ExactDecimal?
  package var exclusiveMaximum: ExactDecimal?
  package var lengths = 0...Int.max
  package var prefixItems: [JSONSchema] = []
  package var items: [JSONSchema] = []
  package var itemCounts = 0...Int.max
  package var hasUniqueItems = false
  package var properties: [[UInt8]: JSONSchema] = [:]
  package var required: [[UInt8]] = []
  package var additionalProperties: [JSONSchema] = []
  package var propertyNames: [JSONSchema] = []
  package var propertyCounts = 0...Int.max
  package var allOf: [JSONSchema] = []
  package var anyOf: [JSONSchema]?
  package var oneOf: [JSONSchema]?
  package var not: [JSONSchema] = []

  /// Returns the first keyword that the value violates, with a JSON Pointer (RFC 6901) to the part that
  /// violates it; `nil` if the value is valid.
  func fault(in value: JSONValue, at pointer: String = "") -> Fault? {
    if rejectsAll { return Fault("false", pointer) }
    if let kinds, !kinds.contains(where: value.isOf) { return Fault("type", pointer) }
    if !choices.isEmpty {
      let canonical = value.canonical
      if !choices.allSatisfy({ $0.contains(canonical) }) { return Fault("enum", pointer) }
    }
    return ownFault(in: value, at: pointer) ?? combinedFault(in: value, at: pointer)
  }

  /// A violated keyword.
  struct Fault {
    let keyword: String
    let pointer: String

    init(_ keyword: String, _ pointer: String) {
      (self.keyword, self.pointer) = (keyword, pointer)
    }
  }

  private func ownFault(in value: JSONValue, at pointer: String) -> Fault? {
    switch value {
    case .number: return value.number.flatMap(numberFault).map { Fault($0, pointer) }
    case .string(let text):
      let count = UTF8Sequence.scalarCount(in: text.span)
      return lengths.contains(count)
        ? nil : Fault(count < lengths.lowerBound ? "minLength" : "maxLength", pointer)
    case .array(let elements): return arrayFault(elements, at: pointer)
    case .object(let object): return objectFault(object, at: pointer)
    default: return nil
    }
  }

  private func numberFault(_ number: ExactDecimal) -> String? {
    if let minimum, number < minimum { return "minimum" }
    if let maximum, number > maximum { return "maximum" }
    if let exclusiveMinimum, number <= exclusiveMinimum { return "exclusiveMinimum" }
    if let exclusiveMaximum, number >= exclusiveMaximum { return "exclusiveMaximum" }
    return nil
  }

  private func arrayFault(_ elements: [JSONValue], at pointer: String) -> Fault? {
    guard itemCounts.contains(elements.count) else {
      return Fault(elements.count < itemCounts.lowerBound ? "minItems" : "maxItems", pointer)
    }
    for (index, element) in elements.enumerated() {
      let schemas = index < prefixItems.count ? [prefixItems[index]] : items
      for schema in schemas {
        if let fault = schema.fault(in: element, at: pointer + "/\(index)") { return fault }
      }
    }
    if hasUniqueItems, Set(elements.map(\.canonical)).count < elements.count {
      return Fault("uniqueItems", pointer)
    }
    return nil
  }

  private func objectFault(_ object: JSONObject, at pointer: String) -> Fault? {
    for name in required where object[name] == nil {
      return Fault("required", pointer + "/" + Self.escaped(name))
    }
    let count = object.members.count
    guard propertyCounts.contains(count) else {
      return Fault(count < propertyCounts.lowerBound ? "minProperties" : "maxProperties", pointer)
    }
    for member in object.membersByName {
      let (name, value) = (member.name, member.value)
      let location = pointer + "/" + Self.escaped(name)
      if propertyNames.contains(where: { $0.fault(in: .string(name)) != nil }) {
        return Fault("propertyNames", location)
      }
      for schema in properties[name].map({ [$0] }) ?? additionalProperties {
        if let fault = schema.fault(in: value, at: location) {
          return schema.rejectsAll ? Fault("additionalProperties", location) : fault
        }
      }
    }
    return nil
  }

  private func combinedFault(in value: JSONValue, at pointer: String) -> Fault? {
    for schema in allOf {
      if let fault = schema.fault(in: value, at: pointer) { return fault }
    }
    if let anyOf, !anyOf.contains(where: { $0.fault(in: value) == nil }) { return Fault("anyOf", pointer) }
    if let oneOf, oneOf.count(where: { $0.fault(in: value) == nil }) != 1 { return Fault("oneOf", pointer) }
    if not.contains(where: { $0.fault(in: value) == nil }) { return Fault("not", pointer) }
    return nil
  }

  /// Escapes a name for use in a JSON pointer: RFC 6901, section 3.
  static func escaped(_ name: [UInt8]) -> String {
    String(decoding: name, as: UTF8.self).reduce(into: "") { text, character in
      text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
    }
  }
}

extension JSONValue {
  /// Whether the value is of the type: JSON Schema Validation 2020-12, section 6.1.1.
  fileprivate func isOf(_ kind: JSONSchema.Kind) -> Bool {
    switch (self, kind) {
    case (.null, .null), (.boolean, .boolean), (.object, .object), (.array, .array), (.string, .string),
      (.number, .number):
      true
    case (.number, .integer): isWhole
    default: false
    }
  }
}
