/// The value has a number of items within bounds: `minLength` and `maxLength` of the types `array`, `object` and `list`.
///
/// A name that stands twice in an object is one member. A value that is none of the type passes: the rule of the type,
/// before this one, says so. Codes: `length.too-few` (`minimum`, `actual`), `length.too-many` (`maximum`, `actual`).
package struct ItemCountStrategy: ByteValidationStrategy {
  /// What has items.
  package enum Collection: Sendable {
    case array(JSONType)
    case object(JSONType)
    case list(ListType)

    fileprivate func count(in value: Span<UInt8>) -> Int? {
      switch self {
      case .array(let type):
        let isArray = JSONTypeStrategy(.array, allowsPythonNumbers: type.allowsPythonNumbers)
        return isArray.verdict(on: value) == .valid ? Self.elementCount(of: value) : nil
      case .object(let type):
        guard case .object(let members)? = type.value(of: value) else { return nil }
        return members.count
      case .list(let type): return type.itemCount(of: value)
      }
    }

    /// How many elements a well-formed JSON array has: one more than commas in none of them.
    private static func elementCount(of value: Span<UInt8>) -> Int {
      var (depth, commas, isEmpty, isString, isEscaped) = (0, 0, true, false, false)
      for index in value.indices {
        let byte = value[index]
        if isString {
          isString = isEscaped || byte != UInt8(ascii: "\"")
          isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
          continue
        }
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          isEmpty = isEmpty && depth == 0
          depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: commas += 1
        default:
          isString = byte == UInt8(ascii: "\"")
          isEmpty = isEmpty && byte <= 0x20
        }
      }
      return isEmpty ? 0 : commas + 1
    }
  }

  private let collection: Collection
  private let minimum: Int
  private let maximum: Int

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
