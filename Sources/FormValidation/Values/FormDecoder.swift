internal import Validation

/// Decodes a type from a part of a form.
struct FormDecoder: Decoder {
  let texts: FormTexts
  let part: DecodedPart
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ texts: FormTexts, _ part: DecodedPart, at path: [any CodingKey] = []) {
    (self.texts, self.part, codingPath) = (texts, part, path)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedParts(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    let elements = part.tree.isEmpty ? part.eachValue : part.tree.elements.map { DecodedPart($0, in: texts) }
    return ListedParts(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Returns the decoder of a part below.
  func below(_ part: DecodedPart, _ key: some CodingKey) -> FormDecoder {
    FormDecoder(texts, part, at: codingPath + [key])
  }
}

extension FormDecoder: SingleValueDecodingContainer {
  private var reader: PartReader { PartReader(part: part) }

  func decodeNil() -> Bool { part.isAbsent(in: texts) && !part.isCheckbox }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.boolean() }
  func decode(_ type: String.Type) throws -> String { try reader.text(for: type) }
  func decode(_ type: Double.Type) throws -> Double { try reader.float(type) }
  func decode(_ type: Float.Type) throws -> Float { try reader.float(type) }
  func decode(_ type: Int.Type) throws -> Int { try reader.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.integer(type) }

  /// Decodes a type of a program. Exact decimals and days are read by the spelling of the field, not from their own texts.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == ExactDecimal.self, let value = try reader.decimal(for: type) as? Value { return value }
    if type == CalendarDay.self, let value = try reader.day() as? Value { return value }
    do {
      return try Value(from: self)
    } catch let error as DecodingError {
      throw FormDecodingError(part.tree.name, error.reason)
    }
  }
}

extension DecodingError {
  /// What the type that is decoded reports.
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
