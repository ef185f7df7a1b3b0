internal import Validation

/// One way in which a record can break one rule.
struct Breakage: Sendable {
  enum Kind: Sendable {
    /// A field has a value that its rules reject.
    case value(field: Int)
    /// A required field is absent.
    case absence(field: Int)
    /// A rule over several fields is broken, by its number.
    case rule(Int)
    /// The values of a key repeat those of an earlier record.
    case key(Int)
    /// The values of a foreign key occur nowhere.
    case reference(Int)
  }

  let code: FailureCode
  let kind: Kind

  /// Whether the record repeats an earlier one.
  var needsEarlierRecord: Bool { if case .key = kind { true } else { false } }

  /// Whether a code, or its first part, names it.
  func isNamed(_ name: String) -> Bool {
    code.rawValue == name || code.rawValue.utf8.starts(with: (name + ".").utf8)
  }
}
