internal import Validation

/// Days, times, dates with times, months or years within bounds, of which the ends of the bounds are more frequent.
struct MomentSource: ValueSource {
  private let type: MomentType
  private let seconds: ClosedRange<Int>
  /// What follows each value, such as the sign of UTC.
  private let suffix: [UInt8]

  /// Creates the values within some bounds; `nil` if there is none.
  init?(_ type: MomentType, _ bounds: [OrderBound] = [], suffix: String = "") {
    let unit = type.kind == .time || type.kind == .dateTime ? 1 : 86_400
    var (lower, upper): (Int?, Int?)
    for bound in bounds {
      guard let end = type.seconds(of: bound.text) ?? MomentType(.date).seconds(of: bound.text) else {
        continue
      }
      let inner = end + (bound.isInclusive ? 0 : bound.isLower ? unit : -unit)
      if bound.isLower { lower = max(lower ?? inner, inner) } else { upper = min(upper ?? inner, inner) }
    }
    let width = type.kind == .time ? 86_399 : Self.usualWidth
    let usual = type.kind == .time ? type.writable : Self.usual
    let first = lower ?? upper.map { $0 - width } ?? usual.lowerBound
    let last = upper ?? lower.map { $0 + width } ?? usual.upperBound
    guard first <= last, type.writable.overlaps(first...last) else { return nil }
    (self.type, seconds) = (type, (first...last).clamped(to: type.writable))
    self.suffix = Array(suffix.utf8)
  }

  /// From 1990-01-01 to 2030-12-31.
  private static let usual = 631_152_000...1_924_991_999
  /// Twenty years.
  private static let usualWidth = 20 * 366 * 86_400

  /// One of how many values is an end of the bounds.
  private static let endRarity = 16

  /// Returns sources of the values that the type of a field, or rules about time, may accept.
  static func all(
    for field: SampledField, _ rules: [SampledRule], within bounds: [OrderBound]
  ) -> [any ValueSource] {
    var types: [MomentType] = []
    if let type = field.logicalType as? MomentType { types.append(type) }
    for rule in rules {
      if let type = (rule.strategy as? TypeStrategy)?.moment { types.append(type) }
      guard let date = rule.strategy as? DatePatternStrategy else { continue }
      types.append(MomentType(.date, .pattern(date.pattern)))
    }
    if types.isEmpty, rules.contains(where: \.isOfTime) {
      types = [.date, .dateTime, .time, .yearMonth, .year].map { MomentType($0) }
    }
    return types.flatMap { type in
      let suffixes: [String] = type.kind == .time || type.kind == .dateTime ? ["", "Z"] : [""]
      return suffixes.compactMap { MomentSource(type, bounds, suffix: $0) }
    }
  }

  func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    var second = random.number(in: seconds)
    if random.isOne(in: Self.endRarity) {
      second = random.isOne(in: 2) ? seconds.lowerBound : seconds.upperBound
    }
    type.append(secondsSince1970: second, to: &value)
    value += suffix
  }
}
