internal import Validation

/// The spellings of true and false for a field of type `boolean`: those of the field, or the standard's.
struct BooleanSpellings {
  var `true` = BooleanStrategy.defaultTrueValues
  var `false` = BooleanStrategy.defaultFalseValues

  init() {}

  init(_ field: Members) {
    `true` = Self.list("trueValues", of: field) ?? `true`
    `false` = Self.list("falseValues", of: field) ?? `false`
  }

  /// Returns the strings of a non-empty array, or `nil`.
  private static func list(
    _ key: String, of field: Members
  ) -> [String]? {
    guard let value = field.object[key]?.value, let list = field.strings(key) else { return nil }
    if case .array(let elements) = value.content, elements.isEmpty {
      field.faults.report("'\(key)' must be an array of at least one string", at: value.position)
    }
    return list
  }
}
