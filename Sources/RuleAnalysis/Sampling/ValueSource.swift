internal import Bytes

/// Texts that rules may accept, each of which is checked before it is used.
protocol ValueSource: Sendable {
  /// Whether the texts are examples with other letters and digits, so that accepted ones lead to others by a ``DigitWalk``.
  var isOfExamples: Bool { get }

  /// Appends the bytes of the next text.
  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers)
}

extension ValueSource {
  var isOfExamples: Bool { false }
}

/// All texts of a list.
struct ListSource: ValueSource {
  private let texts: [[UInt8]]

  /// - Precondition: There is a text.
  init(_ texts: [[UInt8]]) { self.texts = texts }

  /// The values of each type that are accepted; `nil` if none is.
  static func usual(_ accepts: ([UInt8]) -> Bool) -> ListSource? {
    let accepted = CandidateValues.usual.map { Array($0.utf8) }.filter(accepts)
    return accepted.isEmpty ? nil : ListSource(accepted)
  }

  func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    value += random.element(of: texts)
  }
}

/// The texts of several sources, about as many of each.
struct MixedSource: ValueSource {
  private var sources: [any ValueSource]

  /// - Precondition: There is a source.
  init(_ sources: [any ValueSource]) { self.sources = sources }

  var isOfExamples: Bool { sources.allSatisfy(\.isOfExamples) }

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    sources[random.below(sources.count)].append(to: &value, using: &random)
  }
}

/// Lists of items, with a delimiter between each two.
struct JoinedSource: ValueSource {
  private var item: any ValueSource
  private let delimiter: [UInt8]
  private let counts: ClosedRange<Int>

  init(_ item: any ValueSource, delimiter: [UInt8], counts: ClosedRange<Int>) {
    (self.item, self.delimiter, self.counts) = (item, delimiter, counts)
  }

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    for number in 0..<random.number(in: counts) {
      if number > 0 { value += delimiter }
      item.append(to: &value, using: &random)
    }
  }
}
