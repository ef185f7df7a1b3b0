/// The widths of the fields of a record, in Unicode scalars.
///
/// ```swift
/// FieldWidths([10, 5, 8])?.ends   // [10, 15, 23]
/// FieldWidths([10, 0])            // nil
/// ```
public struct FieldWidths: Sendable, Hashable {
  /// The largest sum of all widths: offsets in a part of a file have 32 bits.
  public static let maximumSum = 1 << 30

  /// The number of scalars up to the end of each field.
  public let ends: [Int]

  /// The width of each field, at least 1.
  public var widths: [Int] { zip(ends, [0] + ends).map { $0 - $1 } }

  /// Creates widths; returns `nil` for none, for a width below 1, and if their sum is above ``maximumSum``.
  public init?(_ widths: [Int]) {
    var ends: [Int] = []
    for width in widths {
      guard 1...Self.maximumSum ~= width else { return nil }
      ends.append((ends.last ?? 0) + width)
      guard ends[ends.count - 1] <= Self.maximumSum else { return nil }
    }
    guard !ends.isEmpty else { return nil }
    self.ends = ends
  }
}
