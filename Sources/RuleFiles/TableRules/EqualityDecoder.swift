internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `equal` under `table`: lists of numbers that must be equal, each `count`, `sum(FIELD)`, or such a number of a file,
/// `FILE#count`.
struct EqualityDecoder {
  private static let forms = "count, sum(FIELD), FILE#count or FILE#sum(COLUMN)"

  let fields: RecordFields

  private var faults: FaultCollector { fields.faults }

  func equalities(_ table: Members) -> [TableRules.Equality] {
    (table.array("equal") ?? []).compactMap { node in
      guard case .array(let elements) = node.content, elements.count >= 2 else {
        faults.report(
          "an element of 'equal' must be an array of at least two numbers: \(Self.forms)", at: node.position)
        return nil
      }
      let numbers = elements.compactMap(number)
      if numbers.count == elements.count, numbers.allSatisfy({ $0.path != nil }) {
        faults.report("an element of 'equal' must have a number of this table", at: node.position)
      }
      return .init(numbers: numbers)
    }
  }

  private func number(_ node: DocumentNode) -> TableRules.Equality.Number? {
    guard case .string(let text) = node.content else {
      faults.report("a number of a table must be \(Self.forms), not \(node.content.noun)", at: node.position)
      return nil
    }
    let bytes = Array(text.utf8)
    let hash = bytes.lastIndex(of: UInt8(ascii: "#"))
    let path = hash.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    guard path?.isEmpty != true, let measure = measure(bytes[(hash.map { $0 + 1 } ?? 0)...]) else {
      faults.report("a number of a table must be \(Self.forms), not \(Excerpt(text))", at: node.position)
      return nil
    }
    if path == nil, case .sum(let name) = measure, let type = fields.entry(name, at: node.position)?.type,
      type != .number, type != .integer
    {
      faults.report(
        "a sum is for fields of the types number and integer; the type of \(Excerpt(name)) is \(type.rawValue)",
        at: node.position)
    }
    return .init(path: path, measure: measure, text: text, position: node.position)
  }

  private func measure(_ text: ArraySlice<UInt8>) -> TableRules.Equality.Number.Measure? {
    if text.elementsEqual("count".utf8) { return .count }
    guard text.starts(with: "sum(".utf8), text.last == UInt8(ascii: ")"), text.count > 5 else { return nil }
    return .sum(String(decoding: text.dropFirst(4).dropLast(), as: UTF8.self))
  }
}
