internal import Bytes
internal import JSONDocument
internal import Validation

/// Names of properties: one name, or those that match a test, without some.
struct NameSet {
  /// A test of names, by a language and by the strategies themselves.
  enum Test {
    case name([UInt8])
    /// The names that none of the tests matches.
    case others([Test])
    case pattern(JSONSchema.Pattern)
    /// The names by whose texts a schema is valid, or invalid.
    case schema(ValueRequirements.Part)
  }

  let test: Test

  init(_ test: Test) { self.test = test }

  static var all: NameSet { NameSet(.others([])) }

  /// The one name; `nil` if it is a set.
  var name: [UInt8]? {
    if case .name(let name) = test { name } else { nil }
  }

  func contains(_ name: [UInt8]) -> Bool { test.matches(name) }

  /// Requirements of a text that is one of the names.
  func requirements(isMember: Bool) -> [ValueRequirements.Part] { test.requirements(isMember) }
}

extension NameSet.Test {
  fileprivate func matches(_ name: [UInt8]) -> Bool {
    switch self {
    case .name(let own): own == name
    case .others(let tests): !tests.contains { $0.matches(name) }
    case .pattern(let pattern): pattern.strategy.verdict(on: name.span) == .valid
    case .schema(let part):
      (part.checker.fault(in: .string(name), size: name.count) == nil) == part.isValid
    }
  }

  fileprivate func requirements(_ isMember: Bool) -> [ValueRequirements.Part] {
    switch self {
    case .name(let name):
      var schema = JSONSchema()
      schema.choices = [JSONChoices([.string(name)])]
      return [.init(schema, [], isValid: isMember)]
    case .others(let tests):
      guard isMember else {
        var any = JSONSchema()
        any.anyOf = tests.map(\.schema)
        return [.init(any, [], isValid: true)]
      }
      return tests.flatMap { $0.requirements(false) }
    case .pattern:
      return [.init(schema, [], isValid: isMember)]
    case .schema(let part): return [.init(part.checker, isValid: part.isValid == isMember)]
    }
  }

  /// The schema of texts that are such names, for a name or a pattern.
  private var schema: JSONSchema {
    var schema = JSONSchema()
    switch self {
    case .name(let name): schema.choices = [JSONChoices([.string(name)])]
    case .pattern(let pattern): schema.patterns = [pattern]
    case .others, .schema: schema.rejectsAll = true
    }
    return schema
  }
}
