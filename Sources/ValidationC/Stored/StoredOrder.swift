internal import Validation

/// How the values of a fixed width are stored, if their numbers have the order of their meaning.
///
/// The number of a value is a two's complement or an unsigned integer; that of a floating-point number is made of its bits, so that
/// the numbers of -1.5, -0, 0 and 1.5 ascend.
struct StoredOrder: Hashable, Sendable {
  enum Representation {
    case signed, unsigned, floatingPoint
  }

  let kind: OrderedKind
  let representation: Representation
  /// The number of bytes: 1, 2, 4, 8 or 16.
  let width: Int
  /// The unit: the number of digits after the point of a number or of a second, or 0.
  let scale: Int
  /// Whether the values are moments with a time zone.
  let hasZone: Bool
  /// The numbers of the values that are of the kind.
  let numbers: ClosedRange<Int128>

  init(
    _ kind: OrderedKind, _ representation: Representation = .signed, width: Int, scale: Int = 0,
    hasZone: Bool = false, numbers: ClosedRange<Int128>? = nil
  ) {
    (self.kind, self.representation, self.width) = (kind, representation, width)
    (self.scale, self.hasZone) = (scale, hasZone)
    let bits = Int128(width * 8)
    let all: ClosedRange<Int128> =
      representation == .unsigned
      ? 0...(1 << bits - 1) : width == 16 ? .min ... .max : -(1 << (bits - 1))...(1 << (bits - 1) - 1)
    self.numbers = numbers?.clamped(to: all) ?? all
  }

  /// The most digits that a number has after the point; `nil` if there may be any.
  var fractionDigits: Int? { representation == .floatingPoint ? nil : max(0, scale) }

  /// The order of finite floating-point numbers, whose largest one has these bits.
  static func floatingPoint(width: Int, greatest bits: UInt64) -> StoredOrder {
    // The number of -x is that of x with all bits inverted.
    StoredOrder(.number, .floatingPoint, width: width, numbers: ~Int128(bits)...Int128(bits))
  }

  /// The order of moments or of days, of which there are that many in a day, of the years 0001 to 9999.
  static func moments(_ kind: OrderedKind, width: Int, scale: Int, hasZone: Bool, perDay: Int) -> StoredOrder
  {
    let (first, last) = (-719_162 as Int128, 2_932_896 as Int128)
    return StoredOrder(
      kind, width: width, scale: scale, hasZone: hasZone,
      numbers: first * Int128(perDay)...(last + 1) * Int128(perDay) - 1)
  }

  /// The bytes of the value with a number.
  func bytes(of number: Int128) -> [UInt8] {
    var bits = number
    if representation == .floatingPoint, number < 0 { bits ^= 1 << Int128(width * 8 - 1) - 1 }
    return (0..<width).map { UInt8(truncatingIfNeeded: bits >> Int128($0 * 8)) }
  }
}
