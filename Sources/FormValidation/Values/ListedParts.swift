/// The elements of a repeated group, or the values of a field that has several.
struct ListedParts: UnkeyedDecodingContainer {
  let decoder: FormDecoder
  let elements: [DecodedPart]
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  private(set) var currentIndex = 0

  init(decoder: FormDecoder, elements: [DecodedPart]) {
    (self.decoder, self.elements) = (decoder, elements)
  }

  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try element().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }
  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decode(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decode(type) } }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.decode(type) }
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  {
    try next { $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next(\.self) }

  private func element() throws(FormDecodingError) -> FormDecoder {
    guard !isAtEnd else {
      throw FormDecodingError(
        decoder.part.tree.name, "there are \(elements.count) values, and the type reads more")
    }
    return decoder.below(elements[currentIndex], ElementKey(intValue: currentIndex))
  }

  private mutating func next<Value>(_ read: (FormDecoder) throws -> Value) throws -> Value {
    let value = try read(element())
    currentIndex += 1
    return value
  }
}

/// The place of an element in its list, from 0.
private struct ElementKey: CodingKey {
  let index: Int
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(intValue: Int) { index = intValue }
  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }
}
