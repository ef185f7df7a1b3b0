internal import Bytes

/// The letters and digits of a code without its separators, and the offset of each in the value. No allocation.
struct CodeSymbols {
  /// The maximum number of symbols, which exceeds that of the longest code, an IBAN of 34.
  static let capacity = 40

  private var bytes = InlineArray<40, UInt8>(repeating: 0)
  private var offsets = InlineArray<40, UInt8>(repeating: 0)
  private(set) var count = 0

  /// Appends a symbol.
  ///
  /// - Precondition: There is room, and `offset` is within 0 to 255.
  mutating func append(_ byte: UInt8, at offset: Int) {
    bytes[count] = byte
    offsets[count] = UInt8(offset)
    count += 1
  }

  /// The value of a symbol: 0 to 9 for a digit, 10 to 35 for a letter.
  subscript(index: Int) -> Int { CodeSymbols.value(of: bytes[index]) }

  func byte(_ index: Int) -> UInt8 { bytes[index] }

  /// Whether the symbol is one of those characters.
  func isOne(of characters: StaticString, at index: Int) -> Bool {
    characters.index(of: bytes[index]) != nil
  }

  /// The offset of the symbol in the value.
  func offset(of index: Int) -> Int { Int(offsets[index]) }

  /// The number that consists of the digits of the range; a letter is used with its value.
  func number(_ range: Range<Int>) -> Int {
    var result = 0
    for index in range { result = result * 10 + self[index] }
    return result
  }

  /// The symbols of the range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }

  /// The sum of the symbols from `start` on, each multiplied by its weight.
  func sum<let length: Int>(_ weights: InlineArray<length, Int>, from start: Int = 0) -> Int {
    var result = 0
    for index in 0..<length { result += weights[index] * self[start + index] }
    return result
  }

  /// Whether all symbols of the range are 0.
  func areZero(_ range: Range<Int>) -> Bool { range.allSatisfy { self[$0] == 0 } }

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
  /// The index of the first byte with that value, or `nil`.
  func index(of byte: UInt8) -> Int? {
    for index in 0..<utf8CodeUnitCount where self[index] == byte { return index }
    return nil
  }

  /// Whether one of the bytes has that value.
  func has(_ byte: UInt8) -> Bool { index(of: byte) != nil }

  /// Whether the two bytes are one of the words of two letters in the text, which are separated by one space.
  func lists(_ first: UInt8, _ second: UInt8) -> Bool {
    for start in stride(from: 0, to: utf8CodeUnitCount, by: 3)
    where self[start] == first && self[start + 1] == second {
      return true
    }
    return false
  }
}
