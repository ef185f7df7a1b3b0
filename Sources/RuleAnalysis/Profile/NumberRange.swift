internal import Bytes

/// The least and the greatest of the values that are numbers in plain notation: digits, perhaps after a sign and with a point
/// between them.
struct NumberRange: Sendable {
  /// The least and the greatest number as they are written; empty before the first.
  private(set) var least: [UInt8] = []
  private(set) var greatest: [UInt8] = []
  private var numbers: (least: PlainNumber, greatest: PlainNumber)?
  private let allowsFractions: Bool

  /// - Parameter allowsFractions: Whether numbers with a point are among them.
  init(allowingFractions allowsFractions: Bool) { self.allowsFractions = allowsFractions }

  var isEmpty: Bool { least.isEmpty }

  /// Adds a value, which is skipped if it is no number. O(n).
  mutating func add(_ value: Span<UInt8>) {
    if let number = PlainNumber(value) { add(value, number) }
  }

  /// Adds a value that is a number.
  mutating func add(_ value: Span<UInt8>, _ number: PlainNumber) {
    guard allowsFractions || number.isWhole else { return }
    guard let known = numbers else {
      (least, greatest, numbers) = (Array(copying: value), Array(copying: value), (number, number))
      return
    }
    if number.order(of: value, relativeTo: known.least, of: least.span) < 0 {
      (least, numbers) = (Array(copying: value), (number, known.greatest))
    } else if number.order(of: value, relativeTo: known.greatest, of: greatest.span) > 0 {
      (greatest, numbers) = (Array(copying: value), (known.least, number))
    }
  }

  mutating func add(_ other: NumberRange) {
    guard !other.isEmpty else { return }
    add(other.least.span)
    add(other.greatest.span)
  }
}
