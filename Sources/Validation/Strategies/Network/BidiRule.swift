#if InternationalNames
internal import CInternationalNames

/// The Bidi rule of RFC 5893, section 2: six conditions on every label of a domain name that has a label
/// written from right to left, so that no label looks like another one.
enum BidiRule {
  /// Whether the label has a character of direction R, AL or AN.
  static func isRightToLeft(_ label: [UInt32]) -> Bool {
    label.contains { direction($0) == .right || direction($0) == .arabicNumber }
  }

  /// Whether the label meets the six conditions.
  static func holds(for label: [UInt32]) -> Bool {
    let directions = label.map(direction)
    let end = directions.last { $0 != .mark }
    switch directions.first {
    case .right:
      let hasBothNumbers = directions.contains(.number) && directions.contains(.arabicNumber)
      return !hasBothNumbers && directions.allSatisfy { $0 != .left && $0 != .other }
        && (end == .right || end == .number || end == .arabicNumber)
    case .left:
      return directions.allSatisfy { $0 != .right && $0 != .arabicNumber && $0 != .other }
        && (end == .left || end == .number)
    default: return false
    }
  }

  /// The classes of Unicode's UAX #9 that the rule distinguishes.
  private enum Direction {
    case left
    /// R and AL.
    case right
    /// EN.
    case number
    /// AN.
    case arabicNumber
    /// NSM.
    case mark
    /// ES, CS, ET, ON and BN.
    case neutral
    case other
  }

  private static func direction(_ scalar: UInt32) -> Direction {
    switch Int(unistring_bidi_class(scalar)) {
    case Int(UC_BIDI_L): .left
    case Int(UC_BIDI_R), Int(UC_BIDI_AL): .right
    case Int(UC_BIDI_EN): .number
    case Int(UC_BIDI_AN): .arabicNumber
    case Int(UC_BIDI_NSM): .mark
    case Int(UC_BIDI_ES), Int(UC_BIDI_CS), Int(UC_BIDI_ET), Int(UC_BIDI_ON), Int(UC_BIDI_BN): .neutral
    default: .other
    }
  }
}
#endif
