internal import Bytes

/// Whether a field or a column requires a value.
public enum Presence: Int, Sendable, Hashable, Comparable {
  /// The value may be absent.
  case optional
  /// A value is required.
  case required
  /// A value that is not only white space (Unicode's `White_Space`) is required.
  case notBlank

  public static func < (first: Presence, second: Presence) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Returns the failure of a value, or `nil` if it has the required presence.
  ///
  /// - Parameter value: The value, or `nil` if it is absent.
  public func failure(of value: Span<UInt8>?) -> ValidationFailure? {
    switch (self, value) {
    case (.optional, _): nil
    case (.required, nil): ValidationFailure("required")
    case (.required, _): nil
    case (.notBlank, nil): ValidationFailure("not-blank")
    case (.notBlank, let value?): value.isBlank ? ValidationFailure("not-blank") : nil
    }
  }

  /// The name of the rule that requires this presence, or `nil` for `optional`.
  public var ruleName: String? {
    switch self {
    case .optional: nil
    case .required: "required"
    case .notBlank: "not-blank"
    }
  }
}

extension Span<UInt8> {
  /// Whether all bytes are white space; `true` if there are none.
  package var isBlank: Bool {
    var index = 0
    while index < count {
      if self[index] < 0x80 {
        guard self[index] == 0x20 || 0x09...0x0D ~= self[index] else { return false }
        index += 1
      } else {
        let scalar = UTF8Sequence.length(in: self, at: index)
        let text = String(repairing: extracting(index..<index + scalar.count))
        guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return false }
        index += scalar.count
      }
    }
    return true
  }
}

extension CatalogEntry {
  static let required = CatalogEntry(
    name: "required", group: .presence,
    summary: "A value is present: the field is not empty.",
    swift: "Rule.required",
    messages: [
      "required": "must be present"
    ],
    synonyms: [
      "mandatory", "non-null", "nonnull", "not-missing", "not-null", "notnull", "presence", "present",
    ],
    lesserSynonyms: ["non-empty", "not-empty"],
    examples: [.init(valid: "x", " "), .init(invalid: ("", "required"))]
  ) { _ throws(RuleError) in .presence(.required) }

  static let notBlank = CatalogEntry(
    name: "not-blank", group: .presence,
    summary: "A value is present and not only white space.",
    swift: "Rule.notBlank",
    messages: [
      "not-blank": "must not be blank"
    ],
    synonyms: ["non-blank", "non-empty", "not-empty"],
    examples: [
      .init(valid: "x", " x "),
      .init(invalid: ("", "not-blank"), (" \t", "not-blank"), ("\u{A0}\u{3000}", "not-blank")),
    ]
  ) { _ throws(RuleError) in .presence(.notBlank) }
}
