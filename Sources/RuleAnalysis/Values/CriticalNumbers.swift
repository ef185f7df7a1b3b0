internal import JSONDocument
internal import Validation

/// The numbers at which schemas, and those within them about the same value, change what they accept.
struct CriticalNumbers {
  /// The most schemas within each other.
  private static let maximumDepth = 64

  /// The most schemas in all: those that refer to each other several times are exponentially many.
  private static let maximumCount = 20_000

  private var count = 0
  private(set) var points: Set<ExactDecimal> = []
  private(set) var divisors: [ExactDecimal] = []
  /// Whether schemas are too deep within each other, or too many, to be read.
  private(set) var isTooDeep = false

  mutating func add(_ schema: JSONSchema, _ definitions: [JSONSchema], depth: Int = 0) {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else {
      isTooDeep = true
      return
    }
    let bounds = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum]
    for point in bounds.compactMap(\.self) { points.insert(point) }
    for value in schema.choices.flatMap(\.values) {
      if case .number(let text) = value, let number = ExactDecimal(text) { points.insert(number) }
    }
    for divisor in schema.multiples.map(\.divisor)
      + (schema.kinds?.contains(.integer) == true ? [ExactDecimal(1)] : [])
    where !divisors.contains(divisor) {
      divisors.append(divisor)
    }
    let others = schema.allOf + (schema.anyOf ?? []) + (schema.oneOf ?? []) + schema.not
    let conditional = schema.condition + schema.then + schema.otherwise
    for other in others + conditional + schema.references.map({ definitions[$0] }) {
      add(other, definitions, depth: depth + 1)
    }
  }
}
