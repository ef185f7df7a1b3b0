internal import Bytes

/// A strategy that accepts one of a list of logical values: Table Schema v2, `enum` and `categories`.
///
/// A value that is not of the type is accepted, because the rule of the type, which precedes this one,
/// rejects it. ``OneOfNumbersStrategy`` compares numbers in the default spelling, and ``OneOfStrategy``
/// strings.
///
/// O(n) in the length of the value, independent of the number of choices. Code: `one-of.not-listed` (`values`, the
/// first ten choices, and `count` if there are more).
package struct EnumStrategy: InputFieldValidationStrategy {
  /// The type whose values are compared.
  package let type: any LogicalType
  /// The choices as messages show them.
  package let texts: [String]
  private let choices: ByteStringSet
  private let rejection: ValidationFailure

  /// - Parameters:
  ///   - choices: The canonical bytes of each choice.
  ///   - texts: The choices as messages show them.
  package init(_ choices: [[UInt8]], shown texts: [String], of type: any LogicalType) {
    self.type = type
    self.texts = texts
    self.choices = ByteStringSet(choices)
    rejection = .notListed(texts)
  }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    var bytes: [UInt8] = []
    return verdict(on: value, &bytes)
  }

  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var canonical: [UInt8] = []
    for index in values.indices where verdicts[index] == .valid {
      canonical.removeAll(keepingCapacity: true)
      verdicts[index] = verdict(on: bytes.extracting(values[index]), &canonical)
    }
  }

  private func verdict(on value: Span<UInt8>, _ bytes: inout [UInt8]) -> Verdict {
    guard type.appendCanonical(of: value, to: &bytes) else { return .valid }
    return Verdict(choices.contains(bytes.span))
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : rejection
  }
}
