internal import Bytes

/// The check of one or several weighted check digits of a code.
///
/// The last check digit is found in the whole code, and each one before it in what remains without those after it. Thus the first
/// is calculated from the fewest symbols, and several at the end of a code are in the order from left to right.
struct WeightedCheck: Sendable, Hashable {
  /// The most check digits of a code.
  static let capacity = 8

  let digits: [WeightedCheckDigit]

  func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let places = try self.places(in: value)
    for index in 0..<value.count where !value[index].isDigit && !value[index].isUppercase {
      guard digits.indices.contains(where: { places[$0] == index && digits[$0].writes(value[index]) }) else {
        throw ValidationFailure("check-digits.structure", .character(index, in: value))
      }
    }
    for number in digits.indices {
      let sum = sum(of: value, before: number, places)
      guard digits[number].character(for: sum) == value[places[number]] else {
        throw ValidationFailure("check-digits.checksum")
      }
    }
  }

  /// The index of each check digit.
  private func places(in value: Span<UInt8>) throws(ValidationFailure) -> InlineArray<8, Int> {
    var places = InlineArray<8, Int>(repeating: -1)
    for number in digits.indices.reversed() {
      let remaining = value.count - (digits.count - 1 - number)
      let rank: Int
      switch digits[number].place {
      case .first: rank = 0
      case .last: rank = remaining - 1
      case .at(let place): rank = place - 1
      }
      guard rank >= 0, rank < remaining, remaining > 1 else { throw .shortCode(value) }
      places[number] = index(of: rank, without: number + 1, places)
    }
    return places
  }

  /// The index of the symbol with a rank among those that are not check digits from a number on.
  private func index(of rank: Int, without first: Int, _ places: InlineArray<8, Int>) -> Int {
    var index = rank
    // Each removed symbol at or before the index moves it by one, until none is left.
    var before = -1
    while true {
      let removed = (first..<digits.count).count { places[$0] <= index }
      guard removed != before else { return index }
      (before, index) = (removed, rank + removed)
    }
  }

  /// The weighted sum of all symbols but a check digit and those after it.
  private func sum(of value: Span<UInt8>, before number: Int, _ places: InlineArray<8, Int>) -> Int {
    let digit = digits[number]
    var sum = 0
    var weight = digit.weights.count
    for index in stride(from: value.count - 1, through: 0, by: -1) {
      if (number..<digits.count).contains(where: { places[$0] == index }) { continue }
      weight = weight == 0 ? digit.weights.count - 1 : weight - 1
      // A check digit before may be another character than a letter or digit, which has no value.
      let byte = value[index]
      guard byte.isDigit || byte.isUppercase else { continue }
      sum += digit.weights[weight] * digit.value(of: byte)
    }
    return sum
  }
}
