internal import Bytes
internal import ValidationData

/// The numbering plan of one region, from libphonenumber's metadata, as far as parsing a number requires it.
final class PhonePlan: Sendable {
  let region: String
  let callingCode: Int
  /// The automaton of the prefix of international calls, of which the longest match is used.
  let internationalPrefix: Automaton?
  /// The automaton of every number that may exist, without its calling code and national prefix.
  let general: Automaton
  /// The lengths of numbers, and of those that can be dialled only within an area, as bits.
  private let lengths: UInt64
  private let localLengths: UInt64
  /// The ways to match the national prefix, in the order in which they are tried.
  private let prefixes: [NationalPrefix]

  /// Reads a line of the table: region, calling code, automata, lengths, prefixes.
  init?(_ line: String) {
    let words = line.split(atEach: UInt8(ascii: " "))
    guard words.count == 7, let callingCode = Int(words[1]), let general = Int(words[3]),
      let lengths = UInt64(words[4]), let localLengths = UInt64(words[5])
    else { return nil }
    region = words[0]
    self.callingCode = callingCode
    internationalPrefix = Int(words[2]).map { AutomatonTable.phonePlans[$0] }
    self.general = AutomatonTable.phonePlans[general]
    self.lengths = lengths
    self.localLengths = localLengths
    prefixes =
      words[6] == "-" ? [] : words[6].split(atEach: UInt8(ascii: ",")).compactMap(NationalPrefix.init)
  }

  /// Whether the plan has numbers of a length.
  enum LengthVerdict {
    case possible, local, tooShort, tooLong, between
  }

  func verdict(onLength length: Int) -> LengthVerdict {
    if length < 64, localLengths >> UInt64(length) & 1 == 1 { return .local }
    if length < shortest { return .tooShort }
    if length > longest { return .tooLong }
    return lengths >> UInt64(length) & 1 == 1 ? .possible : .between
  }

  var shortest: Int { lengths.trailingZeroBitCount }
  var longest: Int { 63 - lengths.leadingZeroBitCount }

  /// Returns the number without its national prefix, or unchanged if it has none or is a valid number only with it.
  func strippingNationalPrefix(_ number: PhoneDigits) -> PhoneDigits {
    guard number.count > 0 else { return number }
    for prefix in prefixes {
      guard let stripped = prefix.stripped(from: number) else { continue }
      let wasPossible = number.isAccepted(by: general)
      return wasPossible && !stripped.isAccepted(by: general) ? number : stripped
    }
    return number
  }
}

/// One way to match a national prefix, optionally with a carrier code, and to remove or replace it.
final class NationalPrefix: Sendable {
  private let automaton: Automaton
  /// Whether the match must extend to the end of the number.
  private let isWhole: Bool
  /// The replacement of the match, or `nil` if the match is removed: the digits `literal`, then the digits of
  /// the match without the first `start` and the last `end`.
  private let kept: (start: Int, end: Int, literal: [UInt8])?

  /// Returns the number with the match removed or rewritten, or `nil` if there is no match.
  func stripped(from number: PhoneDigits) -> PhoneDigits? {
    guard let length = number.longestPrefix(for: automaton), !isWhole || length == number.count else {
      return nil
    }
    guard let kept else { return number.suffix(from: length) }
    return number.replacing(
      first: length, by: kept.literal, keeping: kept.start..<length - kept.end)
  }

  /// Reads `[=]automaton[:start:end:literal]`.
  init?(_ text: String) {
    isWhole = text.hasPrefix("=")
    let parts = String(text.drop { $0 == "=" }).split(atEach: UInt8(ascii: ":"))
    guard let state = Int(parts[0]) else { return nil }
    automaton = AutomatonTable.phonePlans[state]
    guard parts.count == 4, let start = Int(parts[1]), let end = Int(parts[2]) else {
      kept = nil
      return
    }
    kept = (start, end, Array(parts[3].utf8))
  }
}

extension AutomatonTable {
  static let phonePlans = AutomatonTable(PhonePlans.automata)
}
