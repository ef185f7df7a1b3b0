internal import Bytes
internal import Validation

/// The texts of numbers that are not integers.
///
/// SAFETY: each closure reads `width` bytes from its address on, which the buffer of a `FormattedColumn` has
/// for each row; they need no alignment. `ColumnType` makes floating-point numbers with a width of 2, 4 or 8,
/// and decimals with a multiple of 4.
extension ValueText {
  /// A binary floating-point number: the shortest decimal that rounds to it, without a fraction of zero, as in Arrow's
  /// CSV writer: `1.5`, `2`, `1e+20`, `nan`, `-inf`.
  static func floatingPoint(width: Int) -> ValueText {
    let greatest: UInt64 =
      switch width {
      case 2: 0x7BFF
      case 4: UInt64(Float.greatestFiniteMagnitude.bitPattern)
      default: Double.greatestFiniteMagnitude.bitPattern
      }
    let order = StoredOrder.floatingPoint(width: width, greatest: greatest)
    return unsafe ValueText(width: width, longest: 26, isNumber: true, order: order) { address, bytes in
      switch width {
      case 2:
        let bits = unsafe address.loadUnaligned(as: UInt16.self)
        append(Float(Float16(bitPattern: bits)), to: &bytes)
      case 4: append(unsafe address.loadUnaligned(as: Float.self), to: &bytes)
      default: append(unsafe address.loadUnaligned(as: Double.self), to: &bytes)
      }
    }
  }

  private static func append(
    _ value: some BinaryFloatingPoint & LosslessStringConvertible, to bytes: inout [UInt8]
  ) {
    if value.isNaN { return bytes.append("nan") }
    let start = bytes.count
    bytes.append(value.description)
    let isWhole = bytes[start...].suffix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "0")])
    if isWhole { bytes.removeLast(2) }
  }

  /// A decimal: an integer of a number of bytes, in two's complement if it has a sign, times a power of ten.
  ///
  /// - Parameter scale: The number of digits after the point; if it is negative, the number of zeros after the integer.
  static func decimal(width: Int, scale: Int, isSigned: Bool = true) -> ValueText {
    let kind: OrderedKind = scale > 0 ? .number : .integer
    let order = isSigned && width <= 16 ? StoredOrder(kind, width: width, scale: scale) : nil
    let longest = width * 3 + abs(scale)
    return unsafe ValueText(width: width, longest: longest, isNumber: true, order: order) { address, bytes in
      var limbs = (0..<(width + 3) / 4).map {
        unsafe address.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
      }
      let isNegative = isSigned && limbs[limbs.count - 1] >> 31 == 1
      if isNegative {
        bytes.append(UInt8(ascii: "-"))
        negate(&limbs)
      }
      append(digits(of: limbs), scale: scale, to: &bytes)
    }
  }

  private static func negate(_ limbs: inout [UInt32]) {
    var carry = true
    for index in limbs.indices {
      let (value, overflow) = (~limbs[index]).addingReportingOverflow(carry ? 1 : 0)
      limbs[index] = value
      carry = overflow
    }
  }

  /// Returns the decimal digits of an unsigned number, whose limbs are the lowest first; `0` for zero.
  private static func digits(of number: [UInt32]) -> [UInt8] {
    var limbs = number
    var digits: [UInt8] = []
    while let last = limbs.last {
      if last == 0 {
        limbs.removeLast()
        continue
      }
      var rest: UInt64 = 0
      for index in limbs.indices.reversed() {
        let value = rest << 32 | UInt64(limbs[index])
        limbs[index] = UInt32(value / 10)
        rest = value % 10
      }
      digits.append(UInt8(ascii: "0") + UInt8(rest))
    }
    return digits.isEmpty ? [UInt8(ascii: "0")] : digits.reversed()
  }

  private static func append(_ digits: [UInt8], scale: Int, to bytes: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    guard scale > 0 else {
      bytes += digits
      if digits != [zero] { bytes += Array(repeating: zero, count: -scale) }
      return
    }
    let padded = Array(repeating: zero, count: max(0, scale + 1 - digits.count)) + digits
    bytes += padded.dropLast(scale)
    bytes.append(UInt8(ascii: "."))
    bytes += padded.suffix(scale)
  }
}
