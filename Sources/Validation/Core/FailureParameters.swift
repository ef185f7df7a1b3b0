internal import Bytes

/// The typed parameters of a failure, by name, in the order in which they are reported; `variant` only selects the message, and
/// is not reported.
///
/// ```swift
/// let parameters: FailureParameters = ["maximum": 3, "unit": "scalars"]
/// parameters["maximum"]  // .integer(3)
/// ```
public struct FailureParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral, RandomAccessCollection {
  /// A name and its value.
  public struct Element: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: ParameterValue
  }

  // The array of the literal itself, because parameters are created for each finding.
  private(set) var elements: [(String, ParameterValue)]

  public init(dictionaryLiteral elements: (String, ParameterValue)...) {
    self.elements = elements
  }

  /// The parameters of the first, then those of the second.
  static func + (first: FailureParameters, second: FailureParameters) -> FailureParameters {
    var result = first
    result.elements += second.elements
    return result
  }

  public static func == (first: FailureParameters, second: FailureParameters) -> Bool {
    // Copies of the parameters that a strategy stores share one array.
    if first.elements.span.isIdentical(to: second.elements.span) { return true }
    guard first.count == second.count else { return false }
    for index in first.elements.indices where first.elements[index] != second.elements[index] { return false }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }

  /// A hash of the integers among the parameters, without the texts. O(n).
  var fingerprint: Int {
    var mixed = 0
    for index in elements.indices {
      if case .integer(let value) = elements[index].1 { mixed = mixed &* 31 &+ value }
    }
    return mixed
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element {
    Element(name: elements[position].0, value: elements[position].1)
  }

  /// The parameter that selects one of several messages of a code: `variant`, which no report has, else `unit` or `fault`.
  var messageVariant: ParameterValue? { self["variant"] ?? self["unit"] ?? self["fault"] }

  /// The value of the parameter whose name is those bytes, or `nil`.
  func value(named name: Span<UInt8>) -> ParameterValue? {
    for index in elements.indices where elements[index].0.consists(of: name) { return elements[index].1 }
    return nil
  }

  /// The value of that name, or `nil`. O(n) in the number of parameters, which is small.
  public subscript(name: String) -> ParameterValue? {
    get { elements.first { $0.0 == name }?.1 }
    set {
      let index = elements.firstIndex { $0.0 == name }
      switch (index, newValue) {
      case (let index?, let value?): elements[index] = (name, value)
      case (let index?, nil): elements.remove(at: index)
      case (nil, let value?): elements.append((name, value))
      case (nil, nil): break
      }
    }
  }
}

/// The value of one parameter of a failure.
public enum ParameterValue: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An integer.
  case integer(Int)
  /// A decimal of any size, with all its digits; reported as a number.
  case decimal(ExactDecimal)
  /// A text.
  case text(String)
  /// A list of texts.
  case list([String])
  /// Words that a message catalog translates; reported as the English text.
  indirect case phrase(Phrase)

  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as a message shows it.
  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .decimal(let value): value.description
    case .text(let value): value
    case .list(let values): values.joined(separator: ", ")
    case .phrase(let phrase): phrase.description
    }
  }
}
