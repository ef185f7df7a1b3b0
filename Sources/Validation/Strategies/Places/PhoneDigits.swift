/// The digits of a telephone number, in place.
struct PhoneDigits {
  /// More digits than the longest number has with all its prefixes: international prefix, calling code, carrier.
  static let longest = 40

  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  /// Where the digits begin: what is taken away before them stays.
  private var start = 0
  private var end = 0

  var count: Int { end - start }

  /// Adds a digit; those past ``longest`` are counted, not kept.
  mutating func append(_ digit: UInt8) {
    if end < bytes.count { bytes[end] = digit }
    end += 1
  }

  /// - Precondition: No more digits than are kept.
  subscript(index: Int) -> UInt8 { bytes[start + index] }

  /// The digits from that index on.
  func suffix(from index: Int) -> PhoneDigits {
    var result = self
    result.start += index
    return result
  }

  /// The digits with those of a range replaced by a literal and a part of them.
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

  /// The length of the longest beginning that the automaton accepts, or `nil`.
  func longestPrefix(for automaton: Automaton) -> Int? {
    automaton.longestPrefix(of: bytes.span.extracting(start..<end))
  }
}
