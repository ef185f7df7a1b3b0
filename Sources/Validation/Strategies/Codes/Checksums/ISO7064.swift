/// The check character systems of ISO/IEC 7064:2003.
enum ISO7064 {
  /// A pure system (section 7): each symbol has a power of the radix as its weight, and the weighted sum is 1 modulo the
  /// modulus.
  struct Pure: Checksum {
    let modulus: Int
    let radix: Int
    private var remainder = 0

    private init(modulus: Int, radix: Int) {
      (self.modulus, self.radix) = (modulus, radix)
    }

    mutating func append(_ value: Int) {
      remainder = (remainder * radix + value) % modulus
    }

    var isValid: Bool { remainder == 1 }

    /// MOD 11-2: digits, and X for a check character of 10.
    static let mod11Radix2 = Pure(modulus: 11, radix: 2)
    /// MOD 37-2: digits and letters, and * for a check character of 36.
    static let mod37Radix2 = Pure(modulus: 37, radix: 2)
    /// MOD 661-26: letters, of which A is 0, with two check letters.
    static let mod661Radix26 = Pure(modulus: 661, radix: 26)
    /// MOD 1271-36: digits and letters, with two check characters.
    static let mod1271Radix36 = Pure(modulus: 1271, radix: 36)
  }

  /// MOD 97-10 over digits and letters (ISO 13616-1:2020, 6.2), with two check digits: each letter is
  /// replaced by the two digits of its value, and the resulting number is 1 modulo 97.
  struct Mod97: Checksum {
    private(set) var remainder = 0

    mutating func append(_ value: Int) {
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
    }

    var isValid: Bool { remainder == 1 }
  }

  /// A hybrid system (section 8), in which sums modulo M and doubled values modulo M + 1 alternate.
  struct Hybrid: Checksum {
    let modulus: Int
    private var sum: Int

    private init(modulus: Int) {
      (self.modulus, sum) = (modulus, modulus)
    }

    mutating func append(_ value: Int) {
      product = (sum + value) % modulus
      sum = (product == 0 ? modulus : product) * 2 % (modulus + 1)
    }

    /// The last sum modulo M, before it was doubled.
    private var product = 0

    var isValid: Bool { product == 1 }

    /// MOD 11,10: digits.
    static let mod11And10 = Hybrid(modulus: 10)
    /// MOD 27,26: letters, of which A is 0.
    static let mod27And26 = Hybrid(modulus: 26)
    /// MOD 37,36: digits and letters.
    static let mod37And36 = Hybrid(modulus: 36)
  }
}
