internal import Bytes
internal import JSONDocument

/// A strategy that accepts the JSON texts of values of one type, and null if it is allowed.
///
/// ```swift
/// let strategy = JSONKindStrategy(.integer, acceptsNull: false)
/// strategy.verdict(on: "1.0")    // .valid
/// strategy.verdict(on: "\"1\"")  // .invalid
/// ```
///
/// The value must be a JSON text without white space around it. Codes: `integer.malformed`, `number.malformed`, `boolean.malformed`,
/// `json.not-a-string`.
package struct JSONKindStrategy: ByteValidationStrategy {
  /// A type of values that are no arrays and no objects.
  package enum Kind: String, Sendable {
    case integer, number, boolean, string

    /// Whether the JSON text of a value begins as those of the type do.
    func begins(_ value: Span<UInt8>) -> Bool {
      guard value.count > 0 else { return false }
      switch value[0] {
      case UInt8(ascii: "\""): return self == .string && value.count >= 2
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return self == .boolean
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return self == .number || self == .integer
      default: return false
      }
    }
  }

  let kind: Kind
  let acceptsNull: Bool

  package init(_ kind: Kind, acceptsNull: Bool) { (self.kind, self.acceptsNull) = (kind, acceptsNull) }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    if acceptsNull, value.count > 0, value[0] == UInt8(ascii: "n") { return }
    guard kind.begins(value), kind != .integer || value.isWholeNumber else { throw failure }
  }

  private var failure: ValidationFailure {
    switch kind {
    case .integer: ValidationFailure("integer.malformed")
    case .number: ValidationFailure("number.malformed")
    case .boolean: ValidationFailure("boolean.malformed", ["values": .list(["true", "false"])])
    case .string: ValidationFailure("json.not-a-string")
    }
  }
}

extension Span<UInt8> {
  /// Whether the text of a number has no fraction: `1`, `1.0` and `10e-1` (JSON Schema Validation 2020-12, section 6.1.1).
  fileprivate var isWholeNumber: Bool {
    hasOnlyDigits || ExactDecimal(self)?.isWhole ?? false
  }

  /// Whether the text of a number is an integer without an exponent.
  var hasOnlyDigits: Bool { indices.allSatisfy { self[$0].isDigit || self[$0] == UInt8(ascii: "-") } }
}
