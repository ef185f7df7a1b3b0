internal import Bytes

/// A strategy that accepts one of the spellings of true or of false: the type `boolean` of Table Schema v2.
///
/// ```swift
/// BooleanStrategy().verdict(on: "TRUE")        // .valid
/// BooleanStrategy().failure(of: "yes")?.code   // "boolean.malformed"
/// ```
///
/// Code: `boolean.malformed` (`values`).
public struct BooleanStrategy: InputFieldValidationStrategy {
  /// The spellings of true; the standard's are true, True, TRUE and 1.
  public static let defaultTrueValues = ["true", "True", "TRUE", "1"]
  /// The spellings of false; the standard's are false, False, FALSE and 0.
  public static let defaultFalseValues = ["false", "False", "FALSE", "0"]

  /// The spellings of true, in the order given.
  public let trueValues: [String]
  /// The spellings of false, in the order given.
  package let falseValues: [String]
  private let set: ByteStringSet

  public init(trueValues: [String] = defaultTrueValues, falseValues: [String] = defaultFalseValues) {
    self.trueValues = trueValues
    self.falseValues = falseValues
    set = ByteStringSet(trueValues + falseValues)
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(set.contains(value))
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    set.contains(value) ? nil : .init("boolean.malformed", ["values": .list(trueValues + falseValues)])
  }
}
