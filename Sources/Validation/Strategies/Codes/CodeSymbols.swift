internal import Bytes

/// The letters and digits of a code without its separators, and the offset of each in the value. No allocation.
struct CodeSymbols {
  /// More than the longest code has: an IBAN of 34.
  static let capacity = 40

  private var bytes = InlineArray<40, UInt8>(repeating: 0)
  private var offsets = InlineArray<40, UInt8>(repeating: 0)
  private(set) var count = 0

  /// - Precondition: There is room, and `offset` is within 0 to 255.
  mutating func append(_ byte: UInt8, at offset: Int) {
    bytes[count] = byte
    offsets[count] = UInt8(offset)
    count += 1
  }

  /// The value of a symbol: a digit's 0 to 9, a letter's 10 to 35.
  subscript(index: Int) -> Int { CodeSymbols.value(of: bytes[index]) }

  func byte(_ index: Int) -> UInt8 { bytes[index] }

  /// Whether the symbol is one of those characters.
  func isOne(of characters: StaticString, at index: Int) -> Bool {
    characters.index(of: bytes[index]) != nil
  }

  /// The offset of the symbol in the value.
  func offset(of index: Int) -> Int { Int(offsets[index]) }

  /// The number that the digits of the range write; a letter among them counts by its value.
  func number(_ range: Range<Int>) -> Int {
    var result = 0
    for index in range { result = result * 10 + self[index] }
    return result
  }

  /// The sum of the symbols from `start`, each times its weight.
  func sum<let length: Int>(_ weights: InlineArray<length, Int>, from start: Int = 0) -> Int {
    var result = 0
    for index in 0..<length { result += weights[index] * self[start + index] }
    return result
  }

  /// Whether all symbols are the same.
  var areAllEqual: Bool {
    for index in 1..<count where bytes[index] != bytes[0] { return false }
    return true
  }

  static func value(of byte: UInt8) -> Int {
    byte.isDigit ? Int(byte) - 0x30 : Int(byte) - 0x41 + 10
  }
}

extension StaticString {
  /// The offset of the first such byte, or `nil`.
  func index(of byte: UInt8) -> Int? {
    for index in 0..<utf8CodeUnitCount where self[index] == byte { return index }
    return nil
  }

  /// Whether the two bytes are one of the words of two letters that the text lists with one space between.
  func lists(_ first: UInt8, _ second: UInt8) -> Bool {
    for start in stride(from: 0, to: utf8CodeUnitCount, by: 3)
    where self[start] == first && self[start + 1] == second {
      return true
    }
    return false
  }
}
