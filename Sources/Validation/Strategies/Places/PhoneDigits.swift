/// The digits of a telephone number, stored inline.
struct PhoneDigits {
  /// The capacity, which exceeds the number of digits of the longest number with its international prefix,
  /// calling code and carrier code.
  static let longest = 40

  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  /// The index of the first digit; removing digits before it moves only this index.
  private var start = 0
  private var end = 0

  var count: Int { end - start }

  /// Appends a digit; digits beyond ``longest`` are counted but not stored.
  mutating func append(_ digit: UInt8) {
    if end < bytes.count { bytes[end] = digit }
    end += 1
  }

  /// - Precondition: The digit is stored.
  subscript(index: Int) -> UInt8 { bytes[start + index] }

  /// The digits from that index to the end.
  func suffix(from index: Int) -> PhoneDigits {
    var result = self
    result.start += index
    return result
  }

  /// Returns the digits with the first `length` of them replaced by a literal and the digits in `kept`.
  func replacing(first length: Int, by literal: [UInt8], keeping kept: Range<Int>) -> PhoneDigits {
    var result = PhoneDigits()
    for digit in literal { result.append(digit) }
    for index in kept { result.append(self[index]) }
    for index in length..<count { result.append(self[index]) }
    return result
  }

  func isAccepted(by automaton: Automaton) -> Bool {
    automaton.accepts(bytes.span.extracting(start..<end))
  }

  /// The length of the longest prefix that the automaton accepts, or `nil`.
  func longestPrefix(for automaton: Automaton) -> Int? {
    automaton.longestPrefix(of: bytes.span.extracting(start..<end))
  }
}
