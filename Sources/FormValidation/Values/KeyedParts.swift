/// The parts of a form by the names of a type's properties.
struct KeyedParts<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FormDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.part.tree.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { (try? part(key)) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try below(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try below(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try below(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try below(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try below(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try below(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try below(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try below(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try below(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try below(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try below(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try below(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try below(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try below(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try below(key).decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try below(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try below(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try below(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try below(key) }

  private func below(_ key: Key) throws(FormDecodingError) -> FormDecoder {
    try decoder.below(part(key), key)
  }

  private func part(_ key: Key) throws(FormDecodingError) -> DecodedPart {
    let part = decoder.part
    if let tree = part.tree[key.stringValue] { return DecodedPart(tree, in: decoder.texts) }
    // Foundation's `URL` is decoded from an object whose member `relative` is its text.
    if part.tree.isEmpty, part.field != nil, key.stringValue == "relative" { return part }
    let name = part.tree.name.isEmpty ? key.stringValue : "\(part.tree.name)[\(key.stringValue)]"
    throw FormDecodingError(
      name, "the form has no such field; a property is decoded from the field of its name")
  }
}
