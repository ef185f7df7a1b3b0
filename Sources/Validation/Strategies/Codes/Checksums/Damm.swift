/// Damm's check over a quasigroup of order ten, which detects every single wrong digit and every transposition of adjacent
/// digits.
///
/// H. M. Damm, "Total anti-symmetrische Quasigruppen", Marburg, 2004, p. 111: each digit is combined with the result so far,
/// which begins with 0 and is 0 at the end.
struct Damm: Checksum {
  private var result = 0

  mutating func append(_ value: Int) {
    result = Self.products[result][value]
  }

  var isValid: Bool { result == 0 }

  private static let products: InlineArray<10, InlineArray<10, Int>> = [
    [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
    [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
    [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
    [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
    [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
    [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
    [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
    [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
    [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
    [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
  ]
}
