/// A published system of check digits: which characters a code has, and which check characters are at its end.
///
/// ```swift
/// CheckDigitsStrategy(.iso7064(.mod11Radix2)).verdict(on: "079X")  // .valid
/// ```
public enum CheckDigitSystem: Sendable, Hashable {
  /// The Luhn formula, for a radix other than 10 as Luhn mod N; the symbols are the digits and then the letters A to Z.
  ///
  /// ISO/IEC 7812-1:2017, annex B. With an odd radix the formula would not detect every wrong symbol, so that only even ones
  /// from 2 to 36 are accepted.
  case luhn(radix: Int = 10)
  /// A system of ISO/IEC 7064:2003.
  case iso7064(ISO7064System)
  /// The check digit of GS1: weights 1 and 3 from the right, modulo 10 (GS1 General Specifications, section 7.9.1).
  case gs1
  /// Verhoeff's method ("Error Detecting Decimal Codes", 1969), for digits.
  case verhoeff
  /// Damm's method ("Total anti-symmetrische Quasigruppen", 2004), for digits.
  case damm

  /// The systems of ISO/IEC 7064:2003; the raw value is the modulus and the radix as the standard writes them.
  public enum ISO7064System: String, Sendable, CaseIterable {
    /// Digits, with a check digit or X.
    case mod11Radix2 = "11-2"
    /// Digits and letters, with a check character that is one of these or `*`.
    case mod37Radix2 = "37-2"
    /// Digits, and letters as two digits (A is 10), with two check digits, as in an IBAN.
    case mod97Radix10 = "97-10"
    /// Letters, with two check letters.
    case mod661Radix26 = "661-26"
    /// Digits and letters, with two check characters.
    case mod1271Radix36 = "1271-36"
    /// Digits, with a check digit.
    case mod11And10 = "11-10"
    /// Letters, with a check letter.
    case mod27And26 = "27-26"
    /// Digits and letters, with a check character.
    case mod37And36 = "37-36"
  }

  /// Checks a code whose check characters are at its end.
  func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let digits = CodeAlphabet.radix(10)
    switch self {
    case .luhn(let radix): try check(value, by: Luhn(radix: radix), over: .radix(radix))
    case .gs1: try check(value, by: GTINChecksum(), over: digits)
    case .verhoeff: try check(value, by: Verhoeff(), over: digits)
    case .damm: try check(value, by: Damm(), over: digits)
    case .iso7064(.mod11Radix2):
      try check(value, by: ISO7064.Pure.mod11Radix2, over: digits, end: .radix(10, and: "X"))
    case .iso7064(.mod37Radix2):
      try check(value, by: ISO7064.Pure.mod37Radix2, over: .radix(36), end: .radix(36, and: "*"))
    case .iso7064(.mod97Radix10):
      try check(value, by: ISO7064.Mod97(), over: .radix(36), end: digits, length: 2)
    case .iso7064(.mod661Radix26): try check(value, by: ISO7064.Pure.mod661Radix26, over: .letters, length: 2)
    case .iso7064(.mod1271Radix36):
      try check(value, by: ISO7064.Pure.mod1271Radix36, over: .radix(36), length: 2)
    case .iso7064(.mod11And10): try check(value, by: ISO7064.Hybrid.mod11And10, over: digits)
    case .iso7064(.mod27And26): try check(value, by: ISO7064.Hybrid.mod27And26, over: .letters)
    case .iso7064(.mod37And36): try check(value, by: ISO7064.Hybrid.mod37And36, over: .radix(36))
    }
  }

  /// Checks a code by a checksum.
  ///
  /// - Parameters:
  ///   - alphabet: The characters of the code.
  ///   - end: The characters that are allowed as check characters, if not all of the alphabet are.
  ///   - length: The number of check characters.
  private func check(
    _ value: Span<UInt8>, by checksum: some Checksum, over alphabet: CodeAlphabet, end: CodeAlphabet? = nil,
    length: Int = 1
  ) throws(ValidationFailure) {
    var checksum = checksum
    for index in 0..<value.count {
      let allowed = index < value.count - length ? alphabet : end ?? alphabet
      guard let symbol = allowed.value(of: value[index]) else {
        throw ValidationFailure("check-digits.structure", .character(index, in: value))
      }
      checksum.append(symbol)
    }
    guard value.count >= length else { throw .shortCode(value) }
    guard checksum.isValid else { throw ValidationFailure("check-digits.checksum") }
  }
}

extension ValidationFailure {
  /// The failure of a code that is shorter than its check digits need.
  static func shortCode(_ value: Span<UInt8>) -> ValidationFailure {
    ValidationFailure(
      "check-digits.structure", ["position": .integer(value.count + 1), "character": "", "variant": "short"])
  }
}
