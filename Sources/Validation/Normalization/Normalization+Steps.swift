internal import Bytes

extension Normalization.Step {
  /// The step of that name, or `nil` if no step has it.
  ///
  /// - Throws: `RuleError.traitRequired` for a step that this build does not contain.
  package static func named(_ name: String) throws(RuleError) -> Normalization.Step? {
    #if !InternationalNames
    guard name != "nfc", name != "nfkc" else { throw .traitRequired("step '\(name)'") }
    #endif
    return Normalization.Step(rawValue: name)
  }

  /// Whether the step changes the value.
  func changes(_ value: Span<UInt8>) -> Bool {
    switch self {
    case .trim: value.count > 0 && value.withoutWhiteSpace.count < value.count
    case .collapseSpaces: Self.hasSpacesToCollapse(value)
    case .removeSpaces: Self.has(value) { $0.isWhiteSpace }
    #if InternationalNames
    case .nfc: value.isUTF8 && NormalizationForm.nfc.firstDifference(in: value) != nil
    case .nfkc: value.isUTF8 && NormalizationForm.nfkc.firstDifference(in: value) != nil
    #endif
    case .lowercase: Self.has(value) { $0.isChanged(by: \.lowercaseMapping, ascii: 0x41...0x5A) }
    case .uppercase: Self.has(value) { $0.isChanged(by: \.uppercaseMapping, ascii: 0x61...0x7A) }
    case .digitsOnly: value.indices.contains { !value[$0].isDigit }
    }
  }

  /// Appends the result of the step.
  func append(_ value: Span<UInt8>, to output: inout [UInt8]) {
    switch self {
    case .trim: output.append(value.extracting(value.withoutWhiteSpace))
    case .collapseSpaces: Self.appendCollapsed(value, to: &output)
    case .removeSpaces: Self.appendWithoutSpaces(value, to: &output)
    #if InternationalNames
    case .nfc: NormalizationForm.nfc.append(value, to: &output)
    case .nfkc: NormalizationForm.nfkc.append(value, to: &output)
    #endif
    case .lowercase: Self.append(value, to: &output, ascii: 0x41...0x5A) { $0.properties.lowercaseMapping }
    case .uppercase: Self.append(value, to: &output, ascii: 0x61...0x7A) { $0.properties.uppercaseMapping }
    case .digitsOnly: for index in value.indices where value[index].isDigit { output.append(value[index]) }
    }
  }

  private static func hasSpacesToCollapse(_ value: Span<UInt8>) -> Bool {
    var isAfterBlank = false
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if scalar?.isWhiteSpace == true {
        guard scalar == " ", !isAfterBlank else { return true }
        isAfterBlank = true
      } else {
        isAfterBlank = false
      }
      index += count
    }
    return false
  }

  private static func appendCollapsed(_ value: Span<UInt8>, to output: inout [UInt8]) {
    var isAfterBlank = false
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if scalar?.isWhiteSpace != true {
        output.append(value.extracting(index..<index + count))
        isAfterBlank = false
      } else if !isAfterBlank {
        output.append(UInt8(ascii: " "))
        isAfterBlank = true
      }
      index += count
    }
  }

  private static func appendWithoutSpaces(_ value: Span<UInt8>, to output: inout [UInt8]) {
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if scalar?.isWhiteSpace != true { output.append(value.extracting(index..<index + count)) }
      index += count
    }
  }

  private static func has(_ value: Span<UInt8>, _ predicate: (Unicode.Scalar) -> Bool) -> Bool {
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if let scalar, predicate(scalar) { return true }
      index += count
    }
    return false
  }

  private static func append(
    _ value: Span<UInt8>, to output: inout [UInt8], ascii changed: ClosedRange<UInt8>,
    mapping: (Unicode.Scalar) -> String
  ) {
    var index = 0
    while index < value.count {
      let byte = value[index]
      if byte < 0x80 {
        output.append(changed.contains(byte) ? byte ^ 0x20 : byte)
        index += 1
        continue
      }
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if let scalar {
        output.append(mapping(scalar))
      } else {
        output.append(value.extracting(index..<index + count))
      }
      index += count
    }
  }
}

extension Unicode.Scalar {
  /// Whether a mapping changes the scalar. Of the ASCII characters it changes those in `changed`.
  fileprivate func isChanged(
    by mapping: KeyPath<Properties, String>, ascii changed: ClosedRange<UInt32>
  ) -> Bool {
    guard value >= 0x80 else { return changed.contains(value) }
    let mapped = properties[keyPath: mapping].unicodeScalars
    return mapped.first != self || mapped.count > 1
  }
}
