internal import Bytes

extension InvalidLimits {
  /// A share of all records as an exact percentage, above 0 and at most 100, with at most nine digits after the point.
  ///
  /// ```swift
  /// InvalidLimits.Percentage("0.50")?.description  // "0.5%"
  /// InvalidLimits.Percentage("0")                  // nil
  /// ```
  public struct Percentage: Sendable, Hashable, Comparable, CustomStringConvertible {
    private static let hundredPercent = 100_000_000_000

    /// The billionths of a percent, from 1 to ``hundredPercent``.
    private let billionths: Int

    /// Reads a percentage without its sign, such as `0.5`; `nil` for any other text.
    public init?(_ text: String) {
      let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let fraction = parts.count > 1 ? parts[1].count : 0
      guard parts.count <= 2, !parts.contains(where: \.isEmpty), parts[0].count <= 3, fraction <= 9,
        parts.joined().allSatisfy(\.isDigit)
      else { return nil }
      var billionths = parts.joined().reduce(0) { $0 * 10 + Int($1 - 0x30) }
      for _ in fraction..<9 { billionths *= 10 }
      guard 1...Self.hundredPercent ~= billionths else { return nil }
      self.billionths = billionths
    }

    /// Returns whether `part` is at least this share of `whole`, without rounding.
    func isReached(by part: Int, of whole: Int) -> Bool {
      guard part > 0 else { return false }
      let product = part.multipliedFullWidth(by: Self.hundredPercent)
      let bound = whole.multipliedFullWidth(by: billionths)
      return (product.high, product.low) >= (bound.high, bound.low)
    }

    public static func < (first: Percentage, second: Percentage) -> Bool {
      first.billionths < second.billionths
    }

    /// The percentage with its sign, as `0.5%`.
    public var description: String {
      var fraction = (billionths % 1_000_000_000 + 1_000_000_000).description.dropFirst()
      while fraction.hasSuffix("0") { fraction.removeLast() }
      return (billionths / 1_000_000_000).description + (fraction.isEmpty ? "" : ".\(fraction)") + "%"
    }
  }
}
