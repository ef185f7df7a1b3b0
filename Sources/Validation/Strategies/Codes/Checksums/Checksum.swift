/// A checksum over the symbols of a code, which are appended one after the other from the first to the last,
/// the check symbols included.
protocol Checksum: Sendable {
  /// Appends the value of the next symbol: 0 to 9 for a digit, 10 to 35 for a letter.
  mutating func append(_ value: Int)

  /// Whether the symbols so far are a code with correct check symbols.
  var isValid: Bool { get }
}

extension Checksum {
  /// The checksum after those symbols of the code.
  func over(_ symbols: CodeSymbols, _ range: Range<Int>) -> Self {
    var checksum = self
    for index in range { checksum.append(symbols[index]) }
    return checksum
  }

  /// Whether the whole code has correct check symbols.
  func holds(for symbols: CodeSymbols) -> Bool {
    over(symbols, 0..<symbols.count).isValid
  }
}
