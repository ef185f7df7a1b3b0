internal import Validation

/// How a field of type boolean writes true and false: as it says, or as the standard does.
struct BooleanSpellings {
  let `true`: [String]
  let `false`: [String]

  init(_ field: Members, _ faults: inout [RuleFileFault]) {
    `true` = Self.list("trueValues", of: field, &faults) ?? BooleanStrategy.defaultTrueValues
    `false` = Self.list("falseValues", of: field, &faults) ?? BooleanStrategy.defaultFalseValues
  }

  /// An array of strings that is not empty; `nil` where there is none.
  private static func list(
    _ key: String, of field: Members, _ faults: inout [RuleFileFault]
  ) -> [String]? {
    guard let value = field.object[key]?.value, let list = field.strings(key, &faults) else { return nil }
    if case .array(let elements) = value.content, elements.isEmpty {
      faults.append(.init(at: value.position, "'\(key)' is an array of at least one string"))
    }
    return list
  }
}
