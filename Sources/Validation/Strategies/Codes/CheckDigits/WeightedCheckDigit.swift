internal import Bytes

/// A check digit that is calculated from a weighted sum of the other symbols of a code.
///
/// Digits have their values, and the letters A to Z the values 10 to 35. Each symbol is multiplied by its weight; the weights are
/// aligned with the end of the code and repeated to its beginning. The check digit is the number that, added to the sum, makes
/// it a multiple of the modulus.
///
/// ```swift
/// // ISBN-10: the weights 10 to 2, modulo 11, and X for 10.
/// let isbn = try WeightedCheckDigit(weights: Array(2...10).reversed(), modulus: 11, characters: [10: "X"])
/// CheckDigitsStrategy(weighted: isbn).verdict(on: "097522980X")  // .valid
/// ```
public struct WeightedCheckDigit: Sendable, Hashable {
  /// The place of the check digit in a code.
  public enum Place: Sendable, Hashable {
    /// The first symbol.
    case first
    /// The last symbol.
    case last
    /// A symbol by its number from 1.
    case at(Int)
  }

  /// The values of letters.
  public enum Letters: String, Sendable, CaseIterable {
    /// 10 to 35, as in ISO 6166 and ISO 13616.
    case base36 = "base-36"
    /// The code of US-ASCII minus 48: 17 to 42, as in the CNPJ of Brazil.
    case ascii
  }

  /// The weights, of which the last belongs to the last symbol.
  public let weights: [Int]
  /// The modulus.
  public let modulus: Int
  /// The characters for results that are not written as their digit. A result from 10 on without a character makes a code invalid.
  public let characters: [Int: Character]
  /// The place of the check digit.
  public let place: Place
  /// The values of letters.
  public let letters: Letters
  /// Whether the check digit makes the sum a multiple of the modulus; if not, it is the sum modulo the modulus.
  public let isComplement: Bool

  private let characterBytes: [UInt8]

  /// Creates a check digit.
  ///
  /// - Throws: ``RuleError/malformedArgument(_:expected:of:)`` unless there are 1 to 64 weights from -10,000 to 10,000, a modulus from
  ///   2 to 10,000, a place from 1 on, and for each result below the modulus at most one character, which is of ASCII.
  public init(
    weights: [Int], modulus: Int, characters: [Int: Character] = [:], at place: Place = .last,
    letters: Letters = .base36, isComplement: Bool = true
  ) throws(RuleError) {
    (self.weights, self.modulus, self.characters) = (weights, modulus, characters)
    (self.place, self.letters, self.isComplement) = (place, letters, isComplement)
    try Self.require(1...64 ~= weights.count, of: "\(weights.count) weights", expecting: "1 to 64 weights")
    for weight in weights {
      try Self.require(
        -10_000...10_000 ~= weight, of: "weight \(weight)", expecting: "weights from -10000 to 10000")
    }
    try Self.require(2...10_000 ~= modulus, of: "modulus \(modulus)", expecting: "a modulus from 2 to 10000")
    if case .at(let number) = place {
      try Self.require(
        1...1_000 ~= number, of: "at \(number)", expecting: "first, last or a place from 1 to 1000")
    }
    var bytes = (0..<modulus).map { $0 < 10 ? UInt8(ascii: "0") + UInt8($0) : 0 }
    for (result, character) in characters {
      try Self.require(
        0..<modulus ~= result, of: "map \(result)", expecting: "results from 0 to \(modulus - 1) in 'map'")
      let printable = character.asciiValue.flatMap { 0x21...0x7E ~= $0 ? $0 : nil }
      try Self.require(
        printable != nil, of: "map \(result): \(character)",
        expecting: "one printable ASCII character a result")
      bytes[result] = printable ?? 0
    }
    characterBytes = bytes
  }

  private static func require(_ holds: Bool, of text: String, expecting expected: String) throws(RuleError) {
    guard holds else { throw .malformedArgument(text, expected: expected, of: "check-digits") }
  }

  /// Whether a character can be this check digit.
  func writes(_ byte: UInt8) -> Bool { byte != 0 && characterBytes.contains(byte) }

  /// The character that a code with that sum has as this check digit, or 0 if there is none.
  func character(for sum: Int) -> UInt8 {
    let remainder = (isComplement ? -sum : sum) % modulus
    return characterBytes[remainder < 0 ? remainder + modulus : remainder]
  }

  /// The value of a digit or letter.
  func value(of byte: UInt8) -> Int {
    letters == .ascii ? Int(byte) - 48 : CodeSymbols.value(of: byte)
  }
}
