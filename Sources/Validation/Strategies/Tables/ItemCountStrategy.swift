internal import JSONDocument

/// A strategy that accepts a value whose number of items is within bounds: `minLength` and `maxLength` of the types
/// `array`, `object` and `list`.
///
/// Members of an object with the same name are counted once. A value that is not of the type is accepted,
/// because the rule of the type, which precedes this one, rejects it. Codes: `length.too-few` (`minimum`,
/// `actual`), `length.too-many` (`maximum`, `actual`).
package struct ItemCountStrategy: ByteValidationStrategy {
  /// A type whose values have items.
  package enum Collection: Sendable {
    case array(JSONType)
    case object(JSONType)
    case list(ListType)

    fileprivate func count(in value: Span<UInt8>) -> Int? {
      switch self {
      case .array(let type): return try? Self.elementCount(of: value, type)
      case .object(let type):
        guard case .object(let object)? = type.value(of: value) else { return nil }
        return object.members.count
      case .list(let type): return type.itemCount(of: value)
      }
    }

    /// The number of elements of a JSON array; `nil` for any other value. Builds no tree.
    private static func elementCount(of value: Span<UInt8>, _ type: JSONType) throws(JSONFault) -> Int? {
      var reader = JSONReader(type.dialect)
      guard try reader.next(in: value)?.kind == .arrayStart else { return nil }
      var (depth, count) = (1, 0)
      while let token = try reader.next(in: value) {
        let isEnd = token.kind == .arrayEnd || token.kind == .objectEnd
        if depth == 1, !isEnd { count += 1 }
        if token.kind == .arrayStart || token.kind == .objectStart { depth += 1 }
        if isEnd { depth -= 1 }
      }
      return count
    }
  }

  let collection: Collection
  package let minimum: Int
  package let maximum: Int

  package init(_ collection: Collection, minimum: Int = 0, maximum: Int = .max) {
    (self.collection, self.minimum, self.maximum) = (collection, minimum, maximum)
  }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let count = collection.count(in: value) else { return }
    guard count >= minimum else {
      throw ValidationFailure("length.too-few", ["minimum": .integer(minimum), "actual": .integer(count)])
    }
    guard count <= maximum else {
      throw ValidationFailure("length.too-many", ["maximum": .integer(maximum), "actual": .integer(count)])
    }
  }
}
