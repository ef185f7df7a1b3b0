/// A check on the symbols of a code, fed one after the other from the first to the last, the check symbols included.
protocol Checksum: Sendable {
  /// Takes the value of the next symbol: a digit's 0 to 9, a letter's 10 to 35.
  mutating func append(_ value: Int)

  /// Whether the symbols so far are a code with its right check symbols.
  var isValid: Bool { get }
}

extension Checksum {
  /// The checksum after those symbols of the code.
  func over(_ symbols: CodeSymbols, _ range: Range<Int>) -> Self {
    var checksum = self
    for index in range { checksum.append(symbols[index]) }
    return checksum
  }

  /// Whether the whole code has its right check symbols.
  func holds(for symbols: CodeSymbols) -> Bool {
    over(symbols, 0..<symbols.count).isValid
  }
}
