/// A comparison of fields with each other or with literals, by what their values mean; of numbers, sums too.
///
/// ```swift
/// RecordComparison([.field("end", .day)], .atLeast, [.field("start", .day)])
/// RecordComparison([.field("net", .number), .field("tax", .number)], .equal, [.field("total", .number)])
/// ```
///
/// Where one of the fields is absent there is nothing to compare, and the comparison holds. Values without an order
/// (`NaN` and any number) are unequal, and no other comparison of them holds.
public struct RecordComparison: Sendable, CustomStringConvertible {
  public enum Operator: String, Sendable, CaseIterable {
    case below = "<"
    case atMost = "<="
    case equal = "=="
    case unequal = "!="
    case atLeast = ">="
    case above = ">"

    /// Whether it holds of two values that stand so to each other.
    func holds(_ order: Int?) -> Bool {
      guard let order else { return self == .unequal }
      return switch self {
      case .below: order < 0
      case .atMost: order <= 0
      case .equal: order == 0
      case .unequal: order != 0
      case .atLeast: order >= 0
      case .above: order > 0
      }
    }
  }

  /// A part of one side.
  public enum Term: Sendable {
    case field(RecordField)
    /// A value of the kind of the fields that it stands among.
    case literal(String)

    public static func field(_ name: String, _ kind: ValueKind = .text) -> Term {
      .field(RecordField(name, kind))
    }
  }

  /// A term whose bytes are at hand.
  private enum Part: Sendable {
    case field(RecordField)
    case literal([UInt8])
  }

  public let `operator`: Operator
  /// The comparison as messages show it: `net + tax == total`.
  public let description: String
  private let kind: ValueKind
  private var left: [Part]
  private var right: [Part]

  /// - Precondition: Each side has a term, and only one unless the fields are numbers; one is a field, and all fields
  ///   are of one kind, of which the literals are as well.
  public init(_ left: [Term], _ comparison: Operator, _ right: [Term]) {
    let kinds = Set(
      (left + right).compactMap { if case .field(let field) = $0 { field.kind } else { nil } })
    precondition(kinds.count == 1, "a comparison names a field, and fields of one kind")
    kind = kinds.first ?? .text
    precondition(!left.isEmpty && !right.isEmpty, "a comparison has two sides")
    precondition(kind == .number || left.count + right.count == 2, "only numbers are added")
    self.operator = comparison
    self.left = left.map(Self.part)
    self.right = right.map(Self.part)
    description = "\(Self.text(left, kind)) \(comparison.rawValue) \(Self.text(right, kind))"
  }

  private static func part(_ term: Term) -> Part {
    switch term {
    case .field(let field): .field(field)
    case .literal(let text): .literal(Array(text.utf8))
    }
  }

  private static func text(_ terms: [Term], _ kind: ValueKind) -> String {
    terms.map { term in
      switch term {
      case .field(let field): field.name
      case .literal(let text): kind == .text ? "'\(text)'" : text
      }
    }.joined(separator: " + ")
  }

  mutating func bind(to names: inout [String]) {
    for index in left.indices { Self.bind(&left[index], to: &names) }
    for index in right.indices { Self.bind(&right[index], to: &names) }
  }

  private static func bind(_ part: inout Part, to names: inout [String]) {
    guard case .field(var field) = part else { return }
    field.bind(to: &names)
    part = .field(field)
  }

  /// Whether it holds. O(n), without allocation for numbers of at most nine digits before and after the point.
  func holds(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Bool {
    for index in values.indices where isNamed(index) && !values[index].isPresent { return true }
    if kind == .number { return `operator`.holds(difference(values, in: bytes)) }
    return `operator`.holds(Self.order(of: left[0], to: right[0], kind, values, in: bytes))
  }

  private func isNamed(_ input: Int) -> Bool {
    left.contains { Self.isField($0, at: input) } || right.contains { Self.isField($0, at: input) }
  }

  private static func isField(_ part: Part, at input: Int) -> Bool {
    if case .field(let field) = part { field.input == input } else { false }
  }

  /// The sign of what the left side is more than the right one.
  private func difference(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Int? {
    var sum = NumberSum()
    for part in left {
      switch part {
      case .field(let field):
        guard let range = field.value(in: values), sum.add(bytes.extracting(range)) else { return nil }
      case .literal(let literal): guard sum.add(literal.span) else { return nil }
      }
    }
    for part in right {
      switch part {
      case .field(let field):
        guard let range = field.value(in: values), sum.subtract(bytes.extracting(range)) else { return nil }
      case .literal(let literal): guard sum.subtract(literal.span) else { return nil }
      }
    }
    return sum.sign
  }

  private static func order(
    of first: Part, to second: Part, _ kind: ValueKind, _ values: Span<RecordInput>, in bytes: Span<UInt8>
  ) -> Int? {
    switch (first, second) {
    case (.field(let first), .field(let second)):
      guard let first = first.value(in: values), let second = second.value(in: values) else { return nil }
      return kind.order(of: bytes.extracting(first), to: bytes.extracting(second))
    case (.field(let field), .literal(let literal)):
      guard let range = field.value(in: values) else { return nil }
      return kind.order(of: bytes.extracting(range), to: literal.span)
    case (.literal(let literal), .field(let field)):
      guard let range = field.value(in: values) else { return nil }
      return kind.order(of: literal.span, to: bytes.extracting(range))
    case (.literal(let first), .literal(let second)): return kind.order(of: first.span, to: second.span)
    }
  }
}
