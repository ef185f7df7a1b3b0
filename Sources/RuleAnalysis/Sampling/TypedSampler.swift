internal import Bytes
internal import JSONDocument
package import RuleFiles
internal import Validation

/// Makes objects of JSON, whose values have the types of a JSON Schema, from texts that the rules of fields accept.
///
/// A value that its schema does not accept is replaced by one that is searched for, or its member is left out.
package struct TypedSampler {
  private struct Member {
    let name: String
    let type: String
    let rules: CompiledRules
    /// JSON texts of values that the rules accept.
    let values: [String]
    var next = 0

    var isOptional: Bool { rules.rules.presence == .optional }
  }

  /// The most values that are searched for.
  private static let valueCount = 16

  private var members: [Member]
  private let checker: JSONSchemaChecker?

  /// - Parameter rules: A rule file that is made of a JSON Schema; returns `nil` for another.
  package init?(_ rules: RuleFile) {
    guard let typed = rules.typedRules, typed.fields.count == rules.fields.count else { return nil }
    checker = typed.record
    members = zip(rules.fields, typed.fields).map { field, rules in
      Member(
        name: field.name, type: field.typeName, rules: CompiledRules(rules),
        values: Self.values(of: rules))
    }
  }

  /// Returns the JSON text of an object with the values of a record, in the order of the fields; `nil` if none is found that the schema
  /// accepts.
  package mutating func object(_ record: SampledRecord) -> [UInt8]? {
    var values: [(member: Int, text: [UInt8])] = []
    for index in members.indices {
      guard index < record.fieldCount, let value = value(of: index, record[index]) else {
        guard members[index].isOptional else { return nil }
        continue
      }
      values.append((index, value))
    }
    guard let checker else { return text(of: values) }
    var candidate = text(of: values)
    while !Self.accepts(checker, candidate) {
      guard let optional = values.lastIndex(where: { members[$0.member].isOptional }) else { return nil }
      values.remove(at: optional)
      candidate = text(of: values)
    }
    return candidate
  }

  /// Returns the JSON text of a value that the rules of a member accept, if one is known.
  private mutating func value(of index: Int, _ text: [UInt8]?) -> [UInt8]? {
    let member = members[index]
    if let text {
      var value: [UInt8] = []
      if member.type == "boolean" {
        value = Array((text == Array("true".utf8) ? "true" : "false").utf8)
      } else {
        value.append(sampled: text, ofType: member.type)
      }
      if member.rules.accepts(value.span) { return value }
    } else if member.isOptional {
      return nil
    }
    guard !member.values.isEmpty else { return nil }
    members[index].next += 1
    return Array(member.values[member.next % member.values.count].utf8)
  }

  private func text(of values: [(member: Int, text: [UInt8])]) -> [UInt8] {
    var text = Array("{".utf8)
    for (number, value) in values.enumerated() {
      if number > 0 { text += Array(", ".utf8) }
      text += Array(members[value.member].name.asJSON.utf8) + Array(": ".utf8) + value.text
    }
    text.append(UInt8(ascii: "}"))
    return text
  }

  private static func accepts(_ checker: JSONSchemaChecker, _ text: [UInt8]) -> Bool {
    guard let value = JSONValue(exactly: text.span) else { return false }
    return checker.fault(in: value, size: text.count) == nil
  }

  /// Returns JSON texts of values that a schema accepts; none for rules that are not one schema.
  private static func values(of rules: RuleSet) -> [String] {
    guard let schema = rules.strategies.lazy.compactMap({ $0.strategy as? JSONSchemaStrategy }).first else {
      return []
    }
    let requirements = ValueRequirements([.init(schema.checker, isValid: true)])
    var found: [String] = []
    var search = ValueSearch(PatternCharacters())
    while found.count < valueCount,
      case .found(let text) = search.value(meeting: requirements.excluding(found))
    {
      found.append(text)
    }
    return found
  }
}
