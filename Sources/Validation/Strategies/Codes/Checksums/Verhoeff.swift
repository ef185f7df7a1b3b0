/// Verhoeff's check over the dihedral group of order ten, which detects every single wrong digit and every
/// transposition of adjacent digits.
///
/// J. Verhoeff, "Error Detecting Decimal Codes", Mathematical Centre Tracts 29, 1969: each digit is permuted
/// as many times as its index from the right, counted from 0, and the product of the results in the group is
/// 0. The permutation has the order 8, so that eight products are stored, one for each possible remainder of
/// the number of further digits.
struct Verhoeff: Checksum {
  private var products: InlineArray<8, Int> = [0, 0, 0, 0, 0, 0, 0, 0]

  mutating func append(_ value: Int) {
    let before = products
    for place in 0..<8 {
      products[place] = Self.product(Self.powers[place][value], before[(place + 1) % 8])
    }
  }

  var isValid: Bool { products[0] == 0 }

  /// The product in the group: 0 to 4 are the rotations of a pentagon, 5 to 9 its reflections.
  private static func product(_ first: Int, _ second: Int) -> Int {
    switch (first < 5, second < 5) {
    case (true, true): (first + second) % 5
    case (true, false): (first + second - 5) % 5 + 5
    case (false, true): (first - second) % 5 + 5
    case (false, false): (first - second + 5) % 5
    }
  }

  /// The powers of the permutation, by exponent and digit.
  private static let powers: InlineArray<8, InlineArray<10, Int>> = {
    let permutation: InlineArray<10, Int> = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
    var powers = InlineArray<8, InlineArray<10, Int>>(repeating: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    for times in 1..<8 {
      for digit in 0..<10 { powers[times][digit] = permutation[powers[times - 1][digit]] }
    }
    return powers
  }()
}
