/// The kind of representation of ISO 8601 that the letters and separators of a value indicate.
struct ISO8601Shape {
  /// The kind, of which the failure is reported.
  let form: ISO8601Strategy.Form
  /// The other kind that the value can be, since its digits alone do not tell: `1430` and `2024-13`, 20:24 at -13:00; `nil` if there is
  /// none.
  let other: ISO8601Strategy.Form?

  init(of value: Span<UInt8>) {
    var (hasSlash, hasTime, hasFraction, hasWeek) = (false, false, false, false)
    var digits = 0
    for index in 0..<value.count {
      switch value[index] {
      case UInt8(ascii: "/"): hasSlash = true
      case UInt8(ascii: "T"), UInt8(ascii: ":"): hasTime = true
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "Z"): hasFraction = true
      case UInt8(ascii: "+"): hasFraction = hasFraction || index > 0
      case UInt8(ascii: "W"): hasWeek = true
      case 0x30...0x39: digits += 1
      default: break
      }
    }
    let first = value.count > 0 ? value[0] : 0
    let beginsWithTime = first == UInt8(ascii: "T") || value.count > 2 && value[2] == UInt8(ascii: ":")
    if first == UInt8(ascii: "R") {
      self.init(.recurring)
    } else if hasSlash {
      self.init(.interval)
    } else if first == UInt8(ascii: "P") {
      self.init(.duration)
    } else if beginsWithTime || !hasTime && hasFraction {
      self.init(.time)
    } else if hasTime {
      self.init(.dateTime)
    } else if digits == value.count, digits == 6 {
      self.init(.time, or: .date)
    } else {
      self.init(.date, or: hasWeek ? nil : .time)
    }
  }

  private init(_ form: ISO8601Strategy.Form, or other: ISO8601Strategy.Form? = nil) {
    (self.form, self.other) = (form, other)
  }
}
