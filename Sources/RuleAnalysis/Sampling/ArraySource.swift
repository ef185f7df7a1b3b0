internal import Bytes
internal import JSONDocument
internal import Validation

/// JSON arrays, of objects with the same members or of single values.
struct ArraySource: ValueSource {
  private var members: [FieldSampler]
  private let isOfObjects: Bool
  private let counts: ClosedRange<Int>

  /// Creates arrays of objects; `nil` if no value of a member is found.
  init?(
    objectsOf members: [SampledField], _ characters: PatternCharacters, counts: ClosedRange<Int>,
    using random: inout RandomNumbers
  ) {
    let samplers = members.compactMap { try? FieldSampler($0, characters, using: &random) }
    guard samplers.count == members.count else { return nil }
    (self.members, isOfObjects, self.counts) = (samplers, true, counts)
  }

  /// Creates arrays of values; `nil` if none is found.
  init?(
    valuesOf item: SampledField, _ characters: PatternCharacters, counts: ClosedRange<Int>,
    using random: inout RandomNumbers
  ) {
    guard let sampler = try? FieldSampler(item, characters, using: &random) else { return nil }
    (members, isOfObjects, self.counts) = ([sampler], false, counts)
  }

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    value.append(UInt8(ascii: "["))
    for number in 0..<random.number(in: counts) {
      if number > 0 { value.append(UInt8(ascii: ",")) }
      appendElement(to: &value, using: &random)
    }
    value.append(UInt8(ascii: "]"))
  }

  private mutating func appendElement(to value: inout [UInt8], using random: inout RandomNumbers) {
    guard isOfObjects else { return appendValue(of: 0, to: &value, using: &random) }
    value.append(UInt8(ascii: "{"))
    for index in members.indices {
      if index > 0 { value.append(UInt8(ascii: ",")) }
      value.append(json: members[index].field.name)
      value.append(UInt8(ascii: ":"))
      appendValue(of: index, to: &value, using: &random)
    }
    value.append(UInt8(ascii: "}"))
  }

  private mutating func appendValue(
    of index: Int, to value: inout [UInt8], using random: inout RandomNumbers
  ) {
    guard let text = members[index].value(using: &random) else { return value.append(literal: "null") }
    value.append(sampled: text, ofType: members[index].field.typeName)
  }
}

extension [UInt8] {
  /// Appends a value of a field in JSON: a number, a truth value, an array or an object if its type is one and the text is JSON, else a
  /// string.
  package mutating func append(sampled text: [UInt8], ofType type: String) {
    let isLiteral = ["integer", "number", "boolean", "object", "array", "geojson"].contains(type)
    let isWhole = text.first.map { $0 > 0x20 && $0 != UInt8(ascii: "\"") } ?? false
    if isLiteral, isWhole, text.last.map({ $0 > 0x20 }) == true, (try? JSONScanner.check(text.span)) != nil {
      return append(text.span)
    }
    append(UInt8(ascii: "\""))
    appendEscaped(text.span)
    append(UInt8(ascii: "\""))
  }
}
