internal import Bytes

/// The types `number` and `integer`. Values of any length are compared exactly, as numbers.
///
/// `NaN` equals itself and has no order; `INF` is above every number and `-INF` below.
package struct NumberType: LogicalType {
  package let spelling: NumberSpelling

  package init(_ spelling: NumberSpelling = .number) {
    self.spelling = spelling
  }

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    if isCanonical(value) {
      bytes.append(value)
      return true
    }
    return spelling.withPlain(value) { plain in
      guard let plain, let number = spelling.number(in: plain) else { return false }
      switch number {
      case .notANumber: bytes.append(UInt8(ascii: "n"))
      case .infinity(let isNegative): bytes.append(UInt8(ascii: isNegative ? "-" : "i"))
      case .decimal(let lexeme): lexeme.appendCanonical(in: plain, to: &bytes)
      }
      return true
    }
  }

  /// Whether the value is an integer of few digits, written with nothing else than a minus before them.
  package func isCanonical(_ value: Span<UInt8>) -> Bool {
    let start = value.count > 1 && value[0] == UInt8(ascii: "-") ? 1 : 0
    let count = value.count - start
    guard count > 0, count <= DecimalLexeme.longestPlainInteger else { return false }
    if value[start] == UInt8(ascii: "0") { return value.count == 1 }
    for index in start..<value.count where !value[index].isDigit { return false }
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    spelling.withPlain(first) { first in
      spelling.withPlain(second) { second in
        guard let first, let second, let left = spelling.number(in: first),
          let right = spelling.number(in: second)
        else { return nil }
        return left.order(in: first, to: right, in: second)
      }
    }
  }

  package func decimal(of value: Span<UInt8>) -> ExactDecimal? {
    spelling.withPlain(value) { plain in
      guard let plain, case .decimal = spelling.number(in: plain) else { return nil }
      return ExactDecimal(plain)
    }
  }
}

extension NumberGrammar.Number {
  /// Returns the order of two numbers, each in its own bytes, or `nil` if one is `NaN`.
  fileprivate func order(
    in value: Span<UInt8>, to other: NumberGrammar.Number, in otherValue: Span<UInt8>
  ) -> LogicalOrder? {
    switch (self, other) {
    case (.notANumber, _), (_, .notANumber): nil
    case (.decimal(let first), .decimal(let second)):
      LogicalOrder(first.order(in: value, to: second, in: otherValue))
    default: LogicalOrder(infiniteSign, other.infiniteSign)
    }
  }

  private var infiniteSign: Int {
    if case .infinity(let isNegative) = self { isNegative ? -1 : 1 } else { 0 }
  }
}
