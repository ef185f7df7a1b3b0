/// A comparison of fields with each other or with literals, by the meaning of their values; of numbers, also of sums.
///
/// ```swift
/// RecordComparison([.field("end", .day)], .atLeast, [.field("start", .day)])
/// RecordComparison([.field("net", .number), .field("tax", .number)], .equal, [.field("total", .number)])
/// ```
///
/// If one of the fields is absent, the comparison is true. Values without an order, such as `NaN` and any
/// number, are unequal, and every other comparison of them is false. `INF` equals `INF`, even if finite
/// numbers are added to it.
public struct RecordComparison: Sendable, CustomStringConvertible {
  /// The operator, as rule files write it.
  public enum Operator: String, Sendable, CaseIterable {
    /// Less than.
    case below = "<"
    /// Less than or equal to.
    case atMost = "<="
    /// Equal to.
    case equal = "=="
    /// Not equal to.
    case unequal = "!="
    /// Greater than or equal to.
    case atLeast = ">="
    /// Greater than.
    case above = ">"

    /// Whether the comparison is true of two values with this order: negative, 0 or positive; `nil` if they
    /// have none.
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

  /// A term of one side; the terms are added.
  public enum Term: Sendable {
    /// The value of a field.
    case field(RecordField)
    /// A value of the same kind as the fields.
    case literal(String)

    /// The value of the field with a name, compared by its kind.
    public static func field(_ name: String, _ kind: ValueKind = .text) -> Term {
      .field(RecordField(name, kind))
    }
  }

  /// A term, prepared for evaluation.
  private struct Part: Sendable {
    /// The position of the input, or `nil` for a literal.
    var input: Int?
    var literal: [UInt8] = []
    /// The spelling of the numbers of the input, if it is not the default one.
    var spelling: NumberSpelling?
  }

  /// The operator between the sides.
  public let `operator`: Operator
  /// The comparison as messages show it: `net + tax == total`.
  public let description: String
  private let kind: ValueKind
  /// The terms of both sides.
  package let terms: (left: [Term], right: [Term])
  private var left: [Part] = []
  private var right: [Part] = []
  /// The inputs that the comparison reads.
  private(set) var inputs: [Int] = []

  /// Creates a comparison of two sums, each of one or several terms.
  ///
  /// - Precondition: Each side has a term, and only one unless the fields are numbers; at least one term is a
  ///   field, and all fields are of one kind.
  public init(_ left: [Term], _ comparison: Operator, _ right: [Term]) {
    let kinds = (left + right).compactMap { if case .field(let field) = $0 { field.kind } else { nil } }
    precondition(!kinds.isEmpty, "a comparison names a field")
    precondition(kinds.allSatisfy { $0.compares(with: kinds[0]) }, "fields of one kind compare")
    kind = kinds[0]
    precondition(!left.isEmpty && !right.isEmpty, "a comparison has two sides")
    precondition(kind.isNumber || left.count + right.count == 2, "only numbers are added")
    self.operator = comparison
    terms = (left, right)
    description = "\(Self.text(left, kind)) \(comparison.rawValue) \(Self.text(right, kind))"
  }

  private static func text(_ terms: [Term], _ kind: ValueKind) -> String {
    terms.map { term in
      switch term {
      case .field(let field): field.name
      case .literal(let text): kind.isText ? "'\(text)'" : text
      }
    }.joined(separator: " + ")
  }

  mutating func bind(to names: inout RecordInputNames) {
    inputs = []
    left = []
    right = []
    for term in terms.left { left.append(part(term, &names)) }
    for term in terms.right { right.append(part(term, &names)) }
  }

  private mutating func part(_ term: Term, _ names: inout RecordInputNames) -> Part {
    switch term {
    case .literal(let text): return Part(literal: Array(text.utf8))
    case .field(var field):
      field.bind(to: &names)
      inputs.append(field.input)
      return Part(input: field.input, spelling: field.kind.spelling)
    }
  }

  /// Whether the comparison is true. O(n), without allocation for numbers of at most nine digits before and after the point.
  func holds(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Bool {
    for index in inputs.indices where !values[inputs[index]].isPresent { return true }
    return `operator`.holds(kind.isNumber ? difference(values, in: bytes) : order(values, in: bytes))
  }

  /// The sign of the left side minus the right one.
  private func difference(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Int? {
    var sum = NumberSum()
    for index in left.indices {
      guard Self.add(left, at: index, of: values, in: bytes, to: &sum, isSubtracted: false) else {
        return nil
      }
    }
    for index in right.indices {
      guard Self.add(right, at: index, of: values, in: bytes, to: &sum, isSubtracted: true) else {
        return nil
      }
    }
    return sum.sign
  }

  private static func add(
    _ side: [Part], at index: Int, of values: Span<RecordInput>, in bytes: Span<UInt8>,
    to sum: inout NumberSum,
    isSubtracted: Bool
  ) -> Bool {
    read(side, at: index, of: values, in: bytes) { value in
      if let spelling = side[index].spelling {
        return sum.add(value, spelled: spelling, isSubtracted: isSubtracted)
      }
      return sum.add(value, isSubtracted: isSubtracted)
    }
  }

  /// The order of the single terms of both sides.
  private func order(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Int? {
    Self.read(left, at: 0, of: values, in: bytes) { first in
      Self.read(right, at: 0, of: values, in: bytes) { second in kind.order(first, second) }
    }
  }

  /// Calls `body` with the bytes of a term, without copying the term: a copy costs more than reading it.
  @inline(__always)
  private static func read<Result>(
    _ side: [Part], at index: Int, of values: Span<RecordInput>, in bytes: Span<UInt8>,
    _ body: (Span<UInt8>) -> Result
  ) -> Result {
    guard let input = side[index].input else {
      let literal = side[index].literal
      return body(literal.span)
    }
    guard case .present(let range) = values[input] else {
      preconditionFailure("what is compared is present")
    }
    return body(bytes.extracting(range))
  }
}
