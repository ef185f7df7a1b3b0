/// The digits of a telephone number, in place.
struct PhoneDigits {
  /// More digits than the longest number has with all its prefixes: international prefix, calling code, carrier.
  static let longest = 40

  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  private(set) var count = 0

  /// Adds a digit; those past ``longest`` are counted, not kept.
  mutating func append(_ digit: UInt8) {
    if count < bytes.count { bytes[count] = digit }
    count += 1
  }

  /// - Precondition: No more digits than are kept.
  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The number that the first digits write.
  func number(ofFirst length: Int) -> Int {
    (0..<length).reduce(0) { $0 * 10 + Int(bytes[$1] - 0x30) }
  }

  /// The digits from that index on.
  func suffix(from index: Int) -> PhoneDigits {
    var result = PhoneDigits()
    for index in index..<count { result.append(bytes[index]) }
    return result
  }

  /// The digits with those of a range replaced by a literal and a part of them.
  func replacing(first length: Int, by literal: [UInt8], keeping kept: Range<Int>) -> PhoneDigits {
    var result = PhoneDigits()
    for digit in literal { result.append(digit) }
    for index in kept { result.append(bytes[index]) }
    for index in length..<count { result.append(bytes[index]) }
    return result
  }

  func isAccepted(by automaton: Automaton) -> Bool {
    automaton.accepts(bytes.span.extracting(0..<count))
  }

  /// The length of the longest beginning that the automaton accepts, or `nil`.
  func longestPrefix(for automaton: Automaton) -> Int? {
    automaton.longestPrefix(of: bytes.span.extracting(0..<count))
  }
}
